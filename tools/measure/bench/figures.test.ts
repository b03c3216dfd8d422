// docs/performance.md
import { expect, test } from 'vitest'
import { figure } from './figures.ts'
import { withFigures } from './figures-in-docs.ts'

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
