import { type ReactNode, useId, useState } from 'react'
import styles from './Controls.module.css'

interface ControlRowProps {
  icon: ReactNode
  /** The button's text. */
  label: string
  /** The accessible name of the row. */
  name: string
  children: ReactNode
  onOpened?: () => void
}

/** A button that shows more controls in a row below it. Not in a menu, which a screen reader would have to find. */
export function ControlRow({ icon, label, name, children, onOpened }: ControlRowProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const toggle = () => {
    setOpen(!isOpen)
    if (!isOpen) onOpened?.()
  }
  return (
    <>
      <button type="button" className={styles.button} aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        {icon}
        {label}
      </button>
      <fieldset id={id} className={styles.more} hidden={!isOpen}>
        <legend>{name}</legend>
        {isOpen && children}
      </fieldset>
    </>
  )
}
