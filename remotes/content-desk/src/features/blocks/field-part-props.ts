import type { FieldFinding } from './field-findings.ts'
import type { Field } from './fields.ts'

export interface FieldPartProps {
  /** The id of its block; '' beside the blocks. */
  block: string
  field: Field
  /** Of the block or the body. */
  values: Record<string, unknown>
  findings: readonly FieldFinding[]
  onChange: (key: string, value: unknown) => void
}
