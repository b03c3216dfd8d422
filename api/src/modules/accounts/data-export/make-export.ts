import type { Edition } from '@stepwise/shared/contracts'
import { productTitles } from '@stepwise/shared/contracts/product-title'
import type { Database } from '../../../database/database.ts'
import { findPersonTables, type PersonKey, type PersonTable } from '../person-data/person-tables.repository.ts'
import { type Row, readRows } from '../person-data/read-rows.repository.ts'
import { type ExportPage, pageFrame, type Section, sectionClose, sectionOpen } from './export-html.ts'
import { ExportZip, type ZipText } from './export-zip.ts'
import { settingsPage } from './pages/account.ts'
import { badgesPage, progressPage } from './pages/learning.ts'
import { messagesPage } from './pages/messages.ts'
import { startPage } from './pages/start.ts'
import { highlightsPage, notesPage, reflectionsPage } from './pages/writing.ts'
import { readWords, type Words } from './words.ts'

const pages: readonly ExportPage[] = [
  notesPage,
  highlightsPage,
  reflectionsPage,
  progressPage,
  badgesPage,
  settingsPage,
  messagesPage,
]

interface MakingOptions {
  edition: Edition
  now: Date
  /** Gets the file in parts of about a megabyte, in their order. */
  store: (part: Buffer) => Promise<void>
  /** Called after each page of rows, at most 500 of them. */
  onProgress?: () => Promise<void>
}

/**
 * Everything of a person as a zip file that can be read without the product: pages for people, and each table as JSON
 * (docs/product/own-account.md#data-export). Returns how many bytes it has; undefined when the account is gone.
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
  return new Making({ ...options, db, person, words, byline }).run(await findPersonTables(db))
}

interface Source extends MakingOptions {
  db: Database
  person: PersonKey
  words: Words
  /** Stands at the beginning of each page: whose it is, and of when. */
  byline: string
}

/** The making of one file: it remembers what is in it, for the start page. */
class Making {
  readonly #source: Source
  readonly #zip: ExportZip
  /** The tables that have rows, with how many. */
  readonly #written = new Map<string, number>()
  readonly #pages: ExportPage[] = []

  constructor(source: Source) {
    this.#source = source
    this.#zip = new ExportZip(source.now, source.store)
  }

  async run(tables: PersonTable[]) {
    for (const page of pages) await this.#addPage(page, tables)
    const shown = pages.flatMap(({ sections }) => sections.map(({ table }) => table))
    for (const table of tables.filter((one) => !shown.includes(one.table))) {
      for await (const _rows of this.#rowsOf(table)) {
        // They are in the file for programs alone.
      }
    }
    const title = `Your data from ${productTitles[this.#source.edition]}`
    const start = this.#zip.openText('index.html')
    await start.write(startPage({ title, byline: this.#source.byline, pages: this.#pages, rowCounts: this.#written }))
    await start.end()
    return this.#zip.end()
  }

  async #addPage(page: ExportPage, tables: PersonTable[]) {
    const frame = pageFrame({ title: page.title, byline: this.#source.byline })
    const file = laterText(() => this.#zip.openText(page.file))
    await file.write(frame.open)
    if (!page.isOptional) await file.begin()
    for (const section of page.sections) {
      const table = tables.find((one) => one.table === section.table)
      if (table) await this.#addSection(section, table, file)
    }
    await file.write(frame.close)
    if (await file.end()) this.#pages.push(page)
  }

  async #addSection(section: Section, table: PersonTable, file: LaterText) {
    const [open = '', close = ''] = section.around ?? []
    await file.write(sectionOpen(section))
    const whole: Row[] = []
    let isEmpty = true
    for await (const rows of this.#rowsOf(table)) {
      if (isEmpty) {
        await file.begin()
        await file.write(open)
      }
      isEmpty = false
      if (section.isWhole) whole.push(...rows)
      // Row by row, so that what is written never waits for a whole page.
      else for (const row of rows) await file.write(`${section.html([row], this.#source.words)}\n`)
    }
    if (whole.length > 0) await file.write(section.html(whole, this.#source.words))
    await file.write(`${isEmpty ? `<p>${section.none}</p>\n` : close}${sectionClose}`)
  }

  /** A person's rows of a table, which are written to its JSON file on the way; pictures to files of their own. */
  async *#rowsOf(table: PersonTable): AsyncGenerator<Row[]> {
    let json: ZipText | undefined
    let count = 0
    for await (const rows of readRows(this.#source.db, table, this.#source.person)) {
      json ??= this.#zip.openText(`data/${table.table}.json`)
      for (const row of rows) {
        const stored = await this.#withFiles(table.table, row, count)
        await json.write(`${count === 0 ? '[' : ','}\n${JSON.stringify(stored, null, 2)}`)
        count += 1
      }
      yield rows
      await this.#source.onProgress?.()
    }
    await json?.write('\n]\n')
    await json?.end()
    if (count > 0) this.#written.set(table.table, count)
  }

  async #withFiles(table: string, row: Row, number: number): Promise<Row> {
    const stored = { ...row }
    for (const [column, value] of Object.entries(row)) {
      if (!(value instanceof Uint8Array)) continue
      const name = fileNames[`${table}.${column}`]?.(row) ?? `files/${table}-${column}-${number + 1}`
      await this.#zip.addBytes(name, value)
      stored[column] = name
    }
    return stored
  }
}

/** The names of the files that rows hold. */
const fileNames: Record<string, (row: Row) => string> = {
  'avatars.large': () => 'photo.jpg',
  'avatars.medium': () => 'photo-small.jpg',
  'content_images.bytes': ({ hash, type }) => `pictures/${hash}.${type}`,
}

type LaterText = ReturnType<typeof laterText>

/** A file that is made only when it has begun; what was written before then stands at its beginning. */
function laterText(open: () => ZipText) {
  let file: ZipText | undefined
  let before = ''
  return {
    async begin() {
      if (file) return
      file = open()
      await file.write(before)
    },
    async write(text: string) {
      if (file) await file.write(text)
      else before += text
    },
    /** Whether there is a file. */
    async end() {
      await file?.end()
      return file !== undefined
    },
  }
}
