import { fieldsOf, type Source, type SourceField, type SourceKind, type Style } from './source.ts'
import { familyOnly, parseNames, tidy, toAddress } from './source-parts.ts'

const isShouted = (text: string) =>
  /[A-Z]{2}/.test(text) && text === text.toUpperCase() && /[A-Z].*[A-Z].*[A-Z].*[A-Z]/.test(text)

/** Most words of a title begin with a capital letter. */
function hasManyCapitals(title: string) {
  const words = tidy(title)
    .split(' ')
    .slice(1)
    .filter((word) => /^[a-z]{4}/i.test(word))
  return words.length > 2 && words.filter((word) => /^[A-Z]/.test(word)).length > words.length / 2
}

const isAddress = (text: string) => /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(text)

function yearProblem(year: string, thisYear: number) {
  if (!tidy(year)) return 'There is no year. Look for one on the first pages, or at the foot of the web page.'
  if (!/^\d{4}[a-z]?$/.test(tidy(year))) return 'The year is not four figures. Is it the year, and nothing else?'
  return Number.parseInt(year, 10) > thisYear + 1 ? `${tidy(year)} is in the future. Check the year.` : ''
}

function pagesProblem(pages = '') {
  const [from, to] = pages.match(/\d+/g)?.map(Number) ?? []
  return from !== undefined && to !== undefined && to < from && String(to).length === String(from).length
    ? `The pages go backwards, from ${from} to ${to}.`
    : ''
}

function nameProblems(label: string, lines?: string) {
  return parseNames(lines).flatMap((name) => {
    const written = familyOnly(name)
    const isPerson = 'organisation' in name && /^\p{Lu}[\p{Ll}.]*(?: \p{Lu}[\p{Ll}.]*){1,2}$/u.test(written)
    return [
      isPerson && /^[^ ]+ [^ ]+$/.test(written)
        ? `“${written}” has no comma, so it is treated as an organisation. ${label} who is a person: family name, a comma, first name.`
        : '',
      isShouted(written) && written.length > 5 ? `“${written}” is in capital letters. Write it as a name.` : '',
    ]
  })
}

type Missing = (field: SourceField, words: string) => string

const found: { [Kind in SourceKind]?: string } = { page: 'page', dataset: 'data', ai: 'tool' }
/** Their titles are names, which have their own capital letters. */
const isNamed = new Set<SourceKind>(['act', 'case', 'ai'])

/** What these kinds alone have. */
function kindProblems({ kind, title, citation, book }: Source, missing: Missing): string[] {
  return [
    missing('chapter', 'There is no chapter number. It is below the title of the Act, on legislation.gov.uk.'),
    kind === 'act' && !/\b\d{4}$/.test(tidy(title))
      ? 'The title of an Act ends with its year, such as Equality Act 2010.'
      : '',
    missing('citation', 'There is no citation. It is beside the names of the parties.'),
    kind === 'case' && tidy(citation) && !/[[(]\d{4}[\])]/.test(tidy(citation))
      ? 'The citation has no year in brackets, such as [1932].'
      : '',
    kind === 'case' && !/ v\.? |^(?:Re|R) /.test(tidy(title)) ? 'The names of two parties have a v between them.' : '',
    missing('degree', 'There is no kind of thesis, such as PhD thesis. It is on the first page.'),
    missing('university', 'There is no university. It is on the first page.'),
    tidy(book) ? '' : missing('conference', 'There is no name of the conference.'),
    tidy(book) ? '' : missing('held', 'There is no place of the conference.'),
    kind === 'act' || kind === 'case'
      ? 'Law courses mostly use OSCOLA, which has footnotes and another form. Ask which one yours wants.'
      : '',
    kind === 'ai'
      ? missing('version', 'There is no version. If the tool shows none, write the day of its release.')
      : '',
    kind === 'ai'
      ? 'Ask whether you may use AI here, and how to cite it: guides differ. Keep what you asked and what it answered.'
      : '',
  ]
}

function publisherProblem({ kind, book, link }: Source, missing: Missing): string {
  if (kind === 'thesis' || (kind === 'conference' && !tidy(book))) return ''
  if (kind === 'report' && toAddress(link)) return ''
  if (kind === 'film') return missing('publisher', 'There is no film company. It is at the end of the film.')
  if (kind === 'dataset') return missing('publisher', 'There is no archive. It is where you found the data.')
  return missing('publisher', 'There is no publisher. It is on the first pages, near the year.')
}

/** What a person should look at before they use the reference. */
export function checkSource(source: Source, style: Style, thisYear: number): string[] {
  const has = (field: SourceField) => tidy(source[field]) !== ''
  const link = toAddress(source.link)
  const missing = (field: SourceField, words: string) =>
    fieldsOf[source.kind].includes(field) && !has(field) ? words : ''
  const problems = [
    source.kind === 'film' ? missing('authors', 'There is no director.') : '',
    source.kind === 'ai' ? missing('authors', 'There is no maker of the tool.') : '',
    source.kind === 'film' || source.kind === 'ai'
      ? ''
      : missing('authors', 'There is no author. Look for an organisation. If there is none, the title comes first.'),
    fieldsOf[source.kind].includes('year') ? yearProblem(source.year ?? '', thisYear) : '',
    source.kind === 'chapter' ? missing('book', 'There is no title of the book that the chapter is in.') : '',
    source.kind === 'chapter'
      ? missing('editors', 'There is no editor. A book with chapters by several people has one.')
      : '',
    ...kindProblems(source, missing),
    missing('journal', 'There is no journal. It is at the top or the foot of the article.'),
    missing('volume', 'There is no volume. Some journals have none: then look for a number or a month.'),
    source.kind === 'conference' && !has('book')
      ? ''
      : missing('pages', 'There are no pages. If the source has none, leave them out.'),
    publisherProblem(source, missing),
    ['page', 'dataset', 'ai'].includes(source.kind)
      ? missing('link', `There is no web address, so no one can find the ${found[source.kind] ?? 'source'}.`)
      : '',
    link && !isAddress(link) ? 'The link is neither a DOI nor a web address. A web address begins with https://.' : '',
    style === 'harvard' && isAddress(link) && !link.startsWith('https://doi.org/') && !has('read')
      ? 'Harvard needs the day you read a web page, such as 12 October 2026.'
      : '',
    ...nameProblems('An author', source.authors),
    ...nameProblems('An editor', source.editors),
    isNamed.has(source.kind)
      ? ''
      : isShouted(source.title)
        ? 'The title is in capital letters. Write it as a sentence.'
        : hasManyCapitals(source.title)
          ? 'Many words in the title have a capital letter. Both styles write a title as a sentence: only its first word and names have one.'
          : '',
    pagesProblem(source.pages),
    style === 'harvard' && parseNames(source.authors).length > 3
      ? 'There are four authors or more. Some Harvard guides ask for all their names in the list.'
      : '',
  ]
  return [...new Set(problems.filter(Boolean))]
}
