type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isToggle = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)

/**
 * What was typed and chosen before the app was there happens again, as by a person: React does not know of it, and takes it back with its
 * next rendering, which the first of these changes brings about.
 */
export async function replayTyped(): Promise<void> {
  const changed = [...document.querySelectorAll<Field>('#root :is(input, textarea, select)')].filter(isChanged)
  const changes = changed.map((field) => replayOf(field))
  // In an effect React would render what they bring about too late, and the cursor would be lost. No input can come in between.
  await undefined
  for (const change of changes) change()
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  return isToggle(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

function replayOf(field: Field): () => void {
  const { value } = field
  if (field instanceof HTMLSelectElement)
    return () => {
      field.value = value
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
  if (isToggle(field))
    return () => {
      field.checked = field.defaultChecked
      field.click()
    }
  const isComposed = globalThis.stepwiseBoot?.isComposing && field === document.activeElement
  const { selectionStart, selectionEnd } = field
  if (!isComposed) return () => replayText(field, { value, selectionStart, selectionEnd })
  // After the browser has put the word in.
  const whole = () => setTimeout(() => replayText(field, field))
  return () => field.addEventListener('compositionend', whole, { once: true })
}

/** React notices a change by the browser's own setter, and must have seen another value before it. */
function replayText(
  field: HTMLInputElement | HTMLTextAreaElement,
  { value, selectionStart, selectionEnd }: Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd'>,
): void {
  field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  // Fields of some types have no place for text.
  if (selectionStart !== null && field === document.activeElement) field.setSelectionRange(selectionStart, selectionEnd)
}
