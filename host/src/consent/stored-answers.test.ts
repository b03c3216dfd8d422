import { forbidStorage } from '@stepwise/shared/testing'
import { expect, test } from 'vitest'
import { readAnswers, storeAnswers } from './stored-answers.ts'

const yes = { isAllowed: true, at: '2026-05-20T10:00:00.000Z' }

test('an answer counts for six months', () => {
  storeAnswers({ 'analytics views.example.org': yes })
  expect(readAnswers(new Date('2026-11-20T09:59:59Z'))).toEqual({ 'analytics views.example.org': yes })
  expect(readAnswers(new Date('2026-11-20T10:00:01Z'))).toEqual({})
})

test.each(['{', 'null', '"yes"', '{"analytics ": null}', '{"analytics ": {"isAllowed": true}}'])(
  'what is broken on the device is no answer: %s',
  (text) => {
    localStorage.setItem('stepwise.privacy-choices', text)
    expect(readAnswers()).toEqual({})
  },
)

test('a device that stores nothing is not a failure', () => {
  forbidStorage('getItem', 'setItem')
  storeAnswers({ 'analytics ': yes })
  expect(readAnswers()).toEqual({})
})
