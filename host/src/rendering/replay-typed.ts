import type { EarlyUse } from './early-use.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isField = (element: Element): element is Field => element.matches('input, textarea, select')

const isToggle = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)

/**
 * What was typed and chosen before the app was there happens again, as by a person: React does not know of it, and takes it back with its
 * next rendering, which the first of these changes brings about.
 */
export async function replayTyped({ before, nowOf }: Pick<EarlyUse, 'before' | 'nowOf'>): Promise<void> {
  const changes = before
    .filter(isField)
    .filter(isChanged)
    .map((field) => replayOf(field, nowOf(field)))
  // In an effect React would render what they bring about too late, and the cursor would be lost. No input can come in between.
  await undefined
  for (const change of changes) change?.()
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  return isToggle(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

/** `now` is the field, or what was drawn in its place. */
function replayOf(field: Field, now: Field | undefined): (() => void) | undefined {
  if (!now) return
  const { value } = field
  if (now instanceof HTMLSelectElement)
    return () => {
      now.value = value
      now.dispatchEvent(new Event('change', { bubbles: true }))
    }
  if (isToggle(now))
    return () => {
      now.checked = now.defaultChecked
      now.click()
    }
  const isComposed = globalThis.stepwiseBoot?.isComposing && field === document.activeElement
  const { selectionStart, selectionEnd } = field as HTMLInputElement | HTMLTextAreaElement
  if (!isComposed) return () => replayText(now, { value, selectionStart, selectionEnd })
  // After the browser has put the word in.
  const whole = () => setTimeout(() => replayText(now, now))
  return () => now.addEventListener('compositionend', whole, { once: true })
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
