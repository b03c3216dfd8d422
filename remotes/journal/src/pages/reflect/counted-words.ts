const entries = (count: number) => (count === 1 ? '1 entry' : `${count} entries`)

export const selectedWords = (count: number) => `${count} selected`
export const deletedWords = (count: number) => `${entries(count)} deleted`
export const downloadedWords = (count: number) => `Your download of ${entries(count)} has started`
export const totalWords = entries
