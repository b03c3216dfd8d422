import type { Finding } from '@stepwise/shared/contracts'
import type { TextPart } from './body-parts.ts'
import { warning } from './finding.ts'
import type { GlossaryEntry } from './glossary.ts'
import { countWords } from './readability.ts'

const plainAge = 15
const hardAge = 18

/** How the texts of a body read: reading age, length, words of the glossary. All of it is shown and blocks nothing. */
export function wordingFindings(
  texts: readonly TextPart[],
  readingAge: number | null,
  glossary: readonly GlossaryEntry[],
): Finding[] {
  return [
    ...ageFindings(readingAge),
    ...texts.flatMap(lengthFindings),
    ...texts.flatMap((text) => glossaryFindings(text, glossary)),
  ]
}

function ageFindings(age: number | null): Finding[] {
  if (age === null || age <= plainAge) return []
  const advice = 'Split the longest sentences, and use shorter words.'
  const message =
    age > hardAge
      ? `The reading age is ${age}: most readers will find this very hard. ${advice}`
      : `The reading age is ${age}; ${plainAge} or less is easier for everyone. ${advice}`
  return [warning('reading-age', '', message)]
}

function lengthFindings({ path, lines, limit }: TextPart): Finding[] {
  const words = countWords(lines.join('\n'))
  if (!limit || words <= limit.words) return []
  const message = `${words} words is long for a ${limit.what}: ${limit.words} or fewer is easier to read.`
  return [warning('length', path, message)]
}

function glossaryFindings({ path, lines }: TextPart, glossary: readonly GlossaryEntry[]): Finding[] {
  const text = lines.join('\n')
  return glossary.flatMap(({ pattern, exception, say, why }) => {
    const found = pattern.exec(exception ? text.replaceAll(exception, (phrase) => '_'.repeat(phrase.length)) : text)
    if (!found) return []
    const [words] = found
    const message = `“${words}” in “${quoteAround(text, found.index, words.length)}”: write “${say}”.`
    return warning('glossary', path, why === '' ? message : `${message} ${why}`)
  })
}

/** Some words around a place of a text, so that it can be found again. */
function quoteAround(text: string, at: number, length: number) {
  const from = text.lastIndexOf(' ', Math.max(0, at - 20)) + 1
  const to = text.indexOf(' ', at + length + 20)
  const words = text.slice(from, to < 0 ? undefined : to).replaceAll(/\s+/g, ' ')
  return `${from > 0 ? '… ' : ''}${words}${to < 0 ? '' : ' …'}`
}
