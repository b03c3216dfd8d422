// docs/performance.md
import { expect, test } from 'vitest'
import { figure } from './figures.ts'
import { trendTable, withFigures } from './figures-in-docs.ts'

test('a limit is one of the ratio, or of a value that stands alone', () => {
  expect(figure('bytes', 220, 'kB', { against: 200, atMost: 1.1 })).toMatchObject({ ratio: 1.1, holds: true })
  expect(figure('bytes', 221, 'kB', { against: 200, atMost: 1.1 })).toMatchObject({ ratio: 1.105, holds: false })
  expect(figure('share', 0.79, '', { atLeast: 0.8 })).toMatchObject({
    ratio: null,
    wanted: 'at least 0.8',
    holds: false,
  })
  expect(figure('share', 0.8, '', { atLeast: 0.8 }).holds).toBe(true)
  expect(figure('watched', 5, 'ms', { against: 4 })).toMatchObject({ ratio: 1.25, wanted: null, holds: null })
})

test('figures take the place of those of an earlier run, section by section', () => {
  const text = 'A\n<!-- api: written by npm run bench -->\n\nold\n\n<!-- end of api -->\nB\n'
  const written = withFigures(text, 'api', 'npm run bench', ['new'])
  expect(written).toBe('A\n<!-- api: written by npm run bench -->\n\nnew\n\n<!-- end of api -->\nB\n')
  expect(withFigures(written, 'api', 'npm run bench', ['new'])).toBe(written)
  expect(() => withFigures(text, 'pages', 'npm run bench', [])).toThrow('The page has no place for pages.')
})

test('the trend has the last ten runs of a section, and nothing where a run did not have the figure', () => {
  const run = (number: number, section: string) => ({
    when: 'today',
    commit: `c${number}`,
    section,
    figures: { bytes: number },
  })
  const runs = Array.from({ length: 12 }, (_, number) => run(number, 'pages'))
  const [header, , ...rows] = trendTable([...runs, run(99, 'api')], 'pages', ['bytes', 'paint'])
  expect(header).toBe('| when | commit | bytes | paint |')
  expect(rows).toHaveLength(10)
  expect([rows[0], rows.at(-1)]).toEqual(['| today | c2 | 2 |  |', '| today | c11 | 11 |  |'])
})
