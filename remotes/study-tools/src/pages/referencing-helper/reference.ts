import { italic, joinRuns, plain, type Run, toText } from './runs.ts'
import type { Source, SourceKind, Style } from './source.ts'
import {
  familyFirst,
  formatEdition,
  formatTitle,
  givenFirst,
  isDoi,
  joinNames,
  monthFirst,
  type Name,
  parseNames,
  parsePages,
  publishedBy,
  tidy,
  toAddress,
} from './source-parts.ts'

/** The whole reference of a source, as it is in a list. */
export function formatReference(source: Source, style: Style): Run[] {
  return joinRuns((style === 'apa' ? apa : harvard)(source))
}

/** The order of a list of references: A to Z, by what each begins with. */
export const byReference = (style: Style) => (one: Source, other: Source) =>
  toText(formatReference(one, style)).localeCompare(toText(formatReference(other, style)), 'en-GB', {
    ignorePunctuation: true,
  })

/** Whether its title is in the title of something else. */
export const isPart = ({ kind }: Source) => kind === 'chapter' || kind === 'article'

/** The year, in APA with the day of a web page, or the words for none. */
export function formatYear(style: Style, { kind, year = '', date }: Source): string {
  const day = kind === 'page' && style === 'apa' ? monthFirst(date) : ''
  return year.trim() ? year.trim() + (day && `, ${day}`) : style === 'apa' ? 'n.d.' : 'no date'
}

function formatAuthors(style: Style, names: Name[]): Run[] {
  const all = names.map(familyFirst(style))
  if (style === 'harvard') {
    return all.length > 3 ? [plain(`${all[0]} `), italic('et al.')] : [plain(joinNames(all, 'and', false))]
  }
  if (all.length > 20) return [plain(`${all.slice(0, 19).join(', ')}, … ${all.at(-1)}`)]
  return [plain(joinNames(all, '&', true))]
}

function harvard(source: Source): Run[] {
  const names = parseNames(source.authors)
  const title = formatTitle('harvard', source.title)
  const titled = isPart(source) ? [plain(`'${title}'`)] : [italic(title)]
  const year = plain(` (${formatYear('harvard', source)}) `)
  const start = names.length > 0 ? [...formatAuthors('harvard', names), year, ...titled] : [...titled, year]
  return [...start, ...harvardEnd[source.kind](source, names.length > 0), ...harvardLink(source)]
}

/** What comes after the title, or after the year where no author comes before it. */
const harvardEnd: Record<SourceKind, (source: Source, hasAuthor: boolean) => Run[]> = {
  book: (source, hasAuthor) => {
    const edition = formatEdition(source.edition)
    const rest = [edition && `${edition} edn`, publishedBy(source)].filter(Boolean).map((part) => ` ${part}.`)
    return [plain((hasAuthor ? '.' : '') + rest.join(''))]
  },
  chapter: (source, hasAuthor) => {
    const editors = parseNames(source.editors).map(givenFirst('harvard'))
    const edition = formatEdition(source.edition)
    const by = editors.length > 0 ? `${joinNames(editors, 'and', false)} (${editors.length > 1 ? 'eds' : 'ed.'}) ` : ''
    const end = [publishedBy(source), parsePages(source.pages)?.named].filter(Boolean).join(', ')
    return [
      plain(`${hasAuthor ? ',' : ''} in ${by}`),
      italic(tidy(source.book)),
      plain(`.${edition ? ` ${edition} edn.` : ''}${end ? ` ${end}.` : ''}`),
    ]
  },
  article: (source, hasAuthor) => {
    const number = tidy(source.volume) + (tidy(source.issue) && `(${tidy(source.issue)})`)
    const end = [number, parsePages(source.pages)?.named].filter(Boolean).join(', ')
    return [plain(hasAuthor ? ', ' : ' '), italic(tidy(source.journal)), plain(end ? `, ${end}.` : '.')]
  },
  page: (_, hasAuthor) => [plain(hasAuthor ? '.' : '')],
}

function harvardLink({ link, read }: Source): Run[] {
  const address = toAddress(link)
  if (!address) return []
  return [plain(` Available at: ${address}${isDoi(link) || !tidy(read) ? '' : ` (Accessed: ${tidy(read)}).`}`)]
}

const stopAfter = (text: string) => (/[.?!]$/.test(text) ? '' : '.')

function apa(source: Source): Run[] {
  const names = parseNames(source.authors)
  const title = formatTitle('apa', source.title)
  const edition = source.kind === 'book' && formatEdition(source.edition)
  const titled = [
    isPart(source) ? plain(title) : italic(title),
    plain(edition ? ` (${edition} ed.).` : stopAfter(title)),
  ]
  const year = plain(`(${formatYear('apa', source)}).`)
  const authors = formatAuthors('apa', names)
  const isEnded = authors.at(-1)?.text.endsWith('.')
  const start =
    names.length > 0
      ? [...authors, plain(isEnded ? ' ' : '. '), year, plain(' '), ...titled]
      : [...titled, plain(' '), year]
  const address = toAddress(source.link)
  return [...start, ...apaEnd[source.kind](source, names), ...(address ? [plain(` ${address}`)] : [])]
}

/** APA does not name a publisher or a site that is the author, too. */
function unlessAuthor([author]: Name[], text?: string): string {
  const isAuthor = author !== undefined && 'organisation' in author && author.organisation === tidy(text)
  return tidy(text) && !isAuthor ? ` ${tidy(text)}.` : ''
}

const apaEnd: Record<SourceKind, (source: Source, names: Name[]) => Run[]> = {
  book: ({ publisher }, names) => [plain(unlessAuthor(names, publisher))],
  chapter: (source, names) => {
    const editors = parseNames(source.editors).map(givenFirst('apa'))
    const by = editors.length > 0 ? `${joinNames(editors, '&')} (${editors.length > 1 ? 'Eds.' : 'Ed.'}), ` : ''
    const edition = formatEdition(source.edition)
    const brackets = [edition && `${edition} ed.`, parsePages(source.pages)?.named].filter(Boolean).join(', ')
    return [
      plain(` In ${by}`),
      italic(formatTitle('apa', source.book)),
      plain(`${brackets && ` (${brackets})`}.${unlessAuthor(names, source.publisher)}`),
    ]
  },
  article: (source) => {
    const pages = parsePages(source.pages)
    const volume = tidy(source.volume)
    return [
      plain(' '),
      italic(tidy(source.journal) + (volume && `, ${volume}`)),
      plain(`${tidy(source.issue) && `(${tidy(source.issue)})`}${pages ? `, ${pages.range}` : ''}.`),
    ]
  },
  page: ({ site }, names) => [plain(unlessAuthor(names, site))],
}
