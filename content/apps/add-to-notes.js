/**
 * Where a text goes into the notes of the step that has opened the app: its page, with the text in the box for a new note. The
 * text is in the fragment of the address, which no server gets.
 * @param {string} text
 * @returns {string | null} null where no step of a flow has opened the app
 */
export function noteAddress(text) {
  const { origin } = location
  if (!document.referrer.startsWith(`${origin}/flows/`)) return null
  const { pathname, search } = new URL(document.referrer)
  return `${pathname}${search}#note=${encodeURIComponent(text)}`
}

/**
 * Shows a button where a step of a flow has opened the app. It leads to the step's notes, with a text.
 * @param {HTMLButtonElement} button
 * @param {() => string} textOf
 */
export function offerNote(button, textOf) {
  button.hidden = noteAddress('') === null
  button.addEventListener('click', () => location.assign(noteAddress(textOf())))
}
