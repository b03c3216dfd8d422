// docs/product/content-desk.md#tables
import type { BlockOf } from '@stepwise/shared/contracts'
import { renderPart } from '@stepwise/shared/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DataTables } from './DataTables.tsx'

const rows = [
  ['', '<a href="/support">Open</a>'],
  ['Monday', '<em>9</em>'],
]
const show = (heads: BlockOf<'table'>['heads'], cells = rows) =>
  renderPart(<DataTables level={2} blocks={[{ id: 't', type: 'table', caption: 'Hours', heads, rows: cells }]} />)

test.each([
  [
    'row',
    [
      ['Day', 'Open'],
      ['Monday', '9'],
    ],
    ['Day col', 'Open col'],
  ],
  [
    'column',
    [
      ['Day', 'Open'],
      ['Monday', '9'],
    ],
    ['Day row', 'Monday row'],
  ],
  ['both', rows, ['Open col', 'Monday row']],
] as const)('headings of the first %s have their scope', (heads, cells, expected) => {
  show(heads, cells as unknown as string[][])
  const table = screen.getByRole('table', { name: 'Hours' })
  expect([...table.querySelectorAll('th')].map((th) => `${th.textContent} ${th.scope}`)).toEqual(expected)
  expect(within(table).getAllByRole('row')).toHaveLength(2)
})

test('a value is read once, and has its heading beside it for the eye, without its links', () => {
  show('both')
  const value = screen.getByRole('cell', { name: '9' })
  expect(value.querySelector('[aria-hidden]')?.innerHTML).not.toContain('<a')
  expect(value.textContent).toBe('Open9')
  expect(screen.getAllByRole('link')).toHaveLength(1)
})
