import { Text } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { ReportList } from '../../features/reports/ReportList.tsx'
import { $reports, $reportsProblem } from '../../features/reports/reports.model.ts'

/** What readers have reported on all pages, also on those that are no document. */
export function Reports() {
  const [reports, problem] = useUnit([$reports, $reportsProblem])
  if (reports === null)
    return problem && <Text role="alert">{`The reports of readers could not be loaded. ${problem}`}</Text>
  if (reports.length === 0) return null
  return (
    <section aria-labelledby="desk-reports">
      <h2 id="desk-reports" className="ui-lead ui-below-12">
        {reports.length === 1 ? '1 report by a reader' : `${reports.length} reports by readers`}
      </h2>
      <ReportList reports={reports} hasPages />
    </section>
  )
}
