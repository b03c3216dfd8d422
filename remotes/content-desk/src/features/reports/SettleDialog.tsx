import { Text } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { ConfirmDialog } from '../panel/ConfirmDialog.tsx'
import {
  $reportsProblem,
  $toSettle,
  settlementCancelled,
  settlementConfirmed,
  settleReportFx,
} from './reports.model.ts'

/** Asks before a report is settled: it then leaves the desk. */
export function SettleDialog() {
  const { report, problem, isBusy, cancel, confirm } = useUnit({
    report: $toSettle,
    problem: $reportsProblem,
    isBusy: settleReportFx.pending,
    cancel: settlementCancelled,
    confirm: settlementConfirmed,
  })
  return (
    <ConfirmDialog
      title="Settle this report?"
      action="Settle"
      button={{ 'aria-disabled': isBusy || undefined }}
      isOpen={report !== null}
      onClose={() => !isBusy && cancel()}
      onConfirm={() => !isBusy && confirm()}
    >
      <Text>
        Choose this when the mistake is fixed, or if there was none. The report then disappears from the desk for
        everyone.
      </Text>
      {problem && <Text role="alert">{problem}</Text>}
    </ConfirmDialog>
  )
}
