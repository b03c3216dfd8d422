import type { TextBlock } from '../text-blocks.ts'

const span =
  '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:working |calendar )?(?:days?|weeks?|months?|years?)'
// What can be right or wrong by itself: money, shares, years, phone numbers and addresses, time limits, the law, research.
const facts = [
  /£\s?\d|\d\s?%|\bper cent\b|\b(?:19|20)\d\d\b|\b0\d{2,4} \d{3,4} \d{3,4}\b/,
  /\b[a-z-]+\.(?:org|gov|ac|co|nhs)\.uk\b|\b[a-z-]+\.(?:org|com)\b/i,
  new RegExp(
    `\\b(?:within|at least|up to|more than|less than|after|before|than|first|last) ${span}|${span},? (?:from|after|before|less)\\b`,
    'i',
  ),
  /\bAct\b|\b(?:laws?|legal|illegal|unlawful|lawful|courts?|tribunals?|regulations?|discriminat\w+|entitled|a right to|must not)\b/,
  /\bresearch|\bstud(?:y|ies) (?:found|show)|\bresearchers\b|\bon average\b/i,
]
const rowFacts = [...facts, new RegExp(`\\b${span}\\b`, 'i')]
// When we looked is no claim about the world.
const ownCheck = /\(?\b(?:we )?checked [^.)]*\b20\d\d\)?/gi

/** The names by which a text calls its sources: what stands before the colon of each. */
export const sourceNames = (sources: readonly { name: string }[]) =>
  sources.map(({ name }) => name.split(/[:,(]/)[0]?.trim() ?? '')

const sentences = new Intl.Segmenter('en-GB', { granularity: 'sentence' })

/**
 * The sentences of a text that state a fact, or name one of its sources. Quotations are examples, headings say what follows. A row of a table
 * is one claim.
 */
export function findClaims(blocks: readonly TextBlock[], names: readonly string[]): string[] {
  const found = blocks
    .flatMap(({ kind, text }) => {
      if (kind === 'row') return isFact(text, rowFacts, names) ? text : []
      if (kind !== 'paragraph' && kind !== 'item') return []
      return [...sentences.segment(text)].map(({ segment }) => segment).filter((one) => isFact(one, facts, names))
    })
    .map((sentence) => sentence.trim())
  return [...new Set(found)]
}

const isFact = (text: string, signs: readonly RegExp[], names: readonly string[]) =>
  signs.some((sign) => sign.test(text.replaceAll(ownCheck, ''))) || namedSources(text, names).length > 0

/** Which of the sources a sentence names, counted from 0. */
export const namedSources = (sentence: string, names: readonly string[]) =>
  names.flatMap((name, index) => (name.length > 2 && sentence.includes(name) ? index : []))
