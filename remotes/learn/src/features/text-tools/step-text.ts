import { withoutSpaces } from './find-place.ts'

/** The own text of a step, without spaces, and the text nodes that it is made of, each with its first place in `text`. */
export interface StepText {
  text: string
  parts: readonly { node: Text; at: number }[]
}

/** Whose text can be highlighted. */
const ownText = '[data-step-text]'

export function readStepText(root: Element): StepText {
  const parts: { node: Text; at: number }[] = []
  let text = ''
  for (const own of root.querySelectorAll(ownText)) {
    const nodes = document.createTreeWalker(own, NodeFilter.SHOW_TEXT)
    for (let node = nodes.nextNode(); node instanceof Text; node = nodes.nextNode()) {
      const letters = withoutSpaces(node.data)
      if (letters === '') continue
      parts.push({ node, at: text.length })
      text += letters
    }
  }
  return { text, parts }
}

/** Where these characters of the text are in the page. */
export function rangeOfPlace({ parts }: StepText, { from, to }: { from: number; to: number }): Range | null {
  const range = document.createRange()
  const start = parts.findLast(({ at }) => at <= from)
  const end = parts.findLast(({ at }) => at < to)
  if (!start || !end) return null
  range.setStart(start.node, indexOfLetter(start.node.data, from - start.at))
  range.setEnd(end.node, indexOfLetter(end.node.data, to - 1 - end.at) + 1)
  return range
}

/** The characters of the text that the range has in it, and their words as they are read; null when it has none. */
export function placeOfRange({ text, parts }: StepText, range: Range) {
  const inside = parts.filter(({ node }) => range.intersectsNode(node))
  const pieces = inside.flatMap(({ node, at }) => {
    const from = node === range.startContainer ? range.startOffset : 0
    const to = node === range.endContainer ? range.endOffset : node.data.length
    const words = node.data.slice(from, to)
    const start = at + withoutSpaces(node.data.slice(0, from)).length
    return withoutSpaces(words) === '' ? [] : [{ node, words, start, end: start + withoutSpaces(words).length }]
  })
  const [first] = pieces
  const last = pieces.at(-1)
  if (!first || !last) return null
  const quote = pieces.reduce((all, { node, words }, index) => {
    const before = pieces[index - 1]?.node
    return before && findBlock(before) !== findBlock(node) ? `${all} ${words}` : all + words
  }, '')
  return { text, from: first.start, to: last.end, quote: quote.replaceAll(/\s+/g, ' ').trim() }
}

/** The element that begins on a line of its own. */
export const findBlock = (node: Text) =>
  node.parentElement?.closest(
    'p, li, h2, h3, h4, h5, h6, td, th, dt, dd, blockquote, pre, figcaption, [data-step-text]',
  )

/** The place of a letter in a text with spaces. */
function indexOfLetter(data: string, letter: number) {
  let seen = -1
  for (let index = 0; index < data.length; index++) {
    if (!/\s/.test(data.charAt(index))) seen += 1
    if (seen === letter) return index
  }
  return Math.max(0, data.length - 1)
}
