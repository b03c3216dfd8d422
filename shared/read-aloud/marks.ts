import './marks.css'

/** What is marked: its name in `CSS.highlights`. */
const markNames = { sentence: 'read-aloud-sentence', word: 'read-aloud-word' } as const

/**
 * Marks what is read, in place of what was marked before; null marks nothing. The page's elements stay as they are. A browser without
 * highlights marks nothing.
 */
export function mark(kind: keyof typeof markNames, range: Range | null): void {
  if (!('Highlight' in globalThis)) return
  if (!range) return void CSS.highlights.delete(markNames[kind])
  const highlight = new Highlight(range)
  // The word lies over its sentence.
  highlight.priority = kind === 'word' ? 1 : 0
  CSS.highlights.set(markNames[kind], highlight)
}
