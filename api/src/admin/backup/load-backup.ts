import type { Edition } from '@stepwise/shared/contracts'
import type pg from 'pg'
import { applyMigrations, migrationNames } from '../../database/migrate.ts'
import { AdminFailure } from '../verb.ts'
import { type BackupTable, inspectBackup, readBackup, type TableSum } from './backup-file.ts'
import { addRows, continueNumbers, dropAll, isEmpty, readAlike, sumTables } from './tables.ts'

const chunkBytes = 1_000_000
const mostRows = 1000

interface LoadOptions {
  edition: Edition
  /** What is there is replaced. */
  replaces?: boolean
  report: (line: string) => void
}

/**
 * Loads a backup in one transaction, so that one that is interrupted has changed nothing: the tables as they were in the version of
 * the backup, its rows, a comparison with the backup's counts and hashes, and the migrations since.
 * @throws AdminFailure when the file, its edition or the database does not fit; nothing was changed then
 */
export async function loadBackup(pool: pg.Pool, file: string, { edition, replaces = false, report }: LoadOptions) {
  const { header, tables } = await inspectBackup(file)
  if (header.edition !== edition) {
    throw new AdminFailure(`The backup is of the ${header.edition} edition, and this is the ${edition} edition's data.`)
  }
  const names = header.migrations.map(({ name }) => name)
  const known = migrationNames()
  if (names.some((name) => !known.includes(name))) {
    throw new AdminFailure('The backup was made by a newer version of Stepwise. Restore it with that version.')
  }
  const client = await pool.connect()
  try {
    await client.query('begin')
    await readAlike(client)
    if (replaces) await dropAll(client)
    else if (!(await isEmpty(client))) throw notEmpty()
    await applyMigrations(client, names)
    await loadRows(client, file, tables, report)
    compare(tables, await sumTables(client))
    await applyMigrations(client)
    await continueNumbers(client)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
  return { header, tables }
}

const notEmpty = () =>
  new AdminFailure('This database already has data. Name an empty one, or add --replace to replace everything in it.')

async function loadRows(
  client: pg.ClientBase,
  file: string,
  tables: Map<string, TableSum>,
  report: (line: string) => void,
) {
  const total = [...tables.values()].reduce((sum, { rows }) => sum + rows, 0)
  let loaded = 0
  let table: BackupTable | undefined
  let rows: string[] = []
  let bytes = 0
  const flush = async () => {
    if (table && rows.length > 0) await addRows(client, table, rows)
    loaded += rows.length
    rows = []
    bytes = 0
  }
  // Some migrations add rows of their own, which are among those of the backup.
  for (const name of [...tables.keys()].reverse()) await client.query(`delete from ${client.escapeIdentifier(name)}`)
  for await (const event of readBackup(file)) {
    if ('table' in event) table = event.table
    if ('row' in event) {
      rows.push(event.row)
      bytes += event.row.length
      if (bytes > chunkBytes || rows.length >= mostRows) await flush()
    }
    if ('ended' in event) {
      await flush()
      const percent = total === 0 ? 100 : Math.floor((100 * loaded) / total)
      if (event.ended.sum.rows > 0) report(`${event.ended.table}: ${event.ended.sum.rows} rows, ${percent} %`)
    }
  }
}

function compare(claimed: Map<string, TableSum>, found: Map<string, TableSum>) {
  const differing = [...claimed].filter(([table, { rows, hash }]) => {
    const sum = found.get(table)
    return sum?.rows !== rows || sum.hash !== hash
  })
  if (differing.length === 0 && claimed.size === found.size) return
  const names = differing.map(([table]) => table).join(', ')
  throw new AdminFailure(`What was loaded does not match the backup (${names || 'tables'}). Nothing was changed.`)
}
