import { expect, test } from 'vitest'
import { bodyParts, partDifferences } from './body-parts.ts'

const card = (id: string, title: string, text: string) => ({ id, type: 'card', title, text })
const page = (...blocks: object[]) => ({ title: 'Support', lead: '', blocks })

test('two texts differ in the fields that say something else, and in blocks that one of them does not have', () => {
  const mine = page(card('a', 'Samaritans', 'To talk.'), card('b', 'Shout', 'To text.'))
  const theirs = page(card('a', 'Samaritans', 'To listen.'), card('c', 'CALM', ''))
  const { differences, isOrderOther } = partDifferences('page', mine, theirs)
  expect(isOrderOther).toBe(false)
  expect(differences.map(({ title }) => title)).toEqual(['Card: Samaritans', 'Card: Shout', 'Card: CALM'])
  expect(differences[0]?.mine?.lines).toEqual([{ label: 'Text', text: 'To talk.' }])
  expect(differences[0]?.theirs?.lines).toEqual([{ label: 'Text', text: 'To listen.' }])
  expect(differences[1]?.theirs).toBeNull()
  expect(differences[2]?.mine).toBeNull()
})

test('another order is shown, and is not a difference of a block', () => {
  const [one, other] = [card('a', 'A', ''), card('b', 'B', '')]
  expect(partDifferences('page', page(one, other), page(other, one))).toEqual({ differences: [], isOrderOther: true })
})

test('both sides of the requested parts are shown, also of a block of another version', () => {
  const mine = page(card('a', 'A', 'Mine'), { id: 'x', type: 'carousel', speed: 1 })
  const theirs = page(card('a', 'A', 'Theirs'), { id: 'x', type: 'carousel', speed: 2 })
  const { differences } = partDifferences('page', mine, theirs, ['block x'])
  expect(differences).toMatchObject([
    {
      name: 'unknown block (carousel) 2',
      mine: { lines: [{ label: 'speed', text: '1' }] },
      theirs: { lines: [{ label: 'speed', text: '2' }] },
    },
  ])
})

test('the focal point of a picture is read in words', () => {
  const [, block] = bodyParts('page', page({ ...card('a', 'A', ''), image: '/images/a.webp', focus: '30 70' })).slice(
    -2,
  )
  expect(block?.lines).toContainEqual({ label: 'Focal point', text: '30% from the left, 70% from the top' })
})

test('the kind of a directive and its other words are read with it', () => {
  const body = { words: [{ directive: 'critically', definition: 'Doubt it.', kind: 'modifier', forms: ['deeply'] }] }
  expect(bodyParts('directives', body)[0]?.lines).toEqual([
    { label: '', text: 'Doubt it.' },
    { label: 'What it is', text: 'How to do it (critically)' },
    { label: 'Other words for it', text: 'deeply' },
  ])
})

test('each directive is a part', () => {
  const words = (definition: string) => ({ words: [{ directive: 'argue', definition }] })
  expect(partDifferences('directives', words('One'), words('Two')).differences).toMatchObject([
    { key: 'word argue', title: 'argue', mine: { lines: [{ text: 'One' }] }, theirs: { lines: [{ text: 'Two' }] } },
  ])
})

test('a table is read row by row', () => {
  const table = {
    id: 't',
    type: 'table',
    caption: 'Hours',
    heads: 'both',
    rows: [
      ['', 'Open'],
      ['Monday', '9'],
    ],
  }
  expect(bodyParts('page', page(table)).at(-1)).toMatchObject({
    title: 'Table: Hours',
    lines: [
      { label: 'Caption', text: 'Hours' },
      { label: 'Headings', text: 'The first row and the first column' },
      { label: 'Cells', text: ' | Open\nMonday | 9' },
    ],
  })
})
