// biome-ignore-all lint/a11y/noRedundantRoles: in a narrow place the cells are below each other, which takes their roles away
import { MarkedWords } from '@stepwise/shared/marked-words'
import { Link } from '@stepwise/shared/routing'
import { Anchor } from '@stepwise/shared/ui'
import { type CSSProperties, memo, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { documentHref } from '../../features/links/document-href.ts'
import styles from './DocumentTable.module.css'
import type { FoundDocument } from './desk-filters.ts'
import { checkedWords, placeWords, stateWords } from './state-words.ts'

const columns = ['Document', 'State', 'Last checked', 'Reading age', 'Broken links', 'Reports'] as const
const rowsAtOnce = 25
/** How far from the window rows are drawn, so that no one who scrolls, or reads on, meets a gap. */
const nearby = '1200px 0px'

interface DocumentTableProps {
  found: readonly FoundDocument[]
  /** The words that are marked in them. */
  query: string
}

/**
 * A table; in a narrow place each document is a card, with the columns' names before the values. Of thousands of rows those are drawn
 * that have been near the window, and they stay, so that no focus is lost; the table says how many there are. Paper gets all.
 */
export const DocumentTable = memo(function DocumentTable({ found, query }: DocumentTableProps) {
  const groups = Array.from({ length: Math.ceil(found.length / rowsAtOnce) }, (_, at) =>
    found.slice(at * rowsAtOnce, (at + 1) * rowsAtOnce),
  )
  const isPrinted = usePrinted()
  return (
    <div className={styles.room}>
      <table role="table" className={styles.table} aria-labelledby="document-count" aria-rowcount={found.length + 1}>
        <thead role="rowgroup">
          <tr role="row" aria-rowindex={1}>
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((rows, at) => (
          <RowGroup
            // Another list begins with what is in sight again.
            key={rows[0]?.document.id}
            rows={rows}
            firstRow={2 + at * rowsAtOnce}
            isWanted={at === 0 || isPrinted}
            query={query}
          />
        ))}
      </table>
    </div>
  )
})

/** Whether the page is or was printed: the browser waits for what is drawn in `beforeprint`. */
function usePrinted() {
  const [isPrinted, setPrinted] = useState(false)
  useEffect(() => {
    const draw = () => flushSync(() => setPrinted(true))
    window.addEventListener('beforeprint', draw)
    return () => window.removeEventListener('beforeprint', draw)
  }, [])
  return isPrinted
}

interface RowGroupProps {
  rows: readonly FoundDocument[]
  firstRow: number
  /** Whether it is drawn wherever it is. */
  isWanted: boolean
  query: string
}

function RowGroup({ rows, firstRow, isWanted, query }: RowGroupProps) {
  const [isNear, setNear] = useState(false)
  const isDrawn = isNear || isWanted
  const body = useRef<HTMLTableSectionElement>(null)
  useEffect(() => {
    if (isDrawn || !body.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      {
        rootMargin: nearby,
      },
    )
    observer.observe(body.current)
    return () => observer.disconnect()
  }, [isDrawn])
  if (!isDrawn) {
    return (
      <tbody ref={body} aria-hidden className={styles.undrawn} style={{ '--rows': rows.length } as CSSProperties}>
        <tr>
          <td colSpan={columns.length} />
        </tr>
      </tbody>
    )
  }
  return (
    <tbody role="rowgroup">
      {rows.map((found, at) => (
        <DocumentRow key={found.document.id} found={found} row={firstRow + at} query={query} />
      ))}
    </tbody>
  )
}

interface DocumentRowProps {
  found: FoundDocument
  /** From 1, with the row of headers. */
  row: number
  query: string
}

const DocumentRow = memo(function DocumentRow({ found: { document, hit }, row, query }: DocumentRowProps) {
  const { id, title, isDue, readingAge, brokenLinks, reports } = document
  return (
    <tr role="row" aria-rowindex={row}>
      <th role="rowheader" scope="row">
        <Anchor component={Link} to={documentHref(id, hit?.path)} className="ui-strong">
          {hit ? <MarkedWords text={title} query={query} /> : title}
        </Anchor>
        <span className="ui-muted ui-small ui-block">{placeWords(document)}</span>
        {hit?.line && (
          <span className={styles.line}>
            <MarkedWords text={hit.line} query={query} />
          </span>
        )}
      </th>
      <td role="cell" data-column="State">
        <ul className={styles.states}>
          {stateWords(document).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </td>
      <td role="cell" data-column="Last checked" data-marked={isDue || undefined}>
        {checkedWords(document)}
      </td>
      <td role="cell" data-column="Reading age">
        {readingAge ?? 'Too short'}
      </td>
      <td role="cell" data-column="Broken links" data-marked={brokenLinks > 0 || undefined}>
        {brokenLinks}
      </td>
      <td role="cell" data-column="Reports" data-marked={reports > 0 || undefined}>
        {reports}
      </td>
    </tr>
  )
})
