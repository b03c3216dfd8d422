import { returnFocus } from '../shell/Main.tsx'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Remembers what is in the fields of the page and which element has the focus, and gives back what puts both into a page that was
 * rendered again. Fields and elements are found by what they are called: ids may be others.
 */
export function keepPlace(): () => void {
  const kept = new Map(
    fieldsByName().map(([name, field]) => [name, { value: field.value, isChecked: isChecked(field) }]),
  )
  const focused = document.activeElement
  const alike = focused ? [...document.querySelectorAll(focused.localName)] : []
  const position = focused ? alike.indexOf(focused) : -1
  const name = focused && readName(focused)
  const selection = focused instanceof HTMLTextAreaElement ? [focused.selectionStart, focused.selectionEnd] : null
  return () => {
    for (const [key, field] of fieldsByName()) {
      const was = kept.get(key)
      if (was) fill(field, was)
    }
    if (!focused || focused === document.body || focused.isConnected) return
    const now = [...document.querySelectorAll(focused.localName)]
    const place = now.find((element) => readName(element) === name) ?? now[position] ?? null
    returnFocus(place)
    if (selection && place instanceof HTMLTextAreaElement) place.setSelectionRange(selection[0] ?? 0, selection[1] ?? 0)
  }
}

/** Several fields of one name are distinguished by their order. */
function fieldsByName(): [string, Field][] {
  const seen = new Map<string, number>()
  return [...document.querySelectorAll<Field>('input:not([type="file"]), textarea, select')].map((field) => {
    const name = `${field.type} ${field.name} ${readName(field)}${isChoice(field) ? ` ${field.value}` : ''}`
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return [`${name} ${count}`, field]
  })
}

function readName(element: Element): string {
  const [label] = 'labels' in element ? ((element as Field).labels ?? []) : []
  return element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent ?? ''
}

const isChoice = (field: Field) => field.type === 'checkbox' || field.type === 'radio'
const isChecked = (field: Field) => field instanceof HTMLInputElement && field.checked

/** As typing does it, so that React hears of it. */
function fill(field: Field, was: { value: string; isChecked: boolean }): void {
  if (isChoice(field)) {
    if (isChecked(field) !== was.isChecked && (was.isChecked || field.type === 'checkbox')) field.click()
  } else if (field.value !== was.value) {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, was.value)
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  }
}
