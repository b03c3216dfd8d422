import { Text } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { ReportList } from '../../features/reports/ReportList.tsx'
import { $reports, $reportsProblem } from '../../features/reports/reports.model.ts'

/** What readers have reported on all pages, also on those that are no document. Folded away until it is wanted. */
export function Reports({ isOpen }: { isOpen: boolean }) {
  const [reports, problem] = useUnit([$reports, $reportsProblem])
  if (reports === null)
    return problem && <Text role="alert">{`The reports of readers could not be loaded. ${problem}`}</Text>
  if (reports.length === 0) return null
  return (
    <details className="ui-fold" open={isOpen || undefined}>
      <summary>{reports.length === 1 ? '1 report by a reader' : `${reports.length} reports by readers`}</summary>
      <ReportList reports={reports} hasPages />
    </details>
  )
}
