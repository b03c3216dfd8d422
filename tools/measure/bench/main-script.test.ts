import { expect, test } from 'vitest'
import { sharesOf } from './main-script.ts'

// docs/performance.md

test('each character of a script belongs to the package of its source, or to the product, and counts as run or not', () => {
  const sources = ['webpack://host/../node_modules/react-dom/cjs/a.js', 'webpack://host/./src/App.tsx']
  const map = {
    findEntry: (line: number, column: number) =>
      line === 1 ? {} : ({ originalSource: sources[column < 3 ? 0 : 1] } as never),
  }
  const hasRun = [true, true, false, true, false, false, true, true]
  expect(Object.fromEntries(sharesOf({ source: 'aaabb\ncc', hasRun }, map))).toEqual({
    'react-dom, react': { all: 3, run: 2 },
    'the product': { all: 2, run: 1 },
    'module federation': { all: 2, run: 2 },
  })
})
