import { Text } from '@stepwise/shared/ui'
import { type KeyboardEvent, useRef, useState } from 'react'
import { MarkdownToolbar } from '../markdown-field/MarkdownToolbar.tsx'
import {
  cellName,
  countColumns,
  isHeadingCell,
  type Place,
  readHeads,
  readRows,
  sizeWords,
  withCell,
} from '../markdown-field/table-rows.ts'
import { useFormatting } from '../markdown-field/use-formatting.tsx'
import { findNextPlace } from './cell-keys.ts'
import { TableActions } from './TableActions.tsx'
import styles from './TableField.module.css'
import { useCellPaste } from './use-cell-paste.ts'

interface TableFieldProps {
  id: string
  label: string
  heads: unknown
  value: unknown
  /** `field` is `rows/2/0` of a cell, `rows` of all. */
  errors: readonly { field: string; message: string }[]
  onChange: (rows: string[][]) => void
}

/**
 * The cells of a table. Tab leads from cell to cell, the arrow keys lead on from the ends of a cell's text, and Enter down; a table that is
 * pasted fills the cells from the one in work. The buttons are about the row and the column of that cell.
 */
export function TableField({ id, label, heads: given, value, errors, onChange }: TableFieldProps) {
  const rows = readRows(value)
  const heads = readHeads(given)
  const [chosen, setChosen] = useState<Place>({ row: 0, column: 0 })
  const place = {
    row: Math.min(chosen.row, rows.length - 1),
    column: Math.min(chosen.column, countColumns(rows) - 1),
  }
  const area = useRef<HTMLTextAreaElement>(null)
  const cellId = ({ row, column }: Place) => `${id}-${row}-${column}`
  const findCell = (at: Place) => document.getElementById(cellId(at)) as HTMLTextAreaElement | null
  const formatting = useFormatting(area)
  const paste = useCellPaste(rows, onChange)

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>, at: Place) => {
    formatting.onKeyDown(event)
    if (event.nativeEvent.isComposing || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return
    const next = findNextPlace(event.key, at, rows)
    if (event.key === 'Enter') {
      event.preventDefault()
      if (next) findCell(next)?.focus()
      return
    }
    if (!next) return
    // The caret goes as far as it can first: where it stays, the key leads to the next cell.
    const { currentTarget: cell } = event
    const before = cell.selectionStart
    if (cell.selectionEnd !== before) return
    setTimeout(() => {
      if (document.activeElement !== cell || cell.selectionStart !== before || cell.selectionEnd !== before) return
      const target = findCell(next)
      target?.focus()
      const end = event.key === 'ArrowLeft' ? (target?.value.length ?? 0) : 0
      target?.setSelectionRange(end, end)
    })
  }
  const errorAt = (at: Place) => errors.find(({ field }) => field === `rows/${at.row}/${at.column}`)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is seen
    <div role="group" id={id} tabIndex={-1} aria-label={label} className="ui-grid ui-gap-12 ui-narrow">
      <MarkdownToolbar label={label} controls={`${id}-cells`} isInline onAction={formatting.onAction} />
      <div className={styles.scroll}>
        <table id={`${id}-cells`} className={styles.cells}>
          <tbody>
            {rows.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
              <tr key={row}>
                {cells.map((text, column) => {
                  const at = { row, column }
                  const isInWork = row === place.row && column === place.column
                  const error = errorAt(at)
                  return (
                    <td
                      // biome-ignore lint/suspicious/noArrayIndexKey: nor have cells
                      key={column}
                      data-in-work={isInWork || undefined}
                      data-heading={isHeadingCell(rows, heads, at) || undefined}
                    >
                      <textarea
                        ref={isInWork ? area : undefined}
                        id={cellId(at)}
                        rows={1}
                        aria-label={cellName(rows, heads, at)}
                        aria-invalid={error !== undefined || undefined}
                        aria-describedby={error && `${id}-errors`}
                        value={text}
                        spellCheck
                        dir="auto"
                        onFocus={() => setChosen(at)}
                        onKeyDown={(event) => onKeyDown(event, at)}
                        onPaste={(event) => paste.onPaste(event, at)}
                        onChange={({ currentTarget }) =>
                          onChange(withCell(rows, at, currentTarget.value.replaceAll(/\s*\n\s*/g, ' ')))
                        }
                      />
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {errors.length > 0 && (
        <div id={`${id}-errors`} className="ui-danger">
          {errors.map(({ field, message }) => (
            <Text key={field} size="sm">
              {message}
            </Text>
          ))}
        </div>
      )}
      <TableActions rows={rows} place={place} onChange={onChange} />
      <Text size="sm" c="dimmed" className="ui-flat">
        <span>{`${sizeWords(rows)}.`}</span> {paste.note && <span className="ui-ink">{paste.note}</span>}
      </Text>
      {formatting.dialog}
    </div>
  )
}
