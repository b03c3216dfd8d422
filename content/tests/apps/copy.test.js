import { afterEach, expect, test, vi } from 'vitest'
import { copyOrSelect } from '../../apps/copy.js'

afterEach(() => {
  vi.unstubAllGlobals()
})

const field = () => ({ value: 'Dear Kwame', focus: vi.fn(), select: vi.fn() })

test('what is in the field is copied', async () => {
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  const subject = field()
  expect(await copyOrSelect(subject, 'The message')).toBe('The message is copied.')
  expect(writeText).toHaveBeenCalledWith('Dear Kwame')
  expect(subject.select).not.toHaveBeenCalled()
})

test.each([
  ['refuses', { clipboard: { writeText: async () => Promise.reject(new Error('no')) } }],
  ['has no clipboard', {}],
])('where the browser %s, the text is selected and the keys are said', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  const subject = field()
  expect(await copyOrSelect(subject, 'The message')).toMatch(/^The message could not be copied here\. It is selected/)
  expect(subject.focus).toHaveBeenCalledOnce()
  expect(subject.select).toHaveBeenCalledOnce()
})
