import { apa } from './apa.ts'
import { harvard } from './harvard.ts'
import { joinRuns, type Run, toText } from './runs.ts'
import type { Source, Style } from './source.ts'

/** The whole reference of a source, as it is in a list. */
export function formatReference(source: Source, style: Style): Run[] {
  return joinRuns((style === 'apa' ? apa : harvard)(source))
}

/** The order of a list of references: A to Z, by what each begins with. */
export const byReference = (style: Style) => (one: Source, other: Source) =>
  toText(formatReference(one, style)).localeCompare(toText(formatReference(other, style)), 'en-GB', {
    ignorePunctuation: true,
  })
