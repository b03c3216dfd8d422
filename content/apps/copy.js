/**
 * Copies what is in a field. Where the browser does not allow it, the text is selected, to be copied by hand.
 * @param {HTMLInputElement | HTMLTextAreaElement} field
 * @param {string} name what is in it, such as "The agenda"
 * @returns {Promise<string>} what to say about it
 */
export async function copyOrSelect(field, name) {
  try {
    await navigator.clipboard.writeText(field.value)
    return `${name} is copied.`
  } catch {
    field.focus()
    field.select()
    return `${name} could not be copied here. It is selected: press Control + C, or Command + C on a Mac.`
  }
}
