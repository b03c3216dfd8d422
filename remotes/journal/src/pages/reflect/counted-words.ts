const entries = (count: number) => (count === 1 ? '1 entry' : `${count} entries`)

export const deletedWords = (count: number) => `${entries(count)} deleted`
export const downloadedWords = (count: number) => `Your download of ${entries(count)} has started`
export const totalWords = entries
export const foundWords = (count: number) => (count === 0 ? 'No results found' : `${entries(count)} found`)

/** `hidden`: selected too, and not among what the search has found; nothing is done with them. */
export function selectedWords(count: number, hidden = 0): string {
  return hidden === 0 ? `${count} selected` : `${count} selected, ${hidden} more not shown`
}

/** What a deletion that stopped on its way has done so far, and why it stopped. */
export function stoppedWords(deleted: number, all: number, reason: string): string {
  return deleted === 0 ? reason : `${deleted} of ${all} entries were deleted, the others were not. ${reason}`
}
