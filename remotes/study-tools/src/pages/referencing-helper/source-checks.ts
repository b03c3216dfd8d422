import { fieldsOf, type Source, type SourceField, type Style } from './source.ts'
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

/** What a person should look at before they use the reference. */
export function checkSource(source: Source, style: Style, thisYear: number): string[] {
  const has = (field: SourceField) => tidy(source[field]) !== ''
  const link = toAddress(source.link)
  const missing = (field: SourceField, words: string) =>
    fieldsOf[source.kind].includes(field) && !has(field) ? words : ''
  const problems = [
    missing('authors', 'There is no author. Look for an organisation. If there is none, the title comes first.'),
    yearProblem(source.year ?? '', thisYear),
    missing('book', 'There is no title of the book that the chapter is in.'),
    missing('editors', 'There is no editor. A book with chapters by several people has one.'),
    missing('journal', 'There is no journal. It is at the top or the foot of the article.'),
    missing('volume', 'There is no volume. Some journals have none: then look for a number or a month.'),
    missing('pages', 'There are no pages. If the source has none, leave them out.'),
    missing('publisher', 'There is no publisher. It is on the first pages, near the year.'),
    source.kind === 'page' ? missing('link', 'There is no web address, so no one can find the page.') : '',
    link && !isAddress(link) ? 'The link is neither a DOI nor a web address. A web address begins with https://.' : '',
    style === 'harvard' && isAddress(link) && !link.startsWith('https://doi.org/') && !has('read')
      ? 'Harvard needs the day you read a web page, such as 12 October 2026.'
      : '',
    ...nameProblems('An author', source.authors),
    ...nameProblems('An editor', source.editors),
    isShouted(source.title)
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
