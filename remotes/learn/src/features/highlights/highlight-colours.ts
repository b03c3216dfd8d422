import type { HighlightColour, Highlights } from '@stepwise/shared/contracts'

/** The longest text of one highlight, as in shared/contracts/highlight.ts, which would bring zod along. */
export const longestQuote = 1000

/** The longest name of a colour, as there. */
export const longestName = 30

/** Each colour with the name that it has until a person gives it another, and the line that tells it from the others without colour. */
export const highlightColours = [
  { colour: 'yellow', usualName: 'Important', line: 'solid line' },
  { colour: 'blue', usualName: 'Question', line: 'wavy line' },
  { colour: 'green', usualName: 'To learn', line: 'dashed line' },
  { colour: 'pink', usualName: 'Quote', line: 'dotted line' },
] as const satisfies readonly { colour: HighlightColour; usualName: string; line: string }[]

export type ColourNames = Readonly<Record<HighlightColour, string>>

/** What the person calls each colour. */
export function nameColours(ownNames: Highlights['names']): ColourNames {
  const own = new Map(ownNames.map(({ colour, name }) => [colour, name]))
  return Object.fromEntries(
    highlightColours.map(({ colour, usualName }) => [colour, own.get(colour) ?? usualName]),
  ) as ColourNames
}

export const isHighlightColour = (value: unknown): value is HighlightColour =>
  highlightColours.some(({ colour }) => colour === value)
