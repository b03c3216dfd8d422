import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Edition } from '@stepwise/shared/contracts'
import type pg from 'pg'
import { findMigrations } from '../../database/migrate.ts'
import { type BackupHeader, formatMark, RowSum } from './backup-file.ts'
import { findTables, readAlike, readRows } from './tables.ts'

/**
 * Writes all rows as they are at one moment. The file has its name once it is complete and on the disk; only its owner may read it.
 * Calls go on meanwhile.
 */
export async function writeBackup(pool: pg.Pool, edition: Edition, file: string, report: (line: string) => void) {
  const unfinished = `${file}.part`
  const client = await pool.connect()
  try {
    await client.query('begin transaction isolation level repeatable read, read only')
    await readAlike(client)
    await rm(unfinished, { force: true })
    const handle = await open(unfinished, 'wx', 0o600)
    try {
      await pipeline(Readable.from(backupLines(client, edition, report)), createGzip(), intoFile(handle))
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(unfinished, file)
    await syncFolder(dirname(file))
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  } finally {
    await client.query('rollback').catch(() => undefined)
    client.release()
  }
}

const intoFile = (handle: FileHandle) =>
  async function write(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) await handle.writeFile(chunk)
  }

async function* backupLines(client: pg.ClientBase, edition: Edition, report: (line: string) => void) {
  const migrations = await findMigrations(client)
  const header: BackupHeader = { format: 1, edition, madeAt: new Date().toISOString(), migrations }
  yield `${formatMark(header)}\n`
  for (const table of await findTables(client)) {
    yield `${formatMark(table)}\n`
    const sum = new RowSum()
    for await (const lines of readRows(client, table)) {
      for (const line of lines) sum.add(line)
      yield `${lines.join('\n')}\n`
    }
    const result = sum.result()
    yield `${formatMark(result)}\n`
    if (result.rows > 0) report(`${table.table}: ${result.rows} rows`)
  }
  yield `${formatMark({ complete: true })}\n`
}

async function syncFolder(folder: string) {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
