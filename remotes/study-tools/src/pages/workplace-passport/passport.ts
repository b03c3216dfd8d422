export const passportTitle = 'My workplace passport'

export interface Agreement {
  what: string
  who: string
  when: string
  review: string
}

export interface PassportAnswers {
  about: string
  helps: string
  hinders: string
  emergency: string
  agreements: Agreement[]
}

/** A filled part: the lines of a text, or agreements, each a list of labels and values. */
export interface PassportPart {
  heading: string
  lines: string[]
  agreements: { label: string; value: string }[][]
}

const partHeadings = {
  about: 'About me and my work',
  helps: 'What helps me',
  hinders: 'What gets in the way',
  agreements: 'What we have agreed',
  emergency: 'In an emergency',
} satisfies Record<keyof PassportAnswers, string>

const detailLabels = {
  what: 'What',
  who: 'Who',
  when: 'By when',
  review: 'Review date',
} satisfies Record<keyof Agreement, string>

/** The filled parts, in order; none where nothing is filled in. */
export function makePassport(answers: PassportAnswers): PassportPart[] {
  return keysOf(partHeadings)
    .map((key) => ({
      heading: partHeadings[key],
      lines: key === 'agreements' ? [] : splitLines(answers[key]),
      agreements: key === 'agreements' ? answers.agreements.map(filledDetails).filter(({ length }) => length > 0) : [],
    }))
    .filter(({ lines, agreements }) => lines.length > 0 || agreements.length > 0)
}

/** @param index from 0 */
export const agreementName = (index: number) => `Agreement ${index + 1}`

/** Each heading on a line of its own, with an empty line before it. */
export function passportText(passport: PassportPart[]): string {
  const blocks = passport.flatMap(({ heading, lines, agreements }) => [
    [heading, ...lines],
    ...agreements.map((agreement, index) => [
      agreementName(index),
      ...agreement.map(({ label, value }) => `${label}: ${value}`),
    ]),
  ])
  return [[passportTitle], ...blocks].map((block) => block.join('\n')).join('\n\n')
}

/** With real headings, where it is pasted into a document. */
export function passportHtml(passport: PassportPart[]): string {
  const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`
  const parts = passport.flatMap(({ heading, lines, agreements }) => [
    element('h2', heading),
    ...lines.map((line) => element('p', line)),
    ...agreements.flatMap((agreement, index) => {
      const items = agreement.map(
        ({ label, value }) => `<li>${element('strong', `${label}:`)} ${escapeHtml(value)}</li>`,
      )
      return [element('h3', agreementName(index)), `<ul>${items.join('')}</ul>`]
    }),
  ])
  return [element('h1', passportTitle), ...parts].join('')
}

const keysOf = <Key extends string>(record: Record<Key, string>) => Object.keys(record) as Key[]

const splitLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const filledDetails = (agreement: Agreement) =>
  keysOf(detailLabels)
    .map((key) => ({ label: detailLabels[key], value: splitLines(agreement[key]).join(' ') }))
    .filter(({ value }) => value !== '')

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
