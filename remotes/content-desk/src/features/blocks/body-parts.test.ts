import { expect, test } from 'vitest'
import { partDifferences } from './body-parts.ts'

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

test('another order is told, and is no difference of a block', () => {
  const [one, other] = [card('a', 'A', ''), card('b', 'B', '')]
  expect(partDifferences('page', page(one, other), page(other, one))).toEqual({ differences: [], isOrderOther: true })
})
