/**
 * Writes dictated words where the caret is, in place of what is selected, as typing would: the browser can undo it. The focus is where it
 * was, afterwards.
 */
export function insertWords(field: HTMLTextAreaElement, words: string): void {
  const { value, selectionStart, selectionEnd } = field
  const text = fitted(words.trim(), value.slice(0, selectionStart), value.slice(selectionEnd))
  const focused = document.activeElement
  if (focused !== field) field.focus({ preventScroll: true })
  // The only way to write that can be undone. Where it is not there, the field changes all the same.
  const isWritten = document.execCommand?.('insertText', false, text)
  if (!isWritten) {
    field.setRangeText(text, selectionStart, selectionEnd, 'end')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  if (focused !== field && focused instanceof HTMLElement) focused.focus({ preventScroll: true })
}

/** Recognisers know neither the space before their words nor that a sentence begins. */
function fitted(words: string, before: string, after: string): string {
  const begins = /(^|[.!?…]["'”’)]*\s*|\n\s*)$/u.test(before)
  const text = begins ? words.charAt(0).toLocaleUpperCase() + words.slice(1) : words
  const lead = before === '' || /[\s(“"'‘-]$/u.test(before) ? '' : ' '
  const trail = after === '' || /^[\s.,;:!?)”’]/u.test(after) ? '' : ' '
  return lead + text + trail
}
