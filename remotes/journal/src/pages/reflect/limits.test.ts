import * as contract from '@stepwise/shared/contracts/reflection'
import { expect, test } from 'vitest'
import { answerLimit, countWords, entryRules, titleLimit } from './entry/entry-rules.ts'
import { emptyEntry, promptGroups } from './entry/prompts.ts'
import { entriesAtOnce } from './reflect.api.ts'

test('the browser and the contract have the same limits', () => {
  expect([titleLimit, answerLimit, entriesAtOnce]).toEqual([
    contract.titleLimit,
    contract.answerLimit,
    contract.entriesAtOnce,
  ])
})

test('the page asks what documents say: three groups, five prompts (spec 9)', () => {
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

test('10,000 characters work, one more does not', () => {
  const check = (act: string) => entryRules.act?.map((rule) => rule(act, { ...emptyEntry, act })).find(Boolean)
  expect(check('x'.repeat(10_000))).toBeUndefined()
  expect(check('x'.repeat(10_001))).toBe('This answer is 1 character too long. Shorten it a little.')
  expect([countWords('x'.repeat(7999)), countWords('x'.repeat(8000))]).toEqual([null, '8,000 of 10,000 characters'])
})
