import type { MistakeReport } from '@stepwise/shared/contracts'
import { formatShortDay } from '@stepwise/shared/dates'
import { Link, paths } from '@stepwise/shared/routing'
import { Anchor, Button, Text } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import styles from './ReportList.module.css'
import { settlementRequested } from './reports.model.ts'
import { SettleDialog } from './SettleDialog.tsx'

interface ReportListProps {
  reports: readonly MistakeReport[]
  /** Each names its page, with a link to its document. */
  hasPages?: boolean
}

/** What readers have reported, in their own words (docs/product/content-desk.md#reports). */
export function ReportList({ reports, hasPages = false }: ReportListProps) {
  const settle = useUnit(settlementRequested)
  return (
    <>
      <ul className="ui-grid ui-gap-12 ui-list">
        {reports.map((report) => (
          <li key={report.id} className={styles.report}>
            <blockquote className={styles.words}>{report.words}</blockquote>
            <Text size="sm" c="dimmed" className={styles.facts ?? ''}>
              {hasPages && (
                <span>
                  <PageName report={report} />
                  <span>, </span>
                </span>
              )}
              <span>{`reported on ${formatShortDay(report.reportedAt)}`}</span>
            </Text>
            <Button
              variant="default"
              aria-label={`Settle the report “${report.words.slice(0, 60)}”`}
              onClick={() => settle(report)}
            >
              Settle
            </Button>
          </li>
        ))}
      </ul>
      <SettleDialog />
    </>
  )
}

function PageName({ report: { document, title, address } }: { report: MistakeReport }) {
  if (!document) return <span>{address}</span>
  return (
    <Anchor component={Link} to={paths.contentDocument.href({ documentId: document })}>
      {title ?? address}
    </Anchor>
  )
}
