/** Copies a text to the clipboard; false when the browser does not allow it. A page without TLS has no `navigator.clipboard`. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text)
      return true
    }
    return copyFromSelection(text)
  } catch {
    return false
  }
}

function copyFromSelection(text: string): boolean {
  const before = document.activeElement
  const box = document.createElement('textarea')
  box.value = text
  // Inside the open dialog, which does not let the focus leave.
  const place = before?.parentElement ?? document.body
  place.append(box)
  box.select()
  const isCopied = document.execCommand('copy')
  box.remove()
  if (before instanceof HTMLElement) before.focus()
  return isCopied
}
