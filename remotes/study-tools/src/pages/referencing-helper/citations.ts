import { formatYear, isPart } from './reference.ts'
import { italic, joinRuns, plain, type Run } from './runs.ts'
import type { Source, Style } from './source.ts'
import { familyOnly, formatTitle, joinNames, parseNames, parsePages } from './source-parts.ts'

/** The short forms of a source in the essay. */
export function formatCitations(source: Source, style: Style): Record<'bracket' | 'sentence' | 'quotation', Run[]> {
  const year = formatYear(style, { ...source, kind: 'book' })
  const page = parsePages(source.pages)?.range.split(/[–,]/)[0] ?? '12'
  const bracket = (end: string) =>
    joinRuns([plain('('), ...shortNames(source, style, style === 'apa' ? '&' : 'and'), plain(`, ${year}${end})`)])
  return {
    bracket: bracket(''),
    sentence: joinRuns([...shortNames(source, style, 'and'), plain(` (${year})`)]),
    quotation: bracket(`, p. ${page}`),
  }
}

function shortNames(source: Source, style: Style, and: string): Run[] {
  const all = parseNames(source.authors).map(familyOnly)
  if (all.length === 0) {
    const title = formatTitle(style, source.title)
    if (!isPart(source)) return [italic(title)]
    return [plain(style === 'apa' ? `“${title}”` : `'${title}'`)]
  }
  if (style === 'apa') return [plain(all.length > 2 ? `${all[0]} et al.` : joinNames(all, and, false))]
  return all.length > 3 ? [plain(`${all[0]} `), italic('et al.')] : [plain(joinNames(all, and, false))]
}
