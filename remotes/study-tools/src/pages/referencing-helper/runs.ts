/** A piece of a reference: a page shows its italics, and a copy keeps them. */
export interface Run {
  text: string
  isItalic: boolean
}

export const plain = (text: string): Run => ({ text, isItalic: false })
export const italic = (text: string): Run => ({ text, isItalic: true })

/** Neighbours of one kind as one run, with one space between words. */
export function joinRuns(runs: Run[]): Run[] {
  const joinedRuns: Run[] = []
  for (const { text, isItalic } of runs.filter((run) => run.text !== '')) {
    const last = joinedRuns.at(-1)
    if (last?.isItalic === isItalic) last.text = (last.text + text).replaceAll(/ {2,}/g, ' ')
    else joinedRuns.push({ text, isItalic })
  }
  return joinedRuns
}

export const toText = (runs: Run[]) => runs.map(({ text }) => text).join('')

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A reference as a paragraph with its italics, which a word processor keeps. */
export function toHtml(runs: Run[]): string {
  const parts = runs.map(({ text, isItalic }) => (isItalic ? `<i>${escaped(text)}</i>` : escaped(text)))
  return `<p>${parts.join('')}</p>`
}
