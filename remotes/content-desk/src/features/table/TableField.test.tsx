// docs/product/content-desk.md#tables
import { renderPart } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fork } from 'effector'
import { type ComponentProps, useState } from 'react'
import { expect, test } from 'vitest'
import { TableField } from './TableField.tsx'

const first = [
  ['Day', 'Time', 'Room'],
  ['Monday', '9', ''],
  ['Tuesday', '', ''],
]
type Errors = ComponentProps<typeof TableField>['errors']
let shownRows: string[][] = []

function Field({ rows, errors }: { rows: unknown; errors: Errors }) {
  const [value, setValue] = useState(rows)
  const change = (next: string[][]) => {
    shownRows = next
    setValue(next)
  }
  return <TableField id="t" label="Cells" heads="both" value={value} errors={errors} onChange={change} />
}
const open = (rows: unknown = first, errors: Errors = []) => {
  const scope = fork()
  renderPart(<Field rows={rows} errors={errors} />, { scope })
  return { scope, user: userEvent.setup() }
}
const cell = (name: string) => screen.getByRole('textbox', { name })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const paste = (name: string, html: string, plain = '') =>
  fireEvent.paste(cell(name), {
    clipboardData: { getData: (type: string) => (type === 'text/html' ? html : plain), files: [] },
  })

test('a cell is called by its place and its headings, which look like headings', () => {
  open()
  expect(document.querySelectorAll('td[data-heading]')).toHaveLength(4)
  expect(screen.getAllByRole('textbox').map((area) => area.getAttribute('aria-label'))).toEqual([
    'Row 1, column 1: the corner, which may be empty',
    'Row 1, column 2: heading of the column',
    'Row 1, column 3: heading of the column',
    'Row 2, column 1: heading of the row',
    'Row 2, column 2: Monday, Time',
    'Row 2, column 3: Monday, Room',
    'Row 3, column 1: heading of the row',
    'Row 3, column 2: Tuesday, Time',
    'Row 3, column 3: Tuesday, Room',
  ])
})

test('Tab, the arrows from the ends of a text, and Enter lead from cell to cell', async () => {
  const { user } = open()
  cell('Row 2, column 2: Monday, Time').focus()
  await user.tab()
  expect(document.activeElement).toBe(cell('Row 2, column 3: Monday, Room'))
  for (const [key, name] of [
    ['ArrowRight', 'Row 3, column 1: heading of the row'],
    ['ArrowUp', 'Row 2, column 1: heading of the row'],
    ['Enter', 'Row 3, column 1: heading of the row'],
    ['ArrowLeft', 'Row 2, column 3: Monday, Room'],
  ] as const) {
    fireEvent.keyDown(document.activeElement as Element, { key })
    await waitFor(() => expect(document.activeElement).toBe(cell(name)))
  }
})

test('rows and columns of the cell in work are added and removed, and the focus stays on the button', () => {
  const { scope } = open()
  act(() => cell('Row 2, column 2: Monday, Time').focus())
  const add = screen.getByRole('button', { name: 'Add a row below row 2' })
  add.focus()
  press('Add a row below row 2')
  expect(shownRows.map(([day]) => day)).toEqual(['Day', 'Monday', '', 'Tuesday'])
  expect(scope.getState($announcement)).toBe('Row 3 added')
  expect(document.activeElement).toBe(add)
  press('Remove column 2')
  expect(shownRows[0]).toEqual(['Day', 'Room'])
  expect(screen.getByText('2 of at most 6 columns, 4 of at most 20 rows.')).toBeDefined()
  press('Remove column 2')
  expect(screen.getByRole('button', { name: 'Remove column 2' }).getAttribute('aria-disabled')).toBe('true')
  expect(shownRows[0]).toEqual(['Day', 'Room'])
})

test('a table that is pasted fills the cells from one on; one that is too large says why and changes nothing', async () => {
  open()
  paste('Row 2, column 2: Monday, Time', '<table><tr><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></table>')
  await screen.findByText('2 rows and 2 columns pasted.')
  expect(shownRows.slice(1)).toEqual([
    ['Monday', '1', '2'],
    ['Tuesday', '3', '4'],
  ])
  const before = shownRows
  paste('Row 3, column 3: Tuesday, Room', '', 'a\tb\tc\td\te\n')
  const limit = 'A table has at most 6 columns and 20 rows.'
  expect(await screen.findByText(`Nothing was pasted, because it has 1 row and 5 columns. ${limit}`)).toBeDefined()
  paste('Row 3, column 3: Tuesday, Room', `<table>${`<tr>${'<td>x</td>'.repeat(8)}</tr>`.repeat(2)}</table>`)
  expect(await screen.findByText(`Nothing was pasted: the table is too large. ${limit}`)).toBeDefined()
  expect(shownRows).toBe(before)
})

test('an error is shown at its cell, and a body that is no table gets cells', () => {
  open([['Day', ''], 7], [{ field: 'rows/0/1', message: 'Enter the heading of column 2' }])
  const wrong = cell('Row 1, column 2: heading of the column')
  expect(wrong.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(wrong.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Enter the heading of column 2',
  )
  fireEvent.change(wrong, { target: { value: 'Time\nof day' } })
  expect(shownRows).toEqual([
    ['Day', 'Time of day'],
    ['', ''],
  ])
})
