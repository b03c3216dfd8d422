import type { EssayWordKind } from '@stepwise/shared/contracts'
import { toText } from './block-list.ts'

export interface Directive {
  /** Of its row, for as long as the form is open. */
  key: number
  directive: string
  definition: string
  /** As content/essay-words.yaml explains them; left out where they say nothing, as in the file. */
  kind?: EssayWordKind
  forms?: string[]
}

/** What an author chooses between. */
export const kindNames: Record<EssayWordKind, string> = {
  directive: 'A verb (analyse)',
  noun: 'A verb that is often a noun (state)',
  modifier: 'How to do it (critically)',
  extent: 'A phrase (to what extent)',
  question: 'A question word (why)',
}

/** The rows of a text under way. */
export const readDirectives = (value: unknown): Omit<Directive, 'key'>[] =>
  (Array.isArray(value) ? value : []).map((row: Record<string, unknown> | null) => ({
    directive: toText(row?.directive),
    definition: toText(row?.definition),
    ...kindIn(row?.kind),
    ...formsIn(row?.forms),
  }))

const kindIn = (kind: unknown) =>
  typeof kind === 'string' && Object.hasOwn(kindNames, kind) && kind !== 'directive'
    ? { kind: kind as EssayWordKind }
    : {}
const formsIn = (forms: unknown) => (Array.isArray(forms) && forms.length > 0 ? { forms: forms.map(toText) } : {})

/** The row with another kind, or with other words as they are typed: “prepare, produce”. */
export function withKind({ kind: _, ...row }: Directive, kind: string): Directive {
  return { ...row, ...kindIn(kind) }
}
/** As they are typed: what follows a comma keeps its space until it is published. */
export const formatForms = (forms: readonly string[] = []) =>
  forms.map((form, index) => (index > 0 && /^\S/.test(form) ? ` ${form}` : form)).join(',')
export function withForms({ forms: _, ...row }: Directive, typed: string): Directive {
  return { ...row, ...formsIn(typed === '' ? [] : typed.split(',')) }
}

/** Rows keep the key of the row with the same word before. */
export function keyed(rows: Omit<Directive, 'key'>[], before: readonly Directive[] = []): Directive[] {
  const free = new Map(before.map((row) => [row.directive, row.key]))
  let last = Math.max(0, ...before.map(({ key }) => key))
  return rows.map((row) => {
    const known = free.get(row.directive)
    free.delete(row.directive)
    return { ...row, key: known ?? ++last }
  })
}

/** By the alphabet; new ones without a word stay first. */
export const sortedDirectives = (rows: readonly Directive[]) =>
  rows.toSorted((one, other) => one.directive.localeCompare(other.directive, 'en'))
