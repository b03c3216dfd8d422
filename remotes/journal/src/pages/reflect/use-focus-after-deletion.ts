import { useUnit } from 'effector-react'
import { $rowAfterDeleted } from './selection.model.ts'

export const titleId = (entryId: string) => `entry-${entryId}`
/** Of the words that are in place of the table: there is no entry, or none that the search finds. */
export const nothingId = 'journal-nothing'

/**
 * For `focusFallback` of a dialog whose opener has been deleted (docs/product/journal.md#focus-after-delete). The page's heading
 * would throw people back to the top of a long table.
 */
export function useFocusAfterDeletion(): () => HTMLElement | null {
  const row = useUnit($rowAfterDeleted)
  return () => {
    if (row === undefined) return null
    return (row && document.getElementById(titleId(row))) || document.getElementById(nothingId)
  }
}
