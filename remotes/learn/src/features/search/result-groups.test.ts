import { expect, test } from 'vitest'
import { chapterNameOn, resultGroups } from './result-groups.ts'

const tag = {
  flowName: 'Lectures',
  flowSlug: 'lectures',
  primaryColor: '#0F7C80',
  secondaryColor: '#DDF2F1',
  tabColor: '#0A5558',
}
const found = (name: string) => ({ id: 'a:b', name, url: '/x', ...tag })

test('modules, chapters, steps and pages in this order, each with its place; kinds without results are left out', () => {
  const step = { ...found('Skim'), learningModuleName: 'Read', chapterName: 'First', softwareName: 'NVDA' }
  const essential = { ...step, learningModuleName: null, chapterName: null }
  const groups = resultGroups({
    steps: [step, essential],
    chapters: [{ ...found('First'), learningModuleName: 'Read' }],
    learningModules: [],
    pages: [found('Desk Stretches')],
  })
  expect(groups.map(({ label }) => label)).toEqual(['Chapters', 'Steps', 'Pages'])
  expect(groups.flatMap(({ options }) => options).map(({ id, place }) => [id, place])).toEqual([
    ['search-chapters-0', 'Read'],
    ['search-steps-0', 'NVDA · Read · First'],
    ['search-steps-1', 'NVDA'],
    ['search-pages-0', ''],
  ])
})

test.each([
  [136, 136],
  [137, 138],
  [200, 138],
])('on a narrow screen a chapter name of %i characters has %i', (length, shown) => {
  const name = 'x'.repeat(length)
  expect(chapterNameOn(true, name)).toHaveLength(shown)
  expect(chapterNameOn(true, name).endsWith('…')).toBe(length >= 137)
  expect(chapterNameOn(false, name)).toBe(name)
})
