// docs/performance.md
import { expect, test } from 'vitest'
import { figure, withMeasured } from './figures.ts'

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

const page = `# Targets

| figure | measured | target | why |
|---|---|---|---|
| bytes | 1 | at most 1 | federation \\| hashes |
| bytes again | 1 kB | at most 1 | the cache |
`

test('a measured figure replaces that of an earlier run, bold when it misses, and the reason stays', () => {
  const written = withMeasured(page, [
    figure('bytes again', 0, '', { atMost: 0 }),
    figure('bytes', 221, 'kB', { against: 200, atMost: 1.1 }),
  ])
  expect(written).toBe(`# Targets

| figure | measured | target | why |
|---|---|---|---|
| bytes | **1.105 (221 kB)** | at most 1.1 | federation \\| hashes |
| bytes again | 0 | at most 0 | the cache |
`)
})

test('a figure that no row of the page wants is refused', () => {
  expect(() => withMeasured(page, [figure('byte', 1, '')])).toThrow('The page has no row for "byte".')
})
