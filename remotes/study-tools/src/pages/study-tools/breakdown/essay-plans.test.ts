import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bodyParagraphs, defaultWords, essayOptions, essayPlan, essayPlans } from './essay-plans.ts'
import { mindMap, mindMapsFor } from './mind-map.ts'

test('the lengths are 1000 to 5000 in steps of 500, and 1000 at first (spec 9)', () => {
  expect(essayPlans.map(({ words }) => words)).toEqual([1000, 1500, 2000, 2500, 3000, 3500, 4000, 4500, 5000])
  expect(defaultWords).toBe(1000)
})

test('the parts of every row sum to its words, and the body is the longest', () => {
  fc.assert(
    fc.property(fc.constantFrom(...essayPlans), fc.constantFrom(...essayOptions), (plan, option) => {
      const { intro, body, conclusion } = plan[option]
      expect(intro + body + conclusion).toBe(plan.words)
      expect(Math.min(intro, conclusion)).toBeGreaterThan(0)
      expect(body).toBeGreaterThan(intro + conclusion)
      const paragraphs = bodyParagraphs(body)
      expect(Math.abs(paragraphs.count * paragraphs.words - body)).toBeLessThan(body * 0.05)
    }),
  )
})

test('options differ, and a length that is not in the table is the default', () => {
  for (const plan of essayPlans) expect(plan.A).not.toEqual(plan.B)
  expect(essayPlan(1200).words).toBe(defaultWords)
  expect(essayPlan(Number.NaN).words).toBe(defaultWords)
})

test('every mind map that is offered is there, under the name of the spec', () => {
  for (const { words } of essayPlans) {
    for (const option of essayOptions) {
      for (const format of ['pdf', 'mmap'] as const) {
        const { href, name } = mindMap(words, option, format)
        expect(name).toBe(`Essay Plan ${words} words - ${option}.${format}`)
        expect(existsSync(join(import.meta.dirname, '../../../../../../content', decodeURIComponent(href))), href).toBe(
          true,
        )
      }
    }
  }
})

test.each([
  [['MindManager'], ['mmap', 'pdf'], null],
  [['NVDA', 'MindManager 23'], ['mmap', 'pdf'], null],
  [['MindView'], ['pdf'], 'MindView'],
  [['Inspiration'], ['pdf'], 'Inspiration'],
  [['NVDA'], ['pdf'], null],
  [[], ['pdf'], null],
])('with %j people get %j', (softwares, formats, without) => {
  expect(mindMapsFor(softwares)).toEqual({ formats, without })
})
