import { useUnit } from 'effector-react'
import { MarkdownField } from '../markdown-field/MarkdownField.tsx'
import { partsPasted } from './blocks.model.ts'

interface PageTextFieldProps {
  id: string
  label: string
  error: string | undefined
  /** The id of its block. */
  block: string
  value: string
  onChange: (value: string) => void
}

/** The text of a page: a table that is pasted into it becomes a block below. */
export function PageTextField({ block, ...field }: PageTextFieldProps) {
  const paste = useUnit(partsPasted)
  return <MarkdownField {...field} onParts={(pasted) => paste({ id: block, ...pasted })} />
}
