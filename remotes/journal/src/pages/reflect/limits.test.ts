import * as contract from '@stepwise/shared/contracts/reflection'
import { expect, test } from 'vitest'
import { answerLimit, characterCount, entryRules, titleLimit } from './entry/entry-rules.ts'
import { emptyEntry, promptGroups } from './entry/prompts.ts'
import { entriesAtOnce } from './reflect.api.ts'

test('the browser and the contract have the same limits', () => {
  expect([titleLimit, answerLimit, entriesAtOnce]).toEqual([
    contract.titleLimit,
    contract.answerLimit,
    contract.entriesAtOnce,
  ])
})

test('the page has the same prompts as documents, two, two and one (docs/product/journal.md#prompts)', () => {
  const camel = (field: string) => field.replace('_', '')
  expect(
    promptGroups.map(({ name, prompts }) => ({
      name,
      prompts: prompts.map(({ field, question }) => ({ field, question })),
    })),
  ).toEqual(
    contract.reflectionGroups.map(({ title, prompts }) => ({
      name: title,
      prompts: prompts.map(({ field, question }) => ({ field: camel(field), question })),
    })),
  )
  expect(promptGroups.map(({ prompts }) => prompts.length)).toEqual([2, 2, 1])
})

test('an answer has at most 10,000 characters, and is counted from 8,000 on', () => {
  const check = (act: string) => entryRules.act?.map((rule) => rule(act, { ...emptyEntry, act })).find(Boolean)
  expect(check('x'.repeat(10_000))).toBeUndefined()
  expect(check('x'.repeat(10_001))).toBe('This answer is 1 character too long. Shorten it a little.')
  expect([characterCount('x'.repeat(7999)), characterCount('x'.repeat(8000))]).toEqual([
    null,
    '8,000 of 10,000 characters',
  ])
})
