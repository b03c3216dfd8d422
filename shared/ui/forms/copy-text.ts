/** Copies a text to the clipboard, as `html` too where that is possible; false when the browser does not allow it. A page without TLS has no `navigator.clipboard`. */
export async function copyText(text: string, html?: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      if (html === undefined) await navigator.clipboard.writeText(text)
      else await copyBoth(text, html)
      return true
    }
    return copyFromSelection(text)
  } catch {
    return false
  }
}

async function copyBoth(text: string, html: string) {
  try {
    const as = (type: string, content: string) => [type, new Blob([content], { type })]
    const formats = Object.fromEntries([as('text/html', html), as('text/plain', text)])
    await navigator.clipboard.write([new ClipboardItem(formats)])
  } catch {
    await navigator.clipboard.writeText(text)
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
