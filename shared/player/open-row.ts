import { createContext, type FocusEvent, type KeyboardEvent, useContext, useState } from 'react'

interface OpenRow {
  /** The name of the row of further controls that is open; null while none is. */
  openRow: string | null
  setOpenRow: (name: string | null) => void
}

export const OpenRowContext = createContext<OpenRow>({ openRow: null, setOpenRow: () => {} })

export const useOpenRow = () => useContext(OpenRowContext)

// Dialogs of Mantine hear Escape before anything in them; this attribute of what has the focus makes them leave it.
const keepsEscape = 'data-mantine-stop-propagation'

/**
 * Opens the rows of further controls one at a time. Escape closes the open one from anywhere among the controls and puts the focus
 * on its button; what lies around the player, such as a dialog, hears only the next Escape
 * (docs/product/steps-and-player.md#one-row-open). `handlers` are for the element around the controls.
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
