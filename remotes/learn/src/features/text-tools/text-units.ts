import { findBlock, type StepText } from './step-text.ts'

export type TextUnit = 'word' | 'sentence'

const patterns = { word: /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu, sentence: /\S.*?(?:[.!?]["”’)]*(?=\s)|$)/gsu }

/** The words or sentences of what is seen of a step's text, in their order. */
export function findUnits(text: StepText, unit: TextUnit): Range[] {
  const seen = text.parts.map(({ node }) => node).filter(isSeen)
  const blocks = Map.groupBy(seen, (node) => findBlock(node) ?? null)
  return [...blocks.values()].flatMap((nodes) => {
    const whole = nodes.map(({ data }) => data).join('')
    return [...whole.matchAll(patterns[unit])]
      .filter(([words]) => /[\p{L}\p{N}]/u.test(words))
      .map(({ 0: words, index }) => rangeIn(nodes, index, index + words.trimEnd().length))
  })
}

const isSeen = ({ parentElement }: Text) =>
  parentElement !== null && parentElement.closest('[hidden]') === null && parentElement.checkVisibility?.() !== false

function rangeIn(nodes: readonly Text[], from: number, to: number): Range {
  const range = document.createRange()
  let at = 0
  for (const node of nodes) {
    const end = at + node.data.length
    if (from >= at && from < end) range.setStart(node, from - at)
    if (to > at && to <= end) range.setEnd(node, to - at)
    at = end
  }
  return range
}

/** The unit after or before the chosen one; the same place in another unit; the first or last one at an end. */
export function findUnit(units: readonly Range[], chosen: Range, way: 'next' | 'previous' | 'here'): Range | undefined {
  const order = (unit: Range) => unit.compareBoundaryPoints(Range.START_TO_START, chosen)
  if (way === 'next') return units.find((unit) => order(unit) > 0) ?? units.at(-1)
  if (way === 'previous') return units.findLast((unit) => order(unit) < 0) ?? units[0]
  return units.findLast((unit) => order(unit) <= 0) ?? units[0]
}

/** The first unit that is in sight, below what lies over the page; the first of all when none is. */
export function findFirstInSight(units: readonly Range[], top: number): Range | undefined {
  return units.find((unit) => (unit.getBoundingClientRect?.().top ?? top) >= top) ?? units[0]
}
