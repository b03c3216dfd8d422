import type { Edit } from './edits.ts'

/**
 * Makes the edit in the text area as if it had been typed, so that the browser's undo takes it back. The area takes the focus. Where
 * the browser has no such command the text is replaced, and undo does not know of it.
 */
export function applyEdit(area: HTMLTextAreaElement, { from, to, text, start, end }: Edit) {
  area.focus()
  area.setSelectionRange(from, to)
  const isTyped =
    typeof document.execCommand === 'function' &&
    (text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text))
  if (!isTyped) {
    area.setRangeText(text, from, to, 'end')
    area.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  area.setSelectionRange(start, end)
}

/** Writes the text over what stands between these places, and puts the caret behind it. */
export const insertText = (area: HTMLTextAreaElement, text: string, from: number, to: number) =>
  applyEdit(area, { from, to, text, start: from + text.length, end: from + text.length })
