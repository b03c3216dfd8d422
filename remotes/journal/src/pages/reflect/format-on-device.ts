import type { DownloadFormat } from '@stepwise/shared/contracts'

const key = 'stepwise.journal-format'

/** The kind of file that was chosen on this device; a Word document unless told (mission 15). */
export const formatOnDevice = (): DownloadFormat => (localStorage.getItem(key) === 'txt' ? 'txt' : 'docx')

export const keepFormat = (format: DownloadFormat) => localStorage.setItem(key, format)
