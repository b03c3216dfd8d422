import { type TextBlock, textBlocks } from './text-blocks.ts'

/** A sentence of a text, and where it is in the page. */
export interface Sentence {
  text: string
  block: TextBlock
  /** Where it begins in the block's text. */
  at: number
  /** Said before it; not a part of `text`. */
  lead: string
  hasPause: boolean
}

/** After these a sentence goes on, although a capital may follow. */
const abbreviation = /(^|[\s(])(e\.g|i\.e|cf|vs|approx|Fig|Dr|Mr|Mrs|Ms|Prof|St)\.\s*$/i

/** The sentences of what is seen of the element (docs/product/read-aloud.md#sentences). */
export const findSentences = (root: Element): Sentence[] => textBlocks(root).flatMap(splitBlock)

function splitBlock(block: TextBlock): Sentence[] {
  const parts: { text: string; at: number }[] = []
  for (const { segment, index } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(block.text)) {
    const before = parts.at(-1)
    if (before && abbreviation.test(before.text)) before.text += segment
    else parts.push({ text: segment, at: index })
  }
  const said = parts.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  return said.map(({ text, at }, index) => ({
    text: text.trim(),
    block,
    at: at + text.length - text.trimStart().length,
    lead: index === 0 ? block.lead : '',
    hasPause: index === said.length - 1 ? block.hasPause : /\n\s*$/.test(text),
  }))
}

/** Where the words of the sentence between these two places stand in the page. */
export function createRange({ block, at, text }: Sentence, from = 0, to = text.length): Range {
  const range = document.createRange()
  const [start, end] = [findPlace(block, at + from), findPlace(block, at + to - 1)]
  if (start.node instanceof Text) range.setStart(start.node, start.offset)
  else range.selectNode(start.node)
  if (end.node instanceof Text) range.setEnd(end.node, end.offset + 1)
  return range
}

/** The node with this character of the block, and the character's place in the node. */
function findPlace({ parts }: TextBlock, at: number) {
  const part = parts.findLast((candidate) => candidate.at <= at) ?? parts[0]
  if (!part) throw new Error('A block has at least one part.')
  return { node: part.node, offset: at - part.at }
}

/** The word at this place of the sentence; null between words. */
export function wordAt({ text }: Sentence, index: number): { from: number; to: number } | null {
  const word = new Intl.Segmenter('en', { granularity: 'word' }).segment(text).containing(index)
  return word?.isWordLike ? { from: word.index, to: word.index + word.segment.length } : null
}

/** Whether both are the same sentence of the page, found at two times. */
export function isSame(one: Sentence, other: Sentence): boolean {
  const [here, there] = [findPlace(one.block, one.at), findPlace(other.block, other.at)]
  return here.node === there.node && here.offset === there.offset
}

/** Whether the sentence is after the other one in the page. */
export function isAfter(one: Sentence, other: Sentence): boolean {
  const [here, there] = [findPlace(one.block, one.at), findPlace(other.block, other.at)]
  if (here.node === there.node) return here.offset > there.offset
  return (there.node.compareDocumentPosition(here.node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}

/** Whether its words are still in the page. */
export const isInPage = ({ block, at }: Sentence): boolean => findPlace(block, at).node.isConnected
