import {
  askLink,
  type ContentReport,
  contentReport,
  type KnownRoute,
  type LinkState,
  type PartReport,
  readContent,
  readGlossary,
  standAloneFindings,
} from '@stepwise/api/admin'
import { UserFacingError } from '@stepwise/deploy/errors'

export interface ReportOptions {
  contentFolder: string
  /** The pages that links may lead to; undefined: only documents are known. */
  routes: readonly KnownRoute[] | undefined
  /** A day such as 2026-11-28. */
  today: string
  /** Every item of every list; otherwise the first few. */
  isWhole: boolean
  /** Asks other sites whether what is linked is there; null: no one is asked. */
  ask: ((address: string) => Promise<LinkState>) | null
  log: (line: string) => void
}

const fewItems = 5
const linksAtOnce = 8

/**
 * Says how the content reads and what is missing, in numbers.
 * @throws BrokenContent when it cannot be read; UserFacingError when something is in it that may not be
 */
export async function reportContent({ contentFolder, routes, today, isWhole, ask, log }: ReportOptions) {
  const content = readContent(contentFolder, routes)
  const report = contentReport(content, readGlossary(contentFolder), today)
  const broken = [...report.broken, ...standAloneFindings(contentFolder, content)]
  for (const line of formatTable(report)) log(line)
  for (const { title, items } of report.lists) logList(title, items, isWhole, log)
  const { described, decorative } = report.pictures
  log(`\nPictures: ${described} with a description, ${decorative} as decoration`)
  if (ask) logList('Links that are broken or could not be checked', await deadLinks(report.links, ask), true, log)
  else log(`Links to other sites: ${report.links.length}. With --links each one is checked.`)
  if (broken.length > 0) throw new UserFacingError(['This is not allowed in the content:', ...broken])
}

export const askInternet = askLink

function formatTable({ flows, softwares }: ContentReport) {
  const head = ['', 'edition', 'steps', 'words', 'reading age', 'longest', 'not reviewed', 'not checked', 'no sources']
  const rows = [head, ...[...flows, ...softwares].map(toRow)]
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
}

function toRow({ name, editions, steps, words, ages, longest, ...missing }: PartReport) {
  const { unreviewed, unchecked, withoutSources } = missing
  return [
    name,
    editions.length > 1 ? 'both' : (editions[0] ?? ''),
    ...[steps, words].map(String),
    ages ? `${ages.lowest} to ${ages.highest}` : '–',
    ...[longest, unreviewed, unchecked, withoutSources].map(String),
  ]
}

function logList(title: string, items: readonly string[], isWhole: boolean, log: (line: string) => void) {
  const shown = isWhole ? items : items.slice(0, fewItems)
  log(`\n${title}: ${items.length}`)
  for (const item of shown) log(`  ${item}`)
  if (shown.length < items.length) log(`  and ${items.length - shown.length} more; --all shows them`)
}

/** Asks a few at a time, so that no site is asked much at once. */
async function deadLinks(links: readonly string[], ask: (address: string) => Promise<LinkState>) {
  const dead: string[] = []
  for (let from = 0; from < links.length; from += linksAtOnce) {
    const some = links.slice(from, from + linksAtOnce)
    const states = await Promise.all(some.map(ask))
    dead.push(...some.flatMap((link, index) => (states[index] === 'found' ? [] : `${link}: ${states[index]}`)))
  }
  return dead
}
