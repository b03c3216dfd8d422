import './highlights.css'
import type { HighlightColour } from '@stepwise/shared/contracts'
import { highlightColours } from '../highlights/highlight-colours.ts'

/** Whether this browser shows highlights without an element around them: Firefox does from 140 on. */
export const canPaint = () => 'Highlight' in globalThis

/** Shows these ranges as highlighted, in place of those before. The page's elements stay as they are. */
export function paintHighlights(ranges: readonly { colour: HighlightColour; range: Range }[]): void {
  if (!canPaint()) return
  for (const { colour } of highlightColours) {
    const own = ranges.filter((each) => each.colour === colour).map(({ range }) => range)
    if (own.length === 0) {
      CSS.highlights.delete(`text-${colour}`)
      continue
    }
    const highlight = new Highlight(...own)
    // Below what is read aloud.
    highlight.priority = -1
    CSS.highlights.set(`text-${colour}`, highlight)
  }
}
