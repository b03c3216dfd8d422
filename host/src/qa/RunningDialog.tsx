// biome-ignore-all lint/a11y/noRedundantRoles: in a narrow window the cells are below each other, which takes their roles away
import type { ReleaseStatus } from '@stepwise/shared/contracts'
import type { LazyDialogProps } from '@stepwise/shared/lazy'
import { $personFacts } from '@stepwise/shared/session'
import { Text } from '@stepwise/shared/ui'
import { CopyButton } from '@stepwise/shared/ui/forms'
import { Dialog } from '@stepwise/shared/ui/overlays'
import { useUnit } from 'effector-react'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { useRegistry } from '../registry/RegistryContext.tsx'
import { formatLoads, formatSelection, reportText, unknown } from './format-running.ts'
import { formatDate } from './format-state.ts'
import qa from './Qa.module.css'
import styles from './RunningDialog.module.css'
import { duplicates, partFacts, type SharedFacts, sharedFacts } from './running-facts.ts'
import { useReleaseResponse } from './use-release-response.ts'

/** What this page is made of (docs/product/qa.md#running). */
export default function RunningDialog({ opened, onClose }: LazyDialogProps) {
  return (
    <Dialog title="What am I running" opened={opened} onClose={onClose} size={1000}>
      <Running />
    </Dialog>
  )
}

function Running() {
  const registry = useRegistry()
  const { role } = useUnit($personFacts)
  const { body: status, problem } = useReleaseResponse<ReleaseStatus>(
    'status',
    role === 'qa' || role === 'content_manager',
  )
  const [shared] = useState(sharedFacts)
  const twice = duplicates(shared)
  const parts = partFacts(registry, status, formatDate)
  return (
    <div className="ui-stack ui-gap-20">
      <Text>{formatSelection(registry)}</Text>
      {problem && (
        <p
          className={qa.problem}
          role="alert"
        >{`The server’s details of these versions could not be loaded. ${problem}`}</p>
      )}
      <CopyButton name="report" text={async () => reportText({ registry, parts, shared, twice })} />
      <Table
        caption="Parts of this page"
        columns={['Part', 'Version', 'Commit', 'Built', 'Promoted', 'Loaded by this page']}
        rows={parts.map(({ part, version, commit, built, promoted, isLive, loads }) => [
          part,
          `${version}${isLive === false ? ', not live' : ''}`,
          commit || unknown,
          built || unknown,
          promoted || unknown,
          formatLoads(loads),
        ])}
      />
      <Text fw={twice.length > 0 ? 700 : undefined}>
        {twice.length > 0 ? `Loaded more than once: ${twice.join(', ')}.` : 'No module is loaded twice.'}
      </Text>
      <Shared shared={shared} sharedVersion={registry.host.sharedVersion} />
    </div>
  )
}

function Shared({ shared, sharedVersion }: { shared: SharedFacts[]; sharedVersion: string }) {
  return (
    <Table
      caption={`Shared modules, @stepwise/shared ${sharedVersion}`}
      columns={['Module', 'Version, and where it comes from', 'Used by']}
      rows={shared.map(({ name, copies, usedBy }) => [name, copies.join(' and '), usedBy.join(', ') || 'no one yet'])}
    />
  )
}

interface TableProps {
  caption: string
  columns: string[]
  /** The first cell of a row names it. */
  rows: string[][]
}

function Table({ caption, columns, rows }: TableProps) {
  const label = (index: number): ReactNode => (
    <span className={styles.label} aria-hidden>
      {`${columns[index]}: `}
    </span>
  )
  return (
    <div className="ui-columns" style={{ '--columns': columns.length } as CSSProperties}>
      <table className={styles.table} role="table">
        <caption>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} scope="col" role="columnheader">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(([name, ...cells]) => (
            <tr key={name} role="row">
              <th scope="row" role="rowheader">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} role="cell">
                  {label(index + 1)}
                  <span>{cell}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
