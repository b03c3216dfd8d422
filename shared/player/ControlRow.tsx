import { type ReactNode, useId } from 'react'
import styles from './Controls.module.css'
import { useOpenRow } from './open-row.ts'

interface ControlRowProps {
  icon: ReactNode
  /** The button's text. */
  label: string
  /** The accessible name of the row, and what it is known by: one row is open at a time. */
  name: string
  children: ReactNode
  onOpened?: () => void
}

/** A button that shows more controls in a row below it. Not in a menu, which a screen reader would have to find. */
export function ControlRow({ icon, label, name, children, onOpened }: ControlRowProps) {
  const { openRow, setOpenRow } = useOpenRow()
  const isOpen = openRow === name
  const id = useId()
  const toggle = () => {
    setOpenRow(isOpen ? null : name)
    if (!isOpen) onOpened?.()
  }
  return (
    <>
      <button type="button" className={styles.button} aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        {icon}
        <span>{label}</span>
      </button>
      <fieldset id={id} className={styles.more} hidden={!isOpen}>
        <legend>{name}</legend>
        {isOpen && children}
      </fieldset>
    </>
  )
}
