import { formatAuthors, formatChapter, formatYear, isPart } from './reference-parts.ts'
import { italic, plain, type Run } from './runs.ts'
import type { Source, SourceKind } from './source.ts'
import {
  degreeLevel,
  formatEdition,
  formatModel,
  formatTitle,
  formatVersion,
  givenFirst,
  joinNames,
  type Name,
  parseNames,
  parsePages,
  tidy,
  toAddress,
} from './source-parts.ts'

const stopAfter = (text: string) => (/[.?!]$/.test(text) ? '' : '.')

/** As the Publication Manual and apastyle.apa.org have it (docs/product/study-tools.md#references). */
export function apa(source: Source): Run[] {
  if (source.kind === 'act' || source.kind === 'case') return apaLaw(source)
  const names = parseNames(source.authors)
  const title = formatTitle('apa', source.title)
  const edition = source.kind === 'book' && formatEdition(source.edition)
  const isItalic = !isPart(source) || (source.kind === 'conference' && !tidy(source.book))
  const after = edition ? ` (${edition} ed.)` : describe(source)
  const titled = [isItalic ? italic(title) : plain(title), plain(after ? `${after}.` : stopAfter(title))]
  const year = plain(`(${formatYear('apa', source)}).`)
  const authors = formatAuthors('apa', names)
  if (source.kind === 'film' && names.length > 0) authors.push(plain(names.length > 1 ? ' (Directors)' : ' (Director)'))
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

const apaEnd: Record<Exclude<SourceKind, 'act' | 'case'>, (source: Source, names: Name[]) => Run[]> = {
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
  report: ({ publisher }, names) => [plain(unlessAuthor(names, publisher))],
  thesis: ({ publisher, university, link }, names) => [
    plain(unlessAuthor(names, toAddress(link) ? publisher : university)),
  ],
  conference: (source, names) => {
    if (tidy(source.book)) return apaEnd.chapter(source, names)
    const where = [tidy(source.conference), tidy(source.held)].filter(Boolean).join(', ')
    return [plain(where && ` ${where}.`)]
  },
  film: ({ publisher }, names) => [plain(unlessAuthor(names, publisher))],
  dataset: ({ publisher }, names) => [plain(unlessAuthor(names, publisher))],
  ai: () => [],
}

/** What stands after the title, in brackets. */
function describe({ kind, number, degree, university, version, link, book }: Source): string {
  const inBrackets = (text: string) => text && ` (${text})`
  switch (kind) {
    case 'report':
      return inBrackets(/^\d/.test(tidy(number)) ? `Report No. ${tidy(number)}` : tidy(number))
    case 'thesis': {
      const level = degreeLevel(degree)
      if (toAddress(link)) return ` [${[level, tidy(university)].filter(Boolean).join(', ')}]`
      return ` [Unpublished ${level.charAt(0).toLowerCase()}${level.slice(1)}]`
    }
    case 'conference':
      return tidy(book) ? '' : ' [Paper presentation]'
    case 'film':
      return ' [Film]'
    case 'dataset':
      return `${inBrackets(formatVersion(version))} [Data set]`
    case 'ai':
      return `${inBrackets(formatModel(version))} [Large language model]`
    default:
      return ''
  }
}

/** APA has rules for the law of the USA alone; British universities write Acts and cases of the United Kingdom so. */
function apaLaw({ kind, title, chapter, citation, link }: Source): Run[] {
  const end = kind === 'act' ? formatChapter(chapter) : tidy(citation) && ` ${tidy(citation)}`
  const address = toAddress(link)
  return [plain(`${tidy(title)}${end}.${address && ` ${address}`}`)]
}
