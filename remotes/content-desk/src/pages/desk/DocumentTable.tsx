import type { DocumentSummary } from '@stepwise/shared/contracts'
import { Link, paths } from '@stepwise/shared/routing'
import { Anchor } from '@stepwise/shared/ui'
import { memo } from 'react'
import styles from './DocumentTable.module.css'
import { areaWords, checkedWords, kindWords, stateWords } from './state-words.ts'

const columns = ['Document', 'State', 'Last checked', 'Reading age', 'Broken links', 'Reports'] as const

/** A table; in a narrow window each document is a card, with the columns' names before the values. */
export const DocumentTable = memo(function DocumentTable({ documents }: { documents: readonly DocumentSummary[] }) {
  return (
    <table className={styles.table} aria-labelledby="document-count">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {documents.map((document) => (
          <DocumentRow key={document.id} document={document} />
        ))}
      </tbody>
    </table>
  )
})

const DocumentRow = memo(function DocumentRow({ document }: { document: DocumentSummary }) {
  const { id, kind, area, title, isDue, readingAge, brokenLinks, reports } = document
  return (
    <tr>
      <th scope="row">
        <Anchor component={Link} to={paths.contentDocument.href({ documentId: id })} className="ui-strong">
          {title}
        </Anchor>
        <span className="ui-muted ui-small ui-block">{`${kindWords[kind]}, ${areaWords(area)}`}</span>
      </th>
      <td data-column="State">
        <ul className={styles.states}>
          {stateWords(document).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </td>
      <td data-column="Last checked" data-marked={isDue || undefined}>
        {checkedWords(document)}
      </td>
      <td data-column="Reading age">{readingAge ?? 'Too short'}</td>
      <td data-column="Broken links" data-marked={brokenLinks > 0 || undefined}>
        {brokenLinks}
      </td>
      <td data-column="Reports" data-marked={reports > 0 || undefined}>
        {reports}
      </td>
    </tr>
  )
})
