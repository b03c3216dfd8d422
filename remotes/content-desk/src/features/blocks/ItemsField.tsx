import { Textarea } from '@stepwise/shared/ui/forms'
import { MarkdownField } from '../markdown-field/MarkdownField.tsx'
import { toText } from './block-list.ts'

interface ItemsFieldProps {
  id: string
  label: string
  description: string | undefined
  error: string | undefined
  isMarkdown: boolean
  value: unknown
  onChange: (items: string[]) => void
}

/**
 * A list as one text of lines, because lines are added, moved and removed with the keys that everyone has, and undone by the browser.
 * When it is left, empty lines go, and the marks of a list that was pasted.
 */
export function ItemsField({ isMarkdown, value, onChange, ...common }: ItemsFieldProps) {
  const items = Array.isArray(value) ? value.map(toText) : []
  const cleaned = items.map((item) => item.replace(/^\s*([-*+]|\d+[.)])\s+/, '').trim()).filter((item) => item !== '')
  const onBlur = () => {
    if (cleaned.length > 0 && cleaned.join('\n') !== items.join('\n')) onChange(cleaned)
  }
  const text = items.join('\n')
  const change = (next: string) => onChange(next.split('\n'))
  if (isMarkdown) {
    return <MarkdownField {...common} isInline value={text} onChange={change} onBlur={onBlur} />
  }
  return (
    <Textarea
      {...common}
      rows={Math.max(3, items.length + 1)}
      value={text}
      onChange={({ currentTarget }) => change(currentTarget.value)}
      onBlur={onBlur}
    />
  )
}
