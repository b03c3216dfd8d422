import { counterpart } from './counterpart.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Reads what a reader has done in `prerendered` so far. The function that it returns does the same in `root`. */
export function keepState(prerendered: HTMLElement): (root: HTMLElement) => void {
  const changes: ((root: HTMLElement) => void)[] = []
  const inRoot = <E extends HTMLElement>(element: E, root: HTMLElement) =>
    counterpart(prerendered, element, root) as E | undefined

  for (const field of prerendered.querySelectorAll<Field>('input, textarea, select')) {
    if (!isChanged(field)) continue
    changes.push((root) => {
      const other = inRoot(field, root)
      if (other) fill(other, field)
    })
  }
  for (const details of prerendered.querySelectorAll<HTMLDetailsElement>('details[open]')) {
    changes.push((root) => inRoot(details, root)?.setAttribute('open', ''))
  }
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && prerendered.contains(activeElement)) {
    const selection = readSelection(activeElement)
    changes.push((root) => {
      const other = inRoot(activeElement, root)
      other?.focus({ preventScroll: true })
      if (selection && other) (other as HTMLInputElement).setSelectionRange(...selection)
    })
  }
  return (root) => {
    for (const change of changes) change(root)
  }
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return true
  if (isToggle(field)) return field.checked !== field.defaultChecked
  return field.value !== field.defaultValue
}

/** As a person would: React learns of a change by its event, once the browser's own setter has run. */
function fill(field: Field, from: Field): void {
  if (isToggle(field)) {
    field.click()
    return
  }
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, from.value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

const isToggle = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)

function readSelection(element: HTMLElement): [number, number] | undefined {
  const { selectionStart, selectionEnd } = element as HTMLInputElement
  return typeof selectionStart === 'number' && typeof selectionEnd === 'number'
    ? [selectionStart, selectionEnd]
    : undefined
}
