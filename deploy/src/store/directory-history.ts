import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StoreError } from '../errors.ts'
import { sequenceName } from './live-files.ts'
import type { Promotion } from './store.ts'
import { type Source, storedJson, storedPromotion } from './stored-records.ts'
import { replaceFile } from './write-file.ts'

const entriesInCopy = 100
const entryPattern = /^(\d+)\.json$/
const copyPattern = /^(\d+)-(\d+)\.json$/

/**
 * The history in a folder: a file for each promotion (`000042.json`), and a copy of each full hundred (`000001-000100.json`). Every release
 * reads all of it, and a year of releases is thousands of files: 250 ms of processor time for 3,650 of them, 20 ms with the copies. A copy
 * never changes, so a process reads it once.
 */
export function directoryHistory(folder: string) {
  const readCopies = new Map<string, Promise<Promotion[]>>()
  async function read(until: number): Promise<Promotion[]> {
    if (until === 0) return []
    const names = (await namesIn(folder)).filter((name) => lastIn(name) <= until)
    const copies = names.filter((name) => copyPattern.test(name))
    const copied = new Set(copies.map(lastIn))
    const rest = names.filter((name) => entryPattern.test(name) && !copied.has(lastOfHundred(lastIn(name))))
    const [fromCopies, entries] = await Promise.all([
      Promise.all(copies.map(loadCopy)),
      Promise.all(rest.map(readEntry)),
    ])
    return [...fromCopies.flat(), ...entries].sort((one, other) => one.promotion - other.promotion)
  }

  function loadCopy(name: string): Promise<Promotion[]> {
    const copy = readCopies.get(name) ?? readCopy(name)
    readCopies.set(name, copy)
    copy.catch(() => readCopies.delete(name))
    return copy
  }

  async function readEntry(name: string): Promise<Promotion> {
    const source = { place: join(folder, name), advice: 'correct the file, or take it from a copy of this folder' }
    const entry = storedPromotion(await json(source), source)
    return expectNumber(entry, name === fileName(entry.promotion), source)
  }

  async function readCopy(name: string): Promise<Promotion[]> {
    const source = { place: join(folder, name), advice: 'remove the file: it is made again from those beside it' }
    const value = await json(source)
    const entries = (Array.isArray(value) ? value : [value]).map((entry) => storedPromotion(entry, source))
    const first = lastIn(name) - entriesInCopy + 1
    for (const [index, entry] of entries.entries()) expectNumber(entry, entry.promotion === first + index, source)
    if (entries.length === entriesInCopy) return entries
    throw new StoreError([`${source.place} has ${entries.length} entries. Nothing is changed: ${source.advice}.`])
  }

  return {
    /** The entries up to the live promotion, oldest first; those after it are of a release that was cut off. Throws a {@link StoreError}. */
    read,
    /** Writes the entry of a promotion that is not live yet. */
    write: (record: Promotion) =>
      replaceFile(join(folder, fileName(record.promotion)), `${JSON.stringify(record, null, 2)}\n`),
    /** The name of the last entry, live or not; '' for none. */
    last: async () => (await namesIn(folder)).filter((name) => entryPattern.test(name)).at(-1) ?? '',
    /** Copies each full hundred that is not copied yet. Only for the process that holds the pointer's lock, with what {@link read} gave. */
    async copyHundreds(live: Promotion[]) {
      const names = await namesIn(folder)
      const hundreds = Object.groupBy(live, ({ promotion }) => lastOfHundred(promotion))
      for (const [last, entries = []] of Object.entries(hundreds)) {
        const name = `${sequenceName(Number(last) - entriesInCopy + 1)}-${fileName(Number(last))}`
        if (entries.length === entriesInCopy && !names.includes(name))
          await replaceFile(join(folder, name), `${JSON.stringify(entries)}\n`)
      }
    },
  }
}

const lastOfHundred = (promotion: number) => Math.ceil(promotion / entriesInCopy) * entriesInCopy

const fileName = (promotion: number) => `${sequenceName(promotion)}.json`

/** The last promotion in a file of this name. */
const lastIn = (name: string) => Number((copyPattern.exec(name)?.[2] ?? entryPattern.exec(name)?.[1]) || Number.NaN)

async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.filter((name) => entryPattern.test(name) || copyPattern.test(name)).sort()
}

const json = async (source: Source) => storedJson(await readFile(source.place, 'utf8'), source)

function expectNumber(entry: Promotion, isExpected: boolean, { place, advice }: Source): Promotion {
  if (isExpected) return entry
  throw new StoreError([`${place} is the entry of promotion ${entry.promotion}. Nothing is changed: ${advice}.`])
}
