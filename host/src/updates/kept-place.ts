import type { SlotName } from '@stepwise/shared/contracts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What names a control across two loads of its page. Ids are not: many are numbered while the page renders. */
interface ControlName {
  tag: string
  role: string
  name: string
  label: string
  /** Which one, among those with the same name. */
  index: number
}

interface KeptField extends ControlName {
  value?: string
  isChecked?: boolean
}

/** Where somebody is on a page, and what stands in its fields. Of passwords and files nothing is kept. */
export interface KeptPlace {
  focused: (ControlName & { selection?: [number, number] }) | null
  fields: KeptField[]
  scroll: [number, number]
  openSlot: SlotName | null
}

const controls = 'a, button, input, textarea, select, summary, h1, [role], [tabindex], [contenteditable="true"]'
const keptFields =
  'input:not([type="password"], [type="file"], [type="hidden"], [type="submit"], [type="button"]), textarea, select'

export function readPlace(openSlot: SlotName | null): KeptPlace {
  const { activeElement } = document
  return {
    focused:
      activeElement instanceof HTMLElement && activeElement.matches(controls)
        ? { ...controlName(activeElement), ...selectionOf(activeElement) }
        : null,
    fields: [...document.querySelectorAll<Field>(keptFields)].map((field) => ({
      ...controlName(field),
      ...(isToggle(field) ? { isChecked: field.checked } : { value: field.value }),
    })),
    scroll: [window.scrollX, window.scrollY],
    openSlot,
  }
}

export const findControl = (kept: ControlName): HTMLElement | undefined =>
  alike(kept)[kept.index] ?? (kept.label || kept.name ? alike(kept)[0] : undefined)

/** Writes into the fields that are there by now; answers with those that are not. */
export function fillFields(fields: KeptField[]): KeptField[] {
  return fields.filter((kept) => {
    const field = alike(kept)[kept.index] as Field | undefined
    if (!field) return true
    if (isToggle(field)) {
      if (field.checked !== kept.isChecked) field.click()
    } else if (kept.value !== undefined && field.value !== kept.value) write(field, kept.value)
    return false
  })
}

export function focusControl(kept: NonNullable<KeptPlace['focused']>): boolean {
  // The heading of a failure card has other words than that of the page.
  const control = findControl(kept) ?? (kept.tag === 'h1' ? document.querySelector<HTMLElement>('main h1') : undefined)
  control?.focus({ preventScroll: true })
  if (!control || document.activeElement !== control) return false
  if (kept.selection) (control as HTMLInputElement).setSelectionRange(...kept.selection)
  return true
}

function controlName(element: HTMLElement): ControlName {
  const named = {
    tag: element.localName,
    role: element.getAttribute('role') ?? '',
    name: element.getAttribute('name') ?? '',
    label: labelOf(element),
  }
  return { ...named, index: alike(named).indexOf(element) }
}

const alike = ({ tag, role, name, label }: Omit<ControlName, 'index'>): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(tag)].filter(
    (element) =>
      (element.getAttribute('role') ?? '') === role &&
      (element.getAttribute('name') ?? '') === name &&
      labelOf(element) === label,
  )

function labelOf(element: HTMLElement): string {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
  const labels = ids.map((id) => document.getElementById(id)?.textContent ?? '')
  const own = [...((element as HTMLInputElement).labels ?? [])].map(({ textContent }) => textContent ?? '')
  const isField = element.matches('input, textarea, select')
  const text = element.getAttribute('aria-label') || labels.join(' ') || own.join(' ')
  return (text || (isField ? (element.getAttribute('placeholder') ?? '') : element.textContent) || '')
    .trim()
    .slice(0, 200)
}

/** As a person would: React learns of a change by its event, once the browser's own setter has run. */
function write(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

const isToggle = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)

function selectionOf(element: HTMLElement): { selection?: [number, number] } {
  const { selectionStart, selectionEnd } = element as HTMLInputElement
  return typeof selectionStart === 'number' && typeof selectionEnd === 'number'
    ? { selection: [selectionStart, selectionEnd] }
    : {}
}
