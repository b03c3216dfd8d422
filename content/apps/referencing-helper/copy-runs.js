import { copyOrSelect } from '../copy.js'
import { textOf } from './reference.js'

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** @param {import('./reference.js').Run[][]} references */
export function htmlOf(references) {
  return references
    .map((runs) => runs.map(({ text, isItalic }) => (isItalic ? `<i>${escaped(text)}</i>` : escaped(text))).join(''))
    .map((reference) => `<p>${reference}</p>`)
    .join('')
}

/**
 * Copies references with their italics, so that a word processor keeps them; where the browser cannot, as plain text, and where it
 * may not, the text is selected in a field.
 * @param {import('./reference.js').Run[][]} references
 * @param {string} name what they are, such as "The list"
 * @param {HTMLTextAreaElement} field hidden until it is needed
 * @returns {Promise<string>} what to say about it
 */
export async function copyRuns(references, name, field) {
  const text = references.map(textOf).join('\n')
  try {
    const as = (type, content) => [type, new Blob([content], { type })]
    const formats = [as('text/html', htmlOf(references)), as('text/plain', text)]
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(formats))])
    return `${name} is copied, with its italics.`
  } catch {
    field.hidden = false
    field.labels[0].hidden = false
    field.value = text
    return copyOrSelect(field, name)
  }
}
