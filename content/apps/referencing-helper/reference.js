// References in two styles: Harvard as many British universities teach it (Cite Them Right), and APA 7. A reference is a list of
// runs, { text, isItalic }, so that a page can show its italics and a test can read them.

/**
 * @typedef {'harvard' | 'apa'} Style
 * @typedef {{ text: string, isItalic: boolean }} Run
 * @typedef {{ family: string, initials: string[] } | { organisation: string }} Name
 * @typedef {object} Source
 * @property {'book' | 'chapter' | 'article' | 'page'} kind
 * @property {string} authors a name a line, “Family, Given” or an organisation
 * @property {string} year
 * @property {string} title
 * @property {string} [date] of a web page: “3 March”
 * @property {string} [site] the name of a web page's site
 * @property {string} [editors] of the book that a chapter is in
 * @property {string} [book] the title of that book
 * @property {string} [edition]
 * @property {string} [place]
 * @property {string} [publisher]
 * @property {string} [journal]
 * @property {string} [volume]
 * @property {string} [issue]
 * @property {string} [pages]
 * @property {string} [link] a DOI or a web address
 * @property {string} [read] the day on which it was read
 */

const plain = (text) => ({ text, isItalic: false })
const italic = (text) => ({ text, isItalic: true })

/** @returns {string} without spaces at its ends, two in a row, or a full stop at the end */
export function tidy(text = '') {
  return text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace(/(^|[^.])\.$/, '$1')
}

/**
 * @param {string} lines a name a line
 * @returns {Name[]}
 */
export function namesIn(lines = '') {
  return lines
    .split('\n')
    .map((line) => line.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean)
    .map((line) => {
      const [family = '', given = ''] = line.split(/,\s*(.*)/)
      return given ? { family: family.trim(), initials: initialsOf(given) } : { organisation: family.replace(/,$/, '') }
    })
}

function initialsOf(given) {
  return given
    .replaceAll('.', '. ')
    .split(/\s+/)
    .filter(Boolean)
    .map((part) =>
      part
        .split(/[-‐]/)
        .filter(Boolean)
        .map((half) => `${half.charAt(0).toUpperCase()}.`)
        .join('-'),
    )
}

const initialsIn = (style, { initials }) => initials.join(style === 'apa' ? ' ' : '')
const inList = (style) => (name) => name.organisation ?? `${name.family}, ${initialsIn(style, name)}`
const givenFirst = (style) => (name) => name.organisation ?? `${initialsIn(style, name)} ${name.family}`
const inText = (name) => name.organisation ?? name.family

/** “A”, “A and B”, “A, B and C”; APA has a comma before its & in lists of three. */
function joined(names, and, hasComma = names.length > 2) {
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')}${hasComma ? ',' : ''} ${and} ${names.at(-1)}`
}

/** @returns {Run[]} */
function authorsOf(style, names) {
  const all = names.map(inList(style))
  if (style === 'harvard') {
    return all.length > 3 ? [plain(`${all[0]} `), italic('et al.')] : [plain(joined(all, 'and', false))]
  }
  if (all.length > 20) return [plain(`${all.slice(0, 19).join(', ')}, … ${all.at(-1)}`)]
  return [plain(joined(all, '&', true))]
}

const yearOf = (style, { kind, year, date = '' }) => {
  const day = kind === 'page' && style === 'apa' ? monthFirst(date) : ''
  return year.trim() ? year.trim() + (day && `, ${day}`) : style === 'apa' ? 'n.d.' : 'no date'
}

/** APA writes “March 3”. */
function monthFirst(date) {
  const [, day, month] = /^(\d{1,2})(?:st|nd|rd|th)? ([A-Za-z]+)/.exec(date.trim()) ?? []
  return day ? `${month} ${day}` : date.trim()
}

/** A DOI in any of its forms is an address. */
export function addressOf(link = '') {
  const doi = /^(?:doi:\s*|(?:https?:\/\/)?(?:dx\.)?doi\.org\/)?(10\.\d{4,9}\/\S+)$/i.exec(link.trim())
  return doi ? `https://doi.org/${doi[1]}` : link.trim()
}

const isDoi = (link) => addressOf(link).startsWith('https://doi.org/')

