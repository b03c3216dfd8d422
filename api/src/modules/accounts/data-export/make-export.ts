import type { Edition } from '@stepwise/shared/contracts'
import { productTitles } from '@stepwise/shared/contracts/product-title'
import type { Database } from '../../../database/database.ts'
import { findPersonTables, type PersonKey, type PersonTable } from '../person-data/person-tables.repository.ts'
import { type Row, readRows } from '../person-data/read-rows.repository.ts'
import { csvHead, csvRow } from './csv.ts'
import { ExportZip } from './export-zip.ts'
import { foldedTable, pageEnd, pageStart, sectionEnd, sectionStart, tableRow } from './index-page.ts'
import { readWords, type Words } from './words.ts'
import { writings } from './writing.ts'

interface MakingOptions {
  edition: Edition
  now: Date
  /** Gets the file in parts of about a megabyte, in their order. */
  store: (part: Buffer) => Promise<void>
  /** Called after each page of rows, at most 500 of them. */
  onProgress?: () => Promise<void>
}

/**
 * Everything of a person as a zip file that can be read without the product: a page for people, notes and journal as spreadsheets, and each
 * table as JSON (docs/product/own-account.md#data-export). Returns how many bytes it has; undefined when the account is gone.
 */
export async function makeExport(db: Database, userId: string, options: MakingOptions): Promise<number | undefined> {
  const person = await db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'surname', 'time_zone'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!person) return undefined
  const words = await readWords(db, options.edition, person.time_zone)
  const byline = `${person.first_name} ${person.surname}, ${person.email}. Made on ${words.moment(options.now)} (${person.time_zone}).`
  const source = { ...options, db, person, words, title: `Your data from ${productTitles[options.edition]}`, byline }
  const zip = new ExportZip(options.now, options.store)
  const counts = new Map<PersonTable, number>()
  for (const table of await findPersonTables(db)) {
    const count = await addJson(zip, table, source)
    if (count > 0) counts.set(table, count)
  }
  for (const table of counts.keys()) await addCsv(zip, table, source)
  await addText(zip, 'index.html', indexPage(counts, source))
  return zip.end()
}

interface Source extends MakingOptions {
  db: Database
  person: PersonKey
  words: Words
  title: string
  /** Whose it is, and of when. */
  byline: string
}

async function* readPersonRows(table: PersonTable, { db, person, onProgress }: Source): AsyncGenerator<Row> {
  for await (const rows of readRows(db, table, person)) {
    yield* rows
    await onProgress?.()
  }
}

async function addText(zip: ExportZip, name: string, texts: AsyncIterable<string>) {
  const file = zip.openText(name)
  for await (const text of texts) await file.write(text)
  await file.end()
}

/** The rows of a table as JSON, what they hold in bytes as files. Returns how many there are; of none there is no file. */
async function addJson(zip: ExportZip, table: PersonTable, source: Source): Promise<number> {
  let count = 0
  let json: ReturnType<ExportZip['openText']> | undefined
  for await (const row of readPersonRows(table, source)) {
    json ??= zip.openText(`data/${table.table}.json`)
    const files = listFiles(table, row, count)
    for (const [column, name] of Object.entries(files)) await zip.addBytes(name, row[column] as Uint8Array)
    await json.write(`${count === 0 ? '[' : ','}\n${JSON.stringify({ ...row, ...files }, null, 2)}`)
    count += 1
  }
  await json?.write('\n]\n')
  await json?.end()
  return count
}

/** The names of the files that a row holds, by column. */
function listFiles({ table }: PersonTable, row: Row, number: number): Record<string, string> {
  const columns = Object.keys(row).filter((column) => row[column] instanceof Uint8Array)
  return Object.fromEntries(
    columns.map((column) => {
      const name = fileNames[`${table}.${column}`]?.(row) ?? `files/${table}-${column}-${number + 1}`
      return [column, name]
    }),
  )
}

const fileNames: Record<string, (row: Row) => string> = {
  'avatars.large': () => 'photo.jpg',
  'avatars.medium': () => 'photo-small.jpg',
  'content_images.bytes': ({ hash, type }) => `pictures/${hash}.${type}`,
}

async function addCsv(zip: ExportZip, table: PersonTable, source: Source) {
  const csv = writings.find((one) => one.table === table.table)?.csv
  if (!csv) return
  async function* lines({ columns }: NonNullable<typeof csv>) {
    yield csvHead(columns.map(([label]) => label))
    for await (const row of readPersonRows(table, source))
      yield csvRow(columns.map(([, value]) => value(row, source.words)))
  }
  await addText(zip, csv.file, lines(csv))
}

/** The page for people: first what they wrote, then all else, folded. */
async function* indexPage(counts: Map<PersonTable, number>, source: Source): AsyncGenerator<string> {
  const { words } = source
  yield pageStart(source)
  for (const { table: name, heading, none, html, csv } of writings) {
    const table = [...counts.keys()].find((one) => one.table === name)
    yield sectionStart(heading, table ? [...(csv ? [csv.file] : []), `data/${name}.json`] : [])
    if (!table) yield `<p>${none}</p>\n`
    else for await (const row of readPersonRows(table, source)) yield html(row, words)
    yield sectionEnd
  }
  yield sectionStart('All else')
  for (const [table, count] of counts) {
    if (writings.some((one) => one.table === table.table)) continue
    const folded = foldedTable(
      table.table,
      count,
      table.columns.map(({ name }) => name),
      words,
    )
    yield folded.start
    let number = 0
    for await (const row of readPersonRows(table, source))
      yield tableRow(row, folded.shown, words, listFiles(table, row, number++))
    yield folded.end
  }
  yield sectionEnd
  yield pageEnd
}
