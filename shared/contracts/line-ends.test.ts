import { expect, test } from 'vitest'
import { withLineEnds } from './line-ends.ts'
import { noteCreationSchema } from './note.ts'
import { reflectionCreationSchema } from './reflection.ts'

const pasted = 'Plan\u000bFind\u0085three\r\nsources\u2028Write\fit\u0000\u001b\t!'
const lines = 'Plan\nFind\nthree\nsources\nWrite\nit\t!'

test('vertical tabs and their like become line ends, other control characters go', () => {
  expect(withLineEnds(pasted)).toBe(lines)
  expect(withLineEnds('a\ud800c')).toBe('a\ufffdc')
})

test('notes and answers are kept so, and a title is one line', () => {
  expect(noteCreationSchema.parse({ content: pasted, progress_step_id: 'a' }).content).toBe(lines)
  const { reflection } = reflectionCreationSchema.parse({
    reflection: { title: 'Plan\u000bFind\u0085three', date: '2026-03-10', act: pasted },
  })
  expect(reflection).toMatchObject({ title: 'Plan Find three', act: lines })
})
