import { useIsShortcutOn } from '@stepwise/shared/shortcuts'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { applyEdit } from './apply-edit.ts'
import { type Edit, type Format, formatted, linkAt, linked, type PlacedLink } from './edits.ts'
import { LinkDialog } from './LinkDialog.tsx'

const shortcuts = { b: 'bold', i: 'italic', k: 'link' } as const

/** What the buttons of the toolbar and the keys write into the text area, and the dialog that asks for a link. */
export function useFormatting(area: RefObject<HTMLTextAreaElement | null>) {
  const [link, setLink] = useState<PlacedLink | null>(null)
  // A page has many of these fields, and few links are written with the dialog.
  const [hasDialog, setHasDialog] = useState(false)
  const pendingEdit = useRef<Edit | null>(null)

  // The dialog keeps the focus until it is closed, and only then can the edit be typed.
  useEffect(() => {
    const edit = pendingEdit.current
    if (link !== null || !edit || !area.current) return
    pendingEdit.current = null
    // After the key press that closed it: inside of it Chromium types, but undo does not know of it.
    const { current } = area
    setTimeout(() => applyEdit(current, edit))
  }, [area, link])

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
  const dialog = hasDialog && (
    <LinkDialog
      link={link}
      onClose={() => setLink(null)}
      onSave={(text, address) => link && closeWith(linked(link, text, address))}
      onRemove={() => {
        if (!link) return
        const end = link.from + link.words.length
        closeWith({ ...link, text: link.words, start: end, end })
      }}
    />
  )
  return { onAction, onKeyDown, dialog }
}
