import { italic, plain, type Run } from './runs.ts'
import type { Source, Style } from './source.ts'
import { familyFirst, joinNames, monthFirst, type Name, tidy } from './source-parts.ts'

/** Whether its title stands in the title of something else. */
export const isPart = ({ kind }: Source) => kind === 'chapter' || kind === 'article' || kind === 'conference'

/** The year, in APA with the day of a web page, or the words for none. */
export function formatYear(style: Style, { kind, year = '', date, book }: Source): string {
  const hasDay = style === 'apa' && (kind === 'page' || (kind === 'conference' && !tidy(book)))
  const day = hasDay ? monthFirst(date) : ''
  return year.trim() ? year.trim() + (day && `, ${day}`) : style === 'apa' ? 'n.d.' : 'no date'
}

/** The names with which a reference begins. */
export function formatAuthors(style: Style, names: Name[]): Run[] {
  const all = names.map(familyFirst(style))
  if (style === 'harvard') {
    return all.length > 3 ? [plain(`${all[0]} `), italic('et al.')] : [plain(joinNames(all, 'and', false))]
  }
  if (all.length > 20) return [plain(`${all.slice(0, 19).join(', ')}, … ${all.at(-1)}`)]
  return [plain(joinNames(all, '&', true))]
}

/** “, c. 15” */
export function formatChapter(chapter = ''): string {
  const number = tidy(chapter).replace(/^(?:c(?:h|hapter)?\.?)\s*/i, '')
  return number && `, c. ${number}`
}
