import { tableLimits } from '@stepwise/shared/contracts/table'
import { announced, Button, Group } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import {
  countColumns,
  type Place,
  withColumn,
  withoutColumn,
  withoutRow,
  withRow,
} from '../markdown-field/table-rows.ts'

interface TableActionsProps {
  rows: string[][]
  /** The cell in work. */
  place: Place
  onChange: (rows: string[][]) => void
}

/** Adds and removes the row and the column of the cell in work. */
export function TableActions({ rows, place, onChange }: TableActionsProps) {
  const announce = useUnit(announced)
  const [row, column] = [place.row + 1, place.column + 1]
  const actions = [
    {
      key: 'add-row',
      words: `Add a row below row ${row}`,
      isOff: rows.length >= tableLimits.rows,
      run: () => withRow(rows, place.row),
      done: `Row ${row + 1} added`,
    },
    {
      key: 'remove-row',
      words: `Remove row ${row}`,
      isOff: rows.length <= 2,
      run: () => withoutRow(rows, place.row),
      done: `Row ${row} was removed`,
    },
    {
      key: 'add-column',
      words: `Add a column after column ${column}`,
      isOff: countColumns(rows) >= tableLimits.columns,
      run: () => withColumn(rows, place.column),
      done: `Column ${column + 1} added`,
    },
    {
      key: 'remove-column',
      words: `Remove column ${column}`,
      isOff: countColumns(rows) <= 2,
      run: () => withoutColumn(rows, place.column),
      done: `Column ${column} was removed`,
    },
  ]
  return (
    <Group gap="xs">
      {actions.map(({ key, words, isOff, run, done }) => (
        <Button
          key={key}
          variant="default"
          // Not disabled, so that the focus stays where it is.
          aria-disabled={isOff || undefined}
          onClick={() => {
            if (isOff) return
            onChange(run())
            announce(done)
          }}
        >
          {words}
        </Button>
      ))}
    </Group>
  )
}
