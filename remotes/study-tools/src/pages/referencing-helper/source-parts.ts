import type { Style } from './source.ts'

export type Name = { family: string; initials: string[] } | { organisation: string }

/** @returns the text without spaces at its ends, two in a row, or a full stop at the end */
export function tidy(text = ''): string {
  return text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace(/(^|[^.])\.$/, '$1')
}

/** @param lines a name a line */
export function parseNames(lines = ''): Name[] {
  return lines
    .split('\n')
    .map((line) => line.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean)
    .map((line) => {
      const [family = '', given = ''] = line.split(/,\s*(.*)/)
      return given
        ? { family: family.trim(), initials: parseInitials(given) }
        : { organisation: family.replace(/,$/, '') }
    })
}

function parseInitials(given: string): string[] {
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

const formatInitials = (style: Style, initials: string[]) => initials.join(style === 'apa' ? ' ' : '')
export const familyFirst = (style: Style) => (name: Name) =>
  'organisation' in name ? name.organisation : `${name.family}, ${formatInitials(style, name.initials)}`
export const givenFirst = (style: Style) => (name: Name) =>
  'organisation' in name ? name.organisation : `${formatInitials(style, name.initials)} ${name.family}`
export const familyOnly = (name: Name) => ('organisation' in name ? name.organisation : name.family)

/** “A”, “A and B”, “A, B and C”; APA has a comma before its & in lists of three. */
export function joinNames(names: string[], and: string, hasComma = names.length > 2): string {
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')}${hasComma ? ',' : ''} ${and} ${names.at(-1)}`
}

/** APA writes “March 3” and “May 4–6”. */
export function monthFirst(date = ''): string {
  const found = /^(\d{1,2})(?:st|nd|rd|th)?(?:\s*(?:[-–]|to)\s*(\d{1,2})(?:st|nd|rd|th)?)? ([A-Za-z]+)/.exec(
    date.trim(),
  )
  const [, from, to, month] = found ?? []
  return from ? `${month} ${from}${to ? `–${to}` : ''}` : date.trim()
}

/** Full names, “Rosa Hill”, as a film has them. */
export const fullNames = (lines = ''): string[] =>
  lines
    .split('\n')
    .map((line) => tidyLine(line).replace(/^([^,]+), *(.+)$/, '$2 $1'))
    .filter(Boolean)
const tidyLine = (line: string) => line.trim().replaceAll(/\s+/g, ' ')

/** The year that an Act has in its title, or a case in its citation. */
export const lawYear = ({ kind, title, citation }: { kind: string; title: string; citation?: string | undefined }) =>
  /\b(?:1\d|20)\d\d\b/.exec(kind === 'act' ? title : (citation ?? ''))?.[0] ?? ''

/** APA names the level, not the degree: “Doctoral thesis”. */
export function degreeLevel(degree = ''): string {
  const text = tidy(degree)
  const work = /dissertation/i.test(text) ? 'dissertation' : 'thesis'
  if (/^(?:ph\.?d|d\.?phil|ed\.?d|doctor)/i.test(text)) return `Doctoral ${work}`
  if (/^(?:m\.?(?:a|sc|phil|res|ed|ba|eng)\b|master)/i.test(text)) return `Master’s ${work}`
  if (/^(?:b\.?(?:a|sc|ed|eng)\b|bachelor|undergraduate)/i.test(text)) return `Undergraduate ${work}`
  return text || 'Thesis'
}

/** “2” is “Version 2”; a version that is named stays as it is. */
export const formatVersion = (version = '') => (/^\d/.test(tidy(version)) ? `Version ${tidy(version)}` : tidy(version))
/** Of an AI tool: “GPT-4o version”. */
export const formatModel = (version = '') =>
  tidy(version) && !/version|release/i.test(version) ? `${tidy(version)} version` : tidy(version)

/** A DOI in any of its forms is an address. */
export function toAddress(link = ''): string {
  const doi = /^(?:doi:\s*|(?:https?:\/\/)?(?:dx\.)?doi\.org\/)?(10\.\d{4,9}\/\S+)$/i.exec(link.trim())
  return doi ? `https://doi.org/${doi[1]}` : link.trim()
}

export const isDoi = (link?: string) => toAddress(link).startsWith('https://doi.org/')

/** “31-48”, or “31 to 48” as it is dictated, with the dash of ranges, and with what comes before it. */
export function parsePages(pages = '') {
  const range = pages
    .trim()
    .replace(/^(?:pages?|pp?\.?)\s*/i, '')
    .replaceAll(/\s*[-‐–—]\s*/g, '–')
    .replaceAll(/(\d)\s+to\s+(?=\d)/gi, '$1–')
  return range ? { range, named: `${/[–,]/.test(range) ? 'pp.' : 'p.'} ${range}` } : null
}

/** “2” and “second edition” are “2nd”; a first edition is not named. */
export function formatEdition(edition = ''): string {
  const words = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
  const text = edition.trim().replace(/\s*(?:edition|edn\.?|ed\.?)$/i, '')
  const number = words.indexOf(text.toLowerCase()) + 1 || Number.parseInt(text, 10)
  if (!number) return text
  const ending = [11, 12, 13].includes(number % 100) ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
  return number === 1 ? '' : `${number}${ending}`
}

/** APA begins what follows a colon with a capital letter. */
export const formatTitle = (style: Style, title = '') =>
  style === 'apa'
    ? tidy(title).replaceAll(/(: )([a-z])/g, (_, colon: string, letter: string) => colon + letter.toUpperCase())
    : tidy(title)

export const publishedBy = ({ place, publisher }: { place?: string | undefined; publisher?: string | undefined }) =>
  [tidy(place), tidy(publisher)].filter(Boolean).join(': ')
