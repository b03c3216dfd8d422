import { createContext, type FocusEvent, type KeyboardEvent, type ReactNode, useContext, useId, useState } from 'react'
import { ControlButton, type ControlButtonProps } from './ControlButton.tsx'
import styles from './Controls.module.css'

interface OpenRow {
  /** The name of the row of further controls that is open; null while none is. */
  openRow: string | null
  setOpenRow: (name: string | null) => void
}

export const OpenRowContext = createContext<OpenRow>({ openRow: null, setOpenRow: () => {} })

// Dialogs of Mantine hear Escape before anything in them; this attribute of what has the focus makes them leave it.
const keepsEscape = 'data-mantine-stop-propagation'

/**
 * Opens the rows of further controls one at a time. Escape closes the open one from anywhere among the controls and puts the focus
 * on its button; what lies around the player, such as a dialog, hears only the next Escape.
 * `handlers` are for the element around the controls.
 */
export function useOneOpenRow() {
  const [openRow, setOpenRow] = useState<string | null>(null)
  const choose = (name: string | null) => {
    document.activeElement?.setAttribute(keepsEscape, String(name !== null))
    setOpenRow(name)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || openRow === null) return
    event.preventDefault()
    event.currentTarget.querySelector<HTMLElement>('[aria-controls][aria-expanded="true"]')?.focus()
    choose(null)
  }
  const onFocus = ({ target }: FocusEvent) => target.setAttribute(keepsEscape, String(openRow !== null))
  return { openRow, setOpenRow: choose, handlers: { onKeyDown, onFocus } }
}

interface ControlRowProps extends Pick<ControlButtonProps, 'Icon'> {
  /** The button's text. */
  label: string
  /** The accessible name of the row, and what it is known by: one row is open at a time. */
  name: string
  children: ReactNode
  onOpened?: () => void
}

/** A button that shows more controls in a row below it. Not in a menu, which a screen reader would have to find. */
export function ControlRow({ Icon, label, name, children, onOpened }: ControlRowProps) {
  const { openRow, setOpenRow } = useContext(OpenRowContext)
  const isOpen = openRow === name
  const id = useId()
  const toggle = () => {
    setOpenRow(isOpen ? null : name)
    if (!isOpen) onOpened?.()
  }
  return (
    <>
      <ControlButton Icon={Icon} aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        {label}
      </ControlButton>
      <fieldset id={id} className={styles.more} hidden={!isOpen}>
        <legend>{name}</legend>
        {isOpen && children}
      </fieldset>
    </>
  )
}
