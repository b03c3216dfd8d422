import type { BrokenLink, DocumentSummary, MistakeReport } from '@stepwise/shared/contracts'
import { formatMoment, formatShortDay } from '@stepwise/shared/dates'
import { Link } from '@stepwise/shared/routing'
import { Anchor, Button, Text } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { documentHref } from '../../features/links/document-href.ts'
import { ReportList } from '../../features/reports/ReportList.tsx'
import { $reports, $reportsProblem } from '../../features/reports/reports.model.ts'
import { $brokenLinks } from './desk.model.ts'
import { type DeskFilters, ofEdition } from './desk-filters.ts'
import styles from './Today.module.css'

interface TodayProps {
  documents: readonly DocumentSummary[]
  /** Of what is due for a check: that of the other edition is its own desk's. */
  edition: DeskFilters['edition']
  /** Narrows the list to what a part shows the beginning of. */
  onShowAll: (filters: Partial<DeskFilters>) => void
}

/** Of each part at first; a report is longer than the others. */
const shownRows = 5
const shownReports = 3

/** What waits for a content manager. A part that has nothing is one sentence at the end. */
export function Today({ documents, edition, onShowAll }: TodayProps) {
  const [reports, reportsProblem, links] = useUnit([$reports, $reportsProblem, $brokenLinks])
  const parts = [
    draftsPart(documents),
    scheduledPart(documents),
    reportsPart(reports),
    linksPart(links),
    duePart(ofEdition(documents, edition)),
  ]
  const nothing = parts
    .filter(({ count }) => count === 0)
    .map((part) => part.nothing)
    .filter(Boolean)
  return (
    <section aria-labelledby="desk-today" className="ui-grid ui-gap-12">
      <h2 id="desk-today" className="ui-flat ui-title">
        Today
      </h2>
      {reports === null && reportsProblem && (
        <Text role="alert">{`The reports of readers could not be loaded. ${reportsProblem}`}</Text>
      )}
      <div className={styles.parts}>
        {parts
          .filter(({ count }) => count > 0)
          .map(({ id, title, count, rows, shown = shownRows, all }) => (
            <section key={id} aria-labelledby={`today-${id}`} className={styles.part}>
              <h3 id={`today-${id}`} className="ui-flat ui-lead">
                {`${title} (${count})`}
              </h3>
              {rows}
              {count > shown && (
                <div>
                  <Button variant="default" onClick={() => onShowAll(all)}>
                    {`Show all ${count} in the list`}
                  </Button>
                </div>
              )}
            </section>
          ))}
      </div>
      {nothing.length > 0 && <Text c="dimmed">{nothing.join(' ')}</Text>}
    </section>
  )
}

interface Part {
  id: string
  title: string
  /** 0 while it is not known. */
  count: number
  rows: ReactNode
  /** How many at first. */
  shown?: number
  nothing: string
  all: Partial<DeskFilters>
}

function draftsPart(documents: readonly DocumentSummary[]): Part {
  const drafts = documents
    .filter(({ draftBy }) => draftBy?.isYou)
    .toSorted((one, other) => (other.draftSavedAt ?? '').localeCompare(one.draftSavedAt ?? ''))
  return {
    id: 'drafts',
    title: 'My drafts',
    count: drafts.length,
    rows: documentRows(drafts, ({ draftSavedAt }) => (draftSavedAt ? `Saved on ${formatMoment(draftSavedAt)}` : '')),
    nothing: 'You have no drafts.',
    all: { edition: 'both', show: 'draft', flags: ['mine'] },
  }
}

function scheduledPart(documents: readonly DocumentSummary[]): Part {
  const scheduled = documents
    .filter(({ scheduledFor }) => scheduledFor !== null)
    .toSorted((one, other) => (one.scheduledFor ?? '').localeCompare(other.scheduledFor ?? ''))
  return {
    id: 'scheduled',
    title: 'Scheduled',
    count: scheduled.length,
    rows: documentRows(scheduled, ({ scheduledFor }) => `For ${formatMoment(scheduledFor ?? '')} (your time)`),
    nothing: 'Nothing is scheduled.',
    all: { edition: 'both', show: 'scheduled' },
  }
}

function reportsPart(reports: readonly MistakeReport[] | null): Part {
  return {
    id: 'reports',
    title: 'Reported by readers',
    count: reports?.length ?? 0,
    rows: reports && <ReportList reports={reports.slice(0, shownReports)} hasPages />,
    nothing: reports ? 'No mistakes are reported.' : '',
    shown: shownReports,
    all: { edition: 'both', flags: ['reported'] },
  }
}

function linksPart(links: readonly BrokenLink[]): Part {
  return {
    id: 'links',
    title: 'Broken links',
    count: links.length,
    rows: (
      <ul className="ui-grid ui-gap-10 ui-list">
        {links.slice(0, shownRows).map(({ document, title, path, address }) => (
          <li key={`${document} ${path} ${address}`}>
            <Row to={documentHref(document, path)} title={title} words={address} />
          </li>
        ))}
      </ul>
    ),
    nothing: 'No links are known to be broken.',
    all: { edition: 'both', show: 'broken' },
  }
}

function duePart(documents: readonly DocumentSummary[]): Part {
  const due = documents
    .filter(({ isDue }) => isDue)
    .toSorted((one, other) => (one.checkedOn ?? '').localeCompare(other.checkedOn ?? ''))
  return {
    id: 'due',
    title: 'Due for a check',
    count: due.length,
    rows: documentRows(due, ({ checkedOn }) =>
      checkedOn ? `Last checked on ${formatShortDay(checkedOn)}` : 'Never checked',
    ),
    nothing: 'Nothing is due for a check.',
    all: { flags: ['due'], sort: 'checked' },
  }
}

function documentRows(documents: readonly DocumentSummary[], wordsOf: (document: DocumentSummary) => string) {
  return (
    <ul className="ui-grid ui-gap-10 ui-list">
      {documents.slice(0, shownRows).map((document) => (
        <li key={document.id}>
          <Row to={documentHref(document.id)} title={document.title} words={wordsOf(document)} />
        </li>
      ))}
    </ul>
  )
}

function Row({ to, title, words }: { to: string; title: string; words: string }) {
  return (
    <>
      <Anchor component={Link} to={to} className="ui-strong">
        {title}
      </Anchor>
      <span className="ui-muted ui-small ui-block">{words}</span>
    </>
  )
}
