import { usePageBehind } from '@stepwise/shared/ui/overlays'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { $rowAfterDeleted } from './selection.model.ts'

export const titleId = (entryId: string) => `entry-${entryId}`
export const writeButtonId = 'journal-write'

/**
 * The page behind a dialog of the journal. Afterwards the focus is where it was; when that has been deleted, on the row that has
 * taken its place, so that nobody is thrown back to the top of a long table.
 */
export function useFocusBehind(): void {
  usePageBehind()
  const row = useRef<string | null | undefined>(undefined)
  row.current = useUnit($rowAfterDeleted)
  useEffect(
    () => () => {
      const active = document.activeElement
      const isOpenerGone = active === null || active.matches('body, main, h1')
      if (row.current === undefined || !isOpenerGone) return
      const title = row.current && document.getElementById(titleId(row.current))
      const target = title || document.getElementById(writeButtonId)
      target?.focus()
    },
    [],
  )
}

/** The same as a part of the dialog, which is there only while the dialog is. */
export function FocusBehind() {
  useFocusBehind()
  return null
}
