import { formatCount } from '@stepwise/shared/counts'
import { useIsShortcutOn } from '@stepwise/shared/shortcuts'
import { Text } from '@stepwise/shared/ui'
import { Textarea } from '@stepwise/shared/ui/forms'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { applyEdit } from './apply-edit.ts'
import { countWords, type Edit, type Format, formatted, linkAt, linked, type PlacedLink } from './edits.ts'
import { LinkDialog } from './LinkDialog.tsx'
import styles from './MarkdownField.module.css'
import { MarkdownToolbar } from './MarkdownToolbar.tsx'
import { useRichPaste } from './use-rich-paste.ts'

interface MarkdownFieldProps {
  id: string
  label: string
  help?: string | undefined
  error?: string | undefined
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** Each line is an item of a list: no headings, no lists. */
  isInline?: boolean
}

const shortcuts = { b: 'bold', i: 'italic', k: 'link' } as const

/** A text in Markdown: the browser's own text area, with a toolbar that writes the marks. */
export function MarkdownField({
  id,
  label,
  help,
  error,
  value,
  onChange,
  onBlur,
  isInline = false,
}: MarkdownFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [link, setLink] = useState<PlacedLink | null>(null)
  // A page has many of these fields, and few links are written with the dialog.
  const [hasDialog, setHasDialog] = useState(false)
  const pendingEdit = useRef<Edit | null>(null)
  const paste = useRichPaste()
  const words = countWords(value)

  // The dialog keeps the focus until it is closed, and only then can the edit be typed.
  useEffect(() => {
    const edit = pendingEdit.current
    if (link !== null || !edit || !area.current) return
    pendingEdit.current = null
    // After the key press that closed it: inside of it Chromium types, but undo does not know of it.
    const { current } = area
    setTimeout(() => applyEdit(current, edit))
  }, [link])

  const isOn = useIsShortcutOn()
  const onAction = (action: Format | 'link') => {
    if (!area.current) return
    const { value: text, selectionStart: start, selectionEnd: end } = area.current
    const selected = { value: text, start, end }
    if (action !== 'link') return applyEdit(area.current, formatted(selected, action))
    setHasDialog(true)
    setLink(linkAt(selected))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    paste.onKeyDown(event)
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
    const action = isShortcut ? shortcuts[event.key.toLowerCase() as keyof typeof shortcuts] : undefined
    if (!action || !isOn(`desk-${action}`)) return
    event.preventDefault()
    if (!event.repeat) onAction(action)
  }
  const closeWith = (edit: Edit) => {
    pendingEdit.current = edit
    setLink(null)
  }
  return (
    <div>
      <Textarea
        ref={area}
        id={id}
        label={label}
        description={help}
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
            <MarkdownToolbar label={label} controls={id} isInline={isInline} onAction={onAction} />
            {input}
          </>
        )}
      />
      <Text size="sm" c="dimmed" className={styles.foot ?? ''}>
        <span>{formatCount(words, 'word')}</span>
        {paste.note && <span className="ui-ink">{paste.note}</span>}
      </Text>
      {hasDialog && (
        <LinkDialog
          link={link}
          onClose={() => setLink(null)}
          onSave={(text, address) => link && closeWith(linked(link, text, address))}
          onRemove={() =>
            link &&
            closeWith({
              ...link,
              text: link.words,
              start: link.from + link.words.length,
              end: link.from + link.words.length,
            })
          }
        />
      )}
    </div>
  )
}
