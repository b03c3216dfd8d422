import { formatAuthors, formatChapter, formatYear, isPart } from './reference-parts.ts'
import { italic, plain, type Run } from './runs.ts'
import type { Source, SourceKind } from './source.ts'
import {
  formatEdition,
  formatModel,
  formatTitle,
  formatVersion,
  fullNames,
  givenFirst,
  isDoi,
  joinNames,
  parseNames,
  parsePages,
  publishedBy,
  tidy,
  toAddress,
} from './source-parts.ts'

/** As Cite Them Right has it (docs/product/study-tools.md#references). */
export function harvard(source: Source): Run[] {
  if (source.kind === 'act' || source.kind === 'case') return [...harvardLaw(source), ...harvardLink(source)]
  if (source.kind === 'film') return [...harvardFilm(source), ...harvardLink(source)]
  const names = parseNames(source.authors)
  const title = formatTitle('harvard', source.title)
  const titled = isPart(source) ? [plain(`'${title}'`)] : [italic(title)]
  const year = plain(` (${formatYear('harvard', source)}) `)
  const start = names.length > 0 ? [...formatAuthors('harvard', names), year, ...titled] : [...titled, year]
  return [...start, ...harvardEnd[source.kind](source, names.length > 0), ...harvardLink(source)]
}

/** What comes after the title, or after the year where no author stands before it. */
const harvardEnd: Record<
  Exclude<SourceKind, 'act' | 'case' | 'film'>,
  (source: Source, hasAuthor: boolean) => Run[]
> = {
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
  report: (source, hasAuthor) => {
    const number = tidy(source.number) && `(${tidy(source.number)})`
    return [plain((hasAuthor ? '.' : '') + sentences([number, publishedBy(source)]))]
  },
  thesis: ({ degree, university }, hasAuthor) => [
    plain((hasAuthor ? '.' : '') + sentences([tidy(degree), tidy(university)])),
  ],
  conference: (source, hasAuthor) => {
    const editors = parseNames(source.editors).map(givenFirst('harvard'))
    const by = editors.length > 0 ? `${joinNames(editors, 'and', false)} (${editors.length > 1 ? 'eds' : 'ed.'}) ` : ''
    const where = [tidy(source.held), tidy(source.date).replace(/\s*-\s*/, '–')].filter(Boolean).join(', ')
    const end = [publishedBy(source), parsePages(source.pages)?.named].filter(Boolean).join(', ')
    const name = tidy(source.book) || tidy(source.conference)
    return [
      plain(`${hasAuthor ? ',' : ''} ${tidy(source.book) ? `in ${by}` : ''}`),
      italic(name),
      plain(`.${sentences([where, end])}`),
    ]
  },
  dataset: ({ version, publisher }, hasAuthor) => [
    plain((hasAuthor ? '.' : '') + sentences([formatVersion(version), '[Dataset]', tidy(publisher)])),
  ],
  ai: ({ version }) => [plain(`${formatModel(version) && ` (${formatModel(version)})`} [Large language model].`)],
}

const sentences = (parts: string[]) =>
  parts
    .filter(Boolean)
    .map((part) => ` ${part}.`)
    .join('')

/** An Act is in italics with its chapter; of a case the parties alone are. */
function harvardLaw({ kind, title, chapter, citation }: Source): Run[] {
  if (kind === 'act') return [italic(tidy(title) + formatChapter(chapter)), plain('.')]
  return [italic(tidy(title)), plain(`${tidy(citation) && ` ${tidy(citation)}`}.`)]
}

/** A film begins with its title. */
function harvardFilm(source: Source): Run[] {
  const directors = fullNames(source.authors)
  const by = directors.length > 0 ? `Directed by ${joinNames(directors, 'and', false)}` : ''
  return [
    italic(tidy(source.title)),
    plain(` (${formatYear('harvard', source)})${sentences([by, '[Film]', publishedBy(source)])}`),
  ]
}

function harvardLink({ link, read }: Source): Run[] {
  const address = toAddress(link)
  if (!address) return []
  return [plain(` Available at: ${address}${isDoi(link) || !tidy(read) ? '' : ` (Accessed: ${tidy(read)}).`}`)]
}
