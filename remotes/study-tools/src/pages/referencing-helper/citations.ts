import { formatYear, isPart } from './reference-parts.ts'
import { italic, joinRuns, plain, type Run } from './runs.ts'
import type { Source, SourceKind, Style } from './source.ts'
import { familyOnly, formatTitle, joinNames, lawYear, parseNames, parsePages, tidy } from './source-parts.ts'

/** The short forms of a source in the essay. */
export function formatCitations(source: Source, style: Style): Record<'bracket' | 'sentence' | 'quotation', Run[]> {
  if (source.kind === 'act' || source.kind === 'case') return citeLaw(source, style)
  const year = formatYear(style, { ...source, kind: 'book' })
  const page = parsePages(source.pages)?.range.split(/[–,]/)[0] ?? '12'
  const bracket = (end: string) =>
    joinRuns([plain('('), ...shortNames(source, style, style === 'apa' ? '&' : 'and'), plain(`, ${year}${end})`)])
  return {
    bracket: bracket(''),
    sentence: joinRuns([...shortNames(source, style, 'and'), plain(` (${year})`)]),
    quotation: bracket(source.kind === 'film' ? ', 12:30' : `, p. ${page}`),
  }
}

/** What a quotation names of a source. */
export function quotedPlace(kind: SourceKind): string {
  const places: { [Kind in SourceKind]?: string } = { act: 'section', case: 'paragraph', film: 'minute' }
  return places[kind] ?? 'page'
}

function shortNames(source: Source, style: Style, and: string): Run[] {
  // Harvard knows a film by its title.
  const isTitled = source.kind === 'film' && style === 'harvard'
  const all = isTitled ? [] : parseNames(source.authors).map(familyOnly)
  if (all.length === 0) {
    const title = formatTitle(style, source.title)
    if (!isPart(source)) return [italic(title)]
    return [plain(style === 'apa' ? `“${title}”` : `'${title}'`)]
  }
  if (style === 'apa') return [plain(all.length > 2 ? `${all[0]} et al.` : joinNames(all, and, false))]
  return all.length > 3 ? [plain(`${all[0]} `), italic('et al.')] : [plain(joinNames(all, and, false))]
}

/** By its title: an Act has its year in it, a case has that of its citation. */
function citeLaw(source: Source, style: Style) {
  const title = tidy(source.title)
  const year = lawYear(source)
  const isAct = source.kind === 'act'
  const at = isAct ? ', s. 4' : ', para. 12'
  const isDated = style === 'apa' || !isAct
  const name = isAct && isDated ? title.replace(new RegExp(`,? ${year || '$^'}$`), '') : title
  const shown = isAct && style === 'apa' ? plain(name) : italic(name)
  const bracket = (end: string) => joinRuns([plain('('), shown, plain(`${isDated && year ? `, ${year}` : ''}${end})`)])
  const sentence = joinRuns([shown, plain(isDated && year ? ` (${year})` : '')])
  return { bracket: bracket(''), sentence, quotation: bracket(at) }
}
