import { expect, test } from 'vitest'
import { bodyParts } from './body-parts.ts'
import { type GlossaryEntry, readGlossary } from './glossary.ts'
import { readability } from './readability.ts'
import { wordingFindings } from './wording-findings.ts'

const glossary: GlossaryEntry[] = readGlossary('content')
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')
const findingsIn = (kind: 'page' | 'step', body: Record<string, unknown>, age: number | null = null) =>
  wordingFindings(bodyParts(kind, body).texts, age, glossary)
const ofStep = (text: string) => findingsIn('step', { name: 'Read', text })

test('a plain text has a low reading age, a hard one a high one, a short one none', () => {
  const plain = 'Sit up. Put your feet on the floor. Look at the tree. Now count to ten. Then you may move on. '.repeat(
    2,
  )
  const hard =
    'Notwithstanding considerable institutional heterogeneity, metacognitive self-regulation substantially determines ' +
    'the effectiveness of individualised preparation throughout demanding university examinations and assessments, ' +
    'particularly when accompanied by comprehensive organisational accommodation and continuously available specialised ' +
    'communication.'
  expect(readability([plain]).readingAge).toBeLessThan(8)
  expect(readability([hard]).readingAge).toBeGreaterThan(18)
  expect(readability(['Sit up. Look at the tree.']).readingAge).toBeNull()
})

test('the longest sentences come first, and a list is not one long sentence', () => {
  const { longSentences, words: total } = readability([`It ${words(21)}. It ${words(29)}.`, words(4), words(19)])
  expect(longSentences).toEqual([`It ${words(29)}.`, `It ${words(21)}.`])
  expect(total).toBe(75)
  expect(readability(Array(10).fill(words(10))).longSentences).toEqual([])
})

test.each([
  [null, undefined],
  [15, undefined],
  [16, /^The reading age is 16; 15 or less is easier/],
  [18, /^The reading age is 18; 15 or less is easier/],
  [19, /^The reading age is 19: most readers will find this very hard/],
])('a reading age of %s', (age, expected) => {
  const [finding] = wordingFindings([], age, [])
  if (expected) expect(finding).toMatchObject({ level: 'warning', rule: 'reading-age', message: expected })
  else expect(finding).toBeUndefined()
})

test.each([
  ['You utilise it.', '“utilise” in “You utilise it.”: write “use”.'],
  ['UTILISE it', '“UTILISE” in “UTILISE it”: write “use”.'],
  ['In order\nto win', '“In order\nto” in “In order to win”: write “to”.'],
  ['Now **click** it.', '“click” in “Now click it.”: write “choose”. Not everyone uses a mouse.'],
  ['## Click it', '“Click” in “Click it”: write “choose”. Not everyone uses a mouse.'],
  ['A clickable map', undefined],
  ['A double-click-free page', undefined],
])('words of the glossary: %s', (text, message) => {
  expect(ofStep(text).find(({ rule }) => rule === 'glossary')?.message).toBe(message)
})

test('a word of the glossary is shown with some words around it and its field', () => {
  const items = ['One', 'It is long before the word that we look for, utilise, and it is long after that word as well']
  const [finding] = findingsIn('page', { title: 'Help', blocks: [{ id: 'a', type: 'list', items }] })
  expect(finding).toMatchObject({ level: 'warning', rule: 'glossary', path: 'blocks/0/items/1' })
  expect(finding?.message).toContain('“utilise” in “… word that we look for, utilise, and it is long after …”')
})

test.each([
  ['a step', 'step', (text: string) => ({ name: 'Read', text }), 900, 'text'],
  ['a tip', 'step', (tip: string) => ({ name: 'Read', text: 'Read.', tip }), 60, 'tip'],
  ['a card', 'page', (text: string) => pageOf({ type: 'card', title: 'Sleep', text }), 80, 'blocks/0/text'],
] as const)('the length of %s', (_what, kind, body, most, path) => {
  expect(findingsIn(kind, body(words(most)))).toEqual([])
  expect(findingsIn(kind, body(words(most + 1)))).toMatchObject([{ level: 'warning', rule: 'length', path }])
})

function pageOf(block: object) {
  return { title: 'Help', blocks: [{ id: 'a', ...block }] }
}
