import { useIsShortcutOn } from '@stepwise/shared/shortcuts'
import { ActionIcon, indexByArrowKey } from '@stepwise/shared/ui'
import { IconBold, IconHeading, IconItalic, IconLink, IconList, IconListNumbers } from '@tabler/icons-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { Format } from './edits.ts'
import styles from './MarkdownField.module.css'

const allTools = [
  { action: 'bold', name: 'Bold', Icon: IconBold, keys: 'Control+B', isOfLines: false },
  { action: 'italic', name: 'Italic', Icon: IconItalic, keys: 'Control+I', isOfLines: false },
  { action: 'heading', name: 'Heading', Icon: IconHeading, keys: null, isOfLines: true },
  { action: 'list', name: 'List', Icon: IconList, keys: null, isOfLines: true },
  { action: 'numbered', name: 'Numbered list', Icon: IconListNumbers, keys: null, isOfLines: true },
  { action: 'link', name: 'Link', Icon: IconLink, keys: 'Control+K', isOfLines: false },
] as const

interface MarkdownToolbarProps {
  /** Of the field, to name the toolbar. */
  label: string
  /** The id of the text area. */
  controls: string
  /** Lines of a list are not headings or lists. */
  isInline: boolean
  onAction: (action: Format | 'link') => void
}

/** Writes the marks of Markdown. One stop of Tab; the arrow keys lead from button to button (ARIA toolbar pattern). */
export function MarkdownToolbar({ label, controls, isInline, onAction }: MarkdownToolbarProps) {
  const isOn = useIsShortcutOn()
  const tools = allTools
    .filter(({ isOfLines }) => !isInline || !isOfLines)
    .map((tool) => ({ ...tool, keys: tool.keys !== null && isOn(`desk-${tool.action}`) ? tool.keys : undefined }))
  const [current, setCurrent] = useState(0)
  const buttons = useRef<(HTMLButtonElement | null)[]>([])
  const onKeyDown = (event: KeyboardEvent) => {
    const next = indexByArrowKey(event.key, current, tools.length)
    if (next === undefined) return
    event.preventDefault()
    setCurrent(next)
    buttons.current[next]?.focus()
  }
  return (
    <div role="toolbar" aria-label={`Formatting of ${label}`} aria-controls={controls} className={styles.toolbar}>
      {tools.map(({ action, name, Icon, keys }, index) => (
        <ActionIcon
          key={action}
          ref={(button: HTMLButtonElement | null) => {
            buttons.current[index] = button
          }}
          aria-label={name}
          aria-keyshortcuts={keys}
          aria-haspopup={action === 'link' ? 'dialog' : undefined}
          tabIndex={index === current ? 0 : -1}
          onFocus={() => setCurrent(index)}
          onKeyDown={onKeyDown}
          // The text area keeps its selection, which the action works on.
          onMouseDown={(event: { preventDefault: () => void }) => event.preventDefault()}
          onClick={() => onAction(action)}
        >
          <Icon size={22} stroke={1.75} aria-hidden />
        </ActionIcon>
      ))}
    </div>
  )
}
