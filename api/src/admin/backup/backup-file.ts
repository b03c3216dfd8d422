import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { editionSchema } from '@stepwise/shared/contracts/edition'
import { z } from 'zod'
import { AdminFailure } from '../verb.ts'

// A backup is gzipped lines. A line that begins with # is about the backup, as JSON; any other is a row, as JSON.

const headerSchema = z.object({
  format: z.literal(1),
  edition: editionSchema,
  madeAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
})

const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()) })
const sumSchema = z.object({ rows: z.int(), hash: z.string() })

export type BackupHeader = z.infer<typeof headerSchema>
export type BackupTable = z.infer<typeof tableSchema>
/** How many rows a table has, and a hash of them all that does not depend on their order. */
export type TableSum = z.infer<typeof sumSchema>

export const formatMark = (mark: object) => `#${JSON.stringify(mark)}`

const modulus = 1n << 256n

/** Adds up the hashes of rows: the order in which a database gives them is not the same everywhere. */
export class RowSum {
  #rows = 0
  #sum = 0n

  add(row: string) {
    this.#rows++
    this.#sum = (this.#sum + BigInt(`0x${createHash('sha256').update(row).digest('hex')}`)) % modulus
  }

  result(): TableSum {
    return { rows: this.#rows, hash: this.#sum.toString(16).padStart(64, '0') }
  }
}

export type BackupEvent =
  | { header: BackupHeader }
  | { table: BackupTable }
  | { row: string }
  | { ended: { table: string; sum: TableSum } }

/**
 * Reads a backup from its beginning to its end, a row at a time, and compares each table with its sum.
 * @throws AdminFailure when the file is not a backup, or damaged, or ends too early
 */
export async function* readBackup(file: string): AsyncGenerator<BackupEvent> {
  let state: 'begin' | 'between' | 'table' | 'end' = 'begin'
  let name = ''
  let sum = new RowSum()
  for await (const line of readLines(file)) {
    if (!line.startsWith('#')) {
      if (state !== 'table') throw damaged(file)
      sum.add(line)
      yield { row: line }
      continue
    }
    const mark = parse(file, line)
    if (state === 'begin') {
      yield { header: check(file, headerSchema, mark) }
      state = 'between'
    } else if (state === 'between' && 'table' in mark) {
      const table = check(file, tableSchema, mark)
      name = table.table
      sum = new RowSum()
      yield { table }
      state = 'table'
    } else if (state === 'table') {
      const claimed = check(file, sumSchema, mark)
      const found = sum.result()
      if (claimed.rows !== found.rows || claimed.hash !== found.hash) throw damaged(file)
      yield { ended: { table: name, sum: found } }
      state = 'between'
    } else if (state === 'between' && 'complete' in mark) {
      state = 'end'
    } else throw damaged(file)
  }
  if (state !== 'end') throw damaged(file)
}

/** What is in a backup, once it was read to its end. @throws AdminFailure when it cannot be restored */
export async function inspectBackup(file: string) {
  let header: BackupHeader | undefined
  const tables = new Map<string, TableSum>()
  for await (const event of readBackup(file)) {
    if ('header' in event) header = event.header
    if ('ended' in event) tables.set(event.ended.table, event.ended.sum)
  }
  if (!header) throw damaged(file)
  return { header, tables }
}

async function* readLines(file: string) {
  const unzipped = pipeline(createReadStream(file), createGunzip(), () => undefined).setEncoding('utf8')
  let rest = ''
  try {
    for await (const text of unzipped) {
      const [first = '', ...others] = text.split('\n')
      rest += first
      if (others.length === 0) continue
      yield rest
      rest = others.pop()
      yield* others
    }
  } catch (error) {
    if (error instanceof AdminFailure) throw error
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new AdminFailure(`There is no file ${file}.`)
    throw damaged(file)
  }
  if (rest !== '') throw damaged(file)
}

function parse(file: string, line: string): object {
  try {
    return JSON.parse(line.slice(1))
  } catch {
    throw damaged(file)
  }
}

function check<Schema extends z.ZodType>(file: string, schema: Schema, mark: object): z.output<Schema> {
  const parsed = schema.safeParse(mark)
  if (!parsed.success) throw damaged(file)
  return parsed.data
}

const damaged = (file: string) =>
  new AdminFailure(`${file} is damaged, or is not a complete Stepwise backup. Nothing was changed; use another one.`)
