import { formatCount } from '@stepwise/shared/counts'
import { loadInTime } from '@stepwise/shared/lazy'
import type { ClipboardEvent } from 'react'
import { insertText } from '../markdown-field/apply-edit.ts'
import { countColumns, type Place, pasteRows, type Rows, tooLargeWords } from '../markdown-field/table-rows.ts'
import { mergedWords, pastedHtml, plainWords, usePasteNote } from '../markdown-field/use-rich-paste.ts'

/** Cells that are pasted fill a table from a cell on; a text comes into the cell as one line. `note` says what happened to it. */
export function useCellPaste(rows: Rows, onChange: (rows: string[][]) => void) {
  const { note, clear, tell } = usePasteNote()
  const fill = (at: Place, pasted: Rows, merged: number) => {
    const next = pasteRows(rows, at, pasted)
    const size = `${formatCount(pasted.length, 'row')} and ${formatCount(countColumns(pasted), 'column')}`
    if (!next) return tell(`Nothing was pasted, because it has ${size}. ${tooLargeWords}`)
    onChange(next)
    tell([`${size} pasted.`, ...(merged > 0 ? [mergedWords(merged)] : [])].join(' '))
  }

  const onPaste = async (event: ClipboardEvent<HTMLTextAreaElement>, at: Place) => {
    const area = event.currentTarget
    const [html, plain] = ['text/html', 'text/plain'].map((type) => event.clipboardData.getData(type))
    const { selectionStart: from, selectionEnd: to } = area
    clear()
    if (!html && !plain?.includes('\t')) return
    event.preventDefault()
    const lines = (plain ?? '').replace(/\r?\n$/, '').split(/\r?\n/)
    if (!html) {
      const cells = lines.map((line) => line.split('\t'))
      const width = Math.max(...cells.map(({ length }) => length))
      return fill(
        at,
        cells.map((row) => [...row, ...Array(width - row.length).fill('')]),
        0,
      )
    }
    try {
      const { toMarkdown } = await loadInTime(pastedHtml)
      const { markdown, rest, merged, isTooLarge } = toMarkdown(html, 'cells')
      const table = rest.find((part) => typeof part !== 'string')
      if (isTooLarge) tell(`Nothing was pasted: the table is too large. ${tooLargeWords}`)
      else if (table) fill(at, table.rows, merged)
      else insertText(area, markdown.replaceAll(/\s+/g, ' '), from, to)
    } catch {
      insertText(area, lines.join(' '), from, to)
      tell(plainWords)
    }
  }
  return { note, onPaste }
}
