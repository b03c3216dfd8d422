import { afterEach, expect, test, vi } from 'vitest'
import { noteAddress } from '../../apps/add-to-notes.js'

afterEach(() => {
  vi.unstubAllGlobals()
})

const openedFrom = (referrer) => {
  vi.stubGlobal('location', { origin: 'https://stepwise.test' })
  vi.stubGlobal('document', { referrer })
}
const step =
  '/flows/essay-writing/learning_modules/understand-the-task/chapters/read-the-question/steps/question-unpicker'

test('a text goes to the notes of the step that opened the app', () => {
  openedFrom(`https://stepwise.test${step}?a=b`)
  const address = noteAddress('- Topic: sleep & “memory”\n- Task: discuss')
  expect(address?.split('#')[0]).toBe(`${step}?a=b`)
  expect(new URLSearchParams(address?.split('#')[1]).get('note')).toBe('- Topic: sleep & “memory”\n- Task: discuss')
})

test.each(['', 'https://stepwise.test/dashboard/learn', 'https://elsewhere.test/flows/a'])(
  'there are no notes for an app that was opened from “%s”',
  (referrer) => {
    openedFrom(referrer)
    expect(noteAddress('Words')).toBeNull()
  },
)
