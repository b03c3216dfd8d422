import { formatCount } from '@stepwise/shared/counts'

const entries = (count: number) => formatCount(count, 'entry', 'entries')

export const deletedMessage = (count: number) => `${entries(count)} deleted`
export const downloadedMessage = (count: number) => `Your download of ${entries(count)} has started`
export const foundMessage = (count: number) => (count === 0 ? 'No results found' : `${entries(count)} found`)

export const stillReading = 'Still reading your older entries…'
/** What a search has found in the entries that are read. */
export const foundSoFarMessage = (count: number, hasFailed: boolean) =>
  `${entries(count)} found so far. ${hasFailed ? 'Your older entries could not be read.' : stillReading}`

/** The count above the table; `found` is null while there is no search. */
export function countLabel(count: number, found: number | null): string {
  return found === null ? entries(count) : `${found} of ${entries(count)}`
}

/** `hidden`: also selected, but the search does not show them. */
export function selectedLabel(count: number, hidden: number): string {
  return hidden === 0 ? `${count} selected` : `${count} selected, ${hidden} more not shown`
}

/** What a deletion that stopped halfway has deleted, and why it stopped. */
export function partlyDeletedMessage(deleted: number, all: number, reason: string): string {
  return deleted === 0 ? reason : `${deleted} of ${all} entries were deleted. The others were not. ${reason}`
}
