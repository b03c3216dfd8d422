import { formatCount } from '@stepwise/shared/counts'
import { Text } from '@stepwise/shared/ui'
import { Textarea } from '@stepwise/shared/ui/forms'
import { type KeyboardEvent, useRef } from 'react'
import { countWords } from './edits.ts'
import styles from './MarkdownField.module.css'
import { MarkdownToolbar } from './MarkdownToolbar.tsx'
import { useFormatting } from './use-formatting.tsx'
import { type PastedWithTables, useRichPaste } from './use-rich-paste.ts'

interface MarkdownFieldProps {
  id: string
  label: string
  description?: string | undefined
  error?: string | undefined
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** Each line is an item of a list: no headings, no lists. */
  isInline?: boolean
  /** What was pasted has tables, which cannot be in the text. */
  onParts?: ((pasted: PastedWithTables) => void) | undefined
}

/** A text in Markdown: the browser's own text area, with a toolbar that writes the marks. */
export function MarkdownField({
  id,
  label,
  description,
  error,
  value,
  onChange,
  onBlur,
  isInline = false,
  onParts,
}: MarkdownFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const formatting = useFormatting(area)
  const paste = useRichPaste(onParts)
  const words = countWords(value)
  const onKeyDown = (event: KeyboardEvent) => {
    paste.onKeyDown(event)
    formatting.onKeyDown(event)
  }
  return (
    <div>
      <Textarea
        ref={area}
        id={id}
        label={label}
        description={description}
        error={error}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onBlur={onBlur}
        onPaste={paste.onPaste}
        onKeyDown={onKeyDown}
        spellCheck
        dir="auto"
        classNames={{ input: styles.input ?? '' }}
        inputContainer={(input) => (
          <>
            <MarkdownToolbar label={label} controls={id} isInline={isInline} onAction={formatting.onAction} />
            {input}
          </>
        )}
      />
      <Text size="sm" c="dimmed" className={styles.foot ?? ''}>
        <span>{formatCount(words, 'word')}</span>
        {paste.note && <span className="ui-ink">{paste.note}</span>}
      </Text>
      {formatting.dialog}
    </div>
  )
}