/** “31-48”, or “31 to 48” as it is dictated, with the dash of ranges, and what stands before it. */
function pagesOf(pages = '') {
  const range = pages
    .trim()
    .replace(/^(?:pages?|pp?\.?)\s*/i, '')
    .replaceAll(/\s*[-‐–—]\s*/g, '–')
    .replaceAll(/(\d)\s+to\s+(?=\d)/gi, '$1–')
  return range ? { range, named: `${/[–,]/.test(range) ? 'pp.' : 'p.'} ${range}` } : null
}

/** “2” and “second edition” are “2nd”; a first edition is not named. */
function editionOf(edition = '') {
  const words = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
  const text = edition.trim().replace(/\s*(?:edition|edn\.?|ed\.?)$/i, '')
  const number = words.indexOf(text.toLowerCase()) + 1 || Number.parseInt(text, 10)
  if (!number) return text
  const ending = [11, 12, 13].includes(number % 100) ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
  return number === 1 ? '' : `${number}${ending}`
}

/** APA begins what follows a colon with a capital letter. */
const titleIn = (style, title) =>
  style === 'apa'
    ? tidy(title).replaceAll(/(: )([a-z])/g, (_, colon, letter) => colon + letter.toUpperCase())
    : tidy(title)

const stopAfter = (text) => (/[.?!]$/.test(text) ? '' : '.')

/**
 * @param {Source} source
 * @param {Style} style
 * @returns {Run[]}
 */
export function referenceOf(source, style) {
  return joinRuns((style === 'apa' ? apa : harvard)(source))
}

function harvard(source) {
  const names = namesIn(source.authors)
  const title = titleIn('harvard', source.title)
  const isPart = source.kind === 'chapter' || source.kind === 'article'
  const titled = isPart ? [plain(`'${title}'`)] : [italic(title)]
  const year = plain(` (${yearOf('harvard', source)}) `)
  const start = names.length > 0 ? [...authorsOf('harvard', names), year, ...titled] : [...titled, year]
  return [...start, ...harvardEnd[source.kind](source, names.length > 0), ...harvardLink(source)]
}

const publishedBy = ({ place, publisher }) => [tidy(place), tidy(publisher)].filter(Boolean).join(': ')

/** What comes after the title, or after the year where no author stands before it. */
const harvardEnd = {
  book: (source, hasAuthor) => {
    const edition = editionOf(source.edition)
    const rest = [edition && `${edition} edn`, publishedBy(source)].filter(Boolean).map((part) => ` ${part}.`)
    return [plain((hasAuthor ? '.' : '') + rest.join(''))]
  },
  chapter: (source, hasAuthor) => {
    const editors = namesIn(source.editors).map(givenFirst('harvard'))
    const edition = editionOf(source.edition)
    const by = editors.length > 0 ? `${joined(editors, 'and', false)} (${editors.length > 1 ? 'eds' : 'ed.'}) ` : ''
    const pages = pagesOf(source.pages)
    const end = [publishedBy(source), pages?.named].filter(Boolean).join(', ')
    return [
      plain(`${hasAuthor ? ',' : ''} in ${by}`),
      italic(tidy(source.book)),
      plain(`.${edition ? ` ${edition} edn.` : ''}${end ? ` ${end}.` : ''}`),
    ]
  },
  article: (source, hasAuthor) => {
    const pages = pagesOf(source.pages)
    const end = [numberOf(source), pages?.named].filter(Boolean).join(', ')
    return [plain(hasAuthor ? ', ' : ' '), italic(tidy(source.journal)), plain(end ? `, ${end}.` : '.')]
  },
  page: (_, hasAuthor) => [plain(hasAuthor ? '.' : '')],
}

const numberOf = ({ volume, issue }) => tidy(volume) + (tidy(issue) && `(${tidy(issue)})`)

function harvardLink({ link = '', read = '' }) {
  const address = addressOf(link)
  if (!address) return []
  return [plain(` Available at: ${address}${isDoi(link) || !tidy(read) ? '' : ` (Accessed: ${tidy(read)}).`}`)]
}

