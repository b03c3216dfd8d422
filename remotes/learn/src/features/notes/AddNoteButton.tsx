import { useLocation, useNavigate } from '@stepwise/shared/routing'
import { IconNote } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { noteProposed, noteStarted } from './start-note.model.ts'
import { notesNeeded } from './unsaved-notes.model.ts'

/** Opens the notes panel with the focus in its add box; an address with `#note=…` does so too, with its text in the box. */
export function AddNoteButton({ className }: { className: string | undefined }) {
  const { onAsked, onNeeded, propose } = useUnit({
    onAsked: noteStarted,
    onNeeded: notesNeeded,
    propose: noteProposed,
  })
  useEffect(() => onNeeded(), [onNeeded])
  // The fragment is used up, so that a reload does not add its text again. It never reaches a server or its logs. The panel opens after
  // that: it closes when the page below it changes, and on a phone it has an entry of the history.
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const proposed = new URLSearchParams(hash.slice(1)).get('note')
  const taken = useRef<string>(null)
  useEffect(() => {
    if (proposed !== null) {
      taken.current = proposed
      navigate(pathname + search, { replace: true })
    } else if (taken.current !== null) {
      propose(taken.current)
      taken.current = null
    }
  }, [proposed, propose, navigate, pathname, search])
  return (
    <button type="button" className={className} aria-haspopup="dialog" onClick={() => onAsked({})}>
      <IconNote size={20} stroke={1.75} aria-hidden />
      Add note
    </button>
  )
}
