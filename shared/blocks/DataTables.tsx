import type { BlockOf } from '@stepwise/shared/contracts'
import { Html } from '@stepwise/shared/ui'
import type { CSSProperties } from 'react'
import type { GroupProps } from './block-groups.ts'
import styles from './DataTables.module.css'

/**
 * Tables of a page (docs/product/content-desk.md#tables). Where the columns have no room each row is a list of its values, each after its
 * heading; the roles keep it a table for screen readers, which read the headings themselves.
 */
export function DataTables({ blocks }: GroupProps<'table'>) {
  return blocks.map((block) => <DataTable key={block.id} table={block} />)
}

function DataTable({ table: { caption, heads, rows } }: { table: BlockOf<'table'> }) {
  const columns = heads === 'column' ? undefined : rows[0]
  const body = columns ? rows.slice(1) : rows
  return (
    <div className="ui-columns" style={{ '--columns': rows[0]?.length } as CSSProperties}>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: a table that is displayed as blocks is none without them */}
      <table role="table" className={styles.table}>
        <caption>{caption}</caption>
        {columns && (
          <thead role="rowgroup">
            <tr role="row">
              {columns.map((heading, column) =>
                heads === 'both' && column === 0 && heading === '' ? (
                  <td key="corner" role="cell" />
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns have no identity but their place
                  <th key={column} role="columnheader" scope="col">
                    <Html html={heading} />
                  </th>
                ),
              )}
            </tr>
          </thead>
        )}
        <tbody role="rowgroup">
          {body.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nor have rows
            <tr key={row} role="row">
              {cells.map((cell, column) =>
                heads !== 'row' && column === 0 ? (
                  <th key="head" role="rowheader" scope="row">
                    <Html html={cell} />
                  </th>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: nor have cells
                  <td key={column} role="cell">
                    {columns?.[column] && (
                      <span aria-hidden className={styles.heading}>
                        <Html html={withoutLinks(columns[column])} />
                      </span>
                    )}
                    <Html html={cell} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: as above */}
    </div>
  )
}

/** The heading is repeated for the eye alone, and the keyboard would meet its links there. */
const withoutLinks = (html: string) => html.replaceAll(/<\/?a\b[^>]*>/g, '')
