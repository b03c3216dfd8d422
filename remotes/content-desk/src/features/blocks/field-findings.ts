import type { Finding } from '@stepwise/shared/contracts'

/** A finding with the block's id in its place, since the order of blocks changes. */
export interface FieldFinding extends Finding {
  /** '' beside the blocks. */
  block: string
  /** The key of the field, with the place in it if it is a list: `items/2`. */
  field: string
}

/** Always the same, so that fields without findings are not drawn again. */
const none: readonly FieldFinding[] = []

export function filterFindings(findings: readonly FieldFinding[], block: string): readonly FieldFinding[] {
  const own = findings.filter((finding) => finding.block === block)
  return own.length === 0 ? none : own
}

/** What is wrong in a field, or in the places of it. */
export const filterErrors = (findings: readonly FieldFinding[], key: string) =>
  findings.filter(({ level, field }) => level === 'error' && field.split('/')[0] === key)

/** The message at a field. */
export const findError = (findings: readonly FieldFinding[], key: string): string | undefined =>
  filterErrors(findings, key)[0]?.message