function apa(source) {
  const names = namesIn(source.authors)
  const title = titleIn('apa', source.title)
  const isPart = source.kind === 'chapter' || source.kind === 'article'
  const edition = source.kind === 'book' && editionOf(source.edition)
  const titled = [isPart ? plain(title) : italic(title), plain(edition ? ` (${edition} ed.).` : stopAfter(title))]
  const year = plain(`(${yearOf('apa', source)}).`)
  const authors = authorsOf('apa', names)
  const isEnded = authors.at(-1).text.endsWith('.')
  const start =
    names.length > 0
      ? [...authors, plain(isEnded ? ' ' : '. '), year, plain(' '), ...titled]
      : [...titled, plain(' '), year]
  const address = addressOf(source.link)
  return [...start, ...apaEnd[source.kind](source, names), ...(address ? [plain(` ${address}`)] : [])]
}

/** APA does not name a publisher or a site that is the author, too. */
const unlessAuthor = (names, text = '') =>
  tidy(text) && names[0]?.organisation !== tidy(text) ? ` ${tidy(text)}.` : ''

const apaEnd = {
  book: ({ publisher }, names) => [plain(unlessAuthor(names, publisher))],
  chapter: (source, names) => {
    const editors = namesIn(source.editors).map(givenFirst('apa'))
    const by = editors.length > 0 ? `${joined(editors, '&')} (${editors.length > 1 ? 'Eds.' : 'Ed.'}), ` : ''
    const edition = editionOf(source.edition)
    const pages = pagesOf(source.pages)
    const brackets = [edition && `${edition} ed.`, pages?.named].filter(Boolean).join(', ')
    return [
      plain(` In ${by}`),
      italic(titleIn('apa', source.book)),
      plain(`${brackets && ` (${brackets})`}.${unlessAuthor(names, source.publisher)}`),
    ]
  },
  article: (source) => {
    const pages = pagesOf(source.pages)
    const volume = tidy(source.volume)
    return [
      plain(' '),
      italic(tidy(source.journal) + (volume && `, ${volume}`)),
      plain(`${tidy(source.issue) && `(${tidy(source.issue)})`}${pages ? `, ${pages.range}` : ''}.`),
    ]
  },
  page: ({ site }, names) => [plain(unlessAuthor(names, site))],
}

/** Neighbours of one kind as one run, with one space between words. */
function joinRuns(runs) {
  const joinedRuns = []
  for (const { text, isItalic } of runs.filter((run) => run.text !== '')) {
    const last = joinedRuns.at(-1)
    if (last?.isItalic === isItalic) last.text = (last.text + text).replaceAll(/ {2,}/g, ' ')
    else joinedRuns.push({ text, isItalic })
  }
  return joinedRuns
}

/**
 * The short forms in the essay.
 * @param {Source} source
 * @param {Style} style
 * @returns {{ bracket: Run[], sentence: Run[], quotation: Run[] }}
 */
export function citationsOf(source, style) {
  const year = yearOf(style, { ...source, kind: 'book' })
  const page = pagesOf(source.pages)?.range?.split(/[–,]/)[0] ?? '12'
  const who = (and) => shortNames(namesIn(source.authors), source, style, and)
  const bracket = (end) => joinRuns([plain('('), ...who(style === 'apa' ? '&' : 'and'), plain(`, ${year}${end})`)])
  return {
    bracket: bracket(''),
    sentence: joinRuns([...who('and'), plain(` (${year})`)]),
    quotation: bracket(`, p. ${page}`),
  }
}

function shortNames(names, source, style, and) {
  if (names.length === 0) {
    const title = titleIn(style, source.title)
    const isPart = source.kind === 'chapter' || source.kind === 'article'
    if (!isPart) return [italic(title)]
    return [plain(style === 'apa' ? `“${title}”` : `'${title}'`)]
  }
  const all = names.map(inText)
  if (style === 'apa') return [plain(all.length > 2 ? `${all[0]} et al.` : joined(all, and, false))]
  return all.length > 3 ? [plain(`${all[0]} `), italic('et al.')] : [plain(joined(all, and, false))]
}

/** @param {Run[]} runs */
export const textOf = (runs) => runs.map(({ text }) => text).join('')

/** @returns {(one: Source, other: Source) => number} the order of a list of references: A to Z, by what each begins with */
export const byReference = (style) => (one, other) =>
  textOf(referenceOf(one, style)).localeCompare(textOf(referenceOf(other, style)), 'en-GB', { ignorePunctuation: true })
