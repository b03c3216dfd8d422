export const TITLE = 'My workplace passport'

/** The parts of a passport, in order. `key` is null where the agreements stand. */
const parts = [
  { key: 'about', heading: 'About me and my work' },
  { key: 'helps', heading: 'What helps me' },
  { key: 'hinders', heading: 'What gets in the way' },
  { key: null, heading: 'What we have agreed' },
  { key: 'emergency', heading: 'In an emergency' },
]

/** What an agreement says, in order. */
const details = [
  { key: 'what', label: 'What' },
  { key: 'who', label: 'Who' },
  { key: 'when', label: 'By when' },
  { key: 'review', label: 'Review date' },
]

export const partKeys = parts.map(({ key }) => key).filter((key) => key !== null)
export const detailKeys = details.map(({ key }) => key)

const textOf = (value) => (typeof value === 'string' ? value : '')
const textsOf = (keys, value) => Object.fromEntries(keys.map((key) => [key, textOf(value?.[key])]))

/**
 * A record with every key, whatever was kept.
 * @param {unknown} kept
 * @returns {{ about: string, helps: string, hinders: string, emergency: string, isMade: boolean,
 *   agreements: { what: string, who: string, when: string, review: string }[] }}
 */
export function readRecord(kept) {
  const agreements = Array.isArray(kept?.agreements) ? kept.agreements : []
  return {
    ...textsOf(partKeys, kept),
    agreements: agreements.map((agreement) => textsOf(detailKeys, agreement)),
    isMade: kept?.isMade === true,
  }
}

const linesOf = (text) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const agreementOf = (agreement) =>
  details
    .map(({ key, label }) => ({ label, value: linesOf(agreement[key]).join(' ') }))
    .filter(({ value }) => value !== '')

/**
 * The filled parts of a record, in order: `lines` of a text, or `agreements`, each a list of labels and values.
 * No parts: nothing is filled in.
 * @param {ReturnType<typeof readRecord>} record
 * @returns {{ heading: string, lines: string[], agreements: { label: string, value: string }[][] }[]}
 */
export function makePassport(record) {
  return parts
    .map(({ key, heading }) => ({
      heading,
      lines: key === null ? [] : linesOf(record[key]),
      agreements: key === null ? record.agreements.map(agreementOf).filter((agreement) => agreement.length > 0) : [],
    }))
    .filter(({ lines, agreements }) => lines.length > 0 || agreements.length > 0)
}

/** @param {number} index from 0 */
export const agreementName = (index) => `Agreement ${index + 1}`

/**
 * The passport as plain text: each heading on a line of its own, with an empty line before it.
 * @param {ReturnType<typeof makePassport>} passport
 */
export function passportText(passport) {
  const blocks = passport.flatMap(({ heading, lines, agreements }) => [
    [heading, ...lines],
    ...agreements.map((agreement, index) => [
      agreementName(index),
      ...agreement.map(({ label, value }) => `${label}: ${value}`),
    ]),
  ])
  return [[TITLE], ...blocks].map((block) => block.join('\n')).join('\n\n')
}
