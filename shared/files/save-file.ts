/** Has the browser save a file that was made on this page. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Later, because some browsers have not begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** The text as part of a file name that every system accepts, at most 80 characters. */
export function asFileName(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|%]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .slice(0, 80)
    .toWellFormed()
    .replace(/[. ]+$/, '')
}
