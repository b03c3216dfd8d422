import type { EditableDocument } from '@stepwise/shared/contracts'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $reports, reportsOpened } from './reports.model.ts'

/** How many reports of readers about this document wait: as the server has counted them, until the list is loaded. */
export function useReportCount({ id, reports: counted }: Pick<EditableDocument, 'id' | 'reports'>): number {
  const [reports, open] = useUnit([$reports, reportsOpened])
  useEffect(() => {
    open()
  }, [open])
  return reports?.filter(({ document }) => document === id).length ?? counted
}
