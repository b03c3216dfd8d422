import { toText } from './block-list.ts'

export interface Directive {
  /** Of its row, for as long as the form is open. */
  key: number
  directive: string
  definition: string
}

/** The rows of a text under way. */
export const readDirectives = (value: unknown): Omit<Directive, 'key'>[] =>
  (Array.isArray(value) ? value : []).map((row: Record<string, unknown> | null) => ({
    directive: toText(row?.directive),
    definition: toText(row?.definition),
  }))

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
