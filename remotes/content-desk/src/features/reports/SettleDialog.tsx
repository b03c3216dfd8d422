import { Button, Group, Stack, Text } from '@stepwise/shared/ui'
import { Dialog } from '@stepwise/shared/ui/overlays'
import { useUnit } from 'effector-react'
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
    <Dialog title="Settle this report?" size={480} opened={report !== null} onClose={() => !isBusy && cancel()}>
      <Stack gap="lg">
        <Text>
          Choose this when the mistake is fixed, or if there was none. The report then disappears from the desk for
          everyone.
        </Text>
        {problem && <Text role="alert">{problem}</Text>}
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={() => cancel()}>
            Cancel
          </Button>
          <Button aria-disabled={isBusy || undefined} onClick={() => !isBusy && confirm()}>
            Settle
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
