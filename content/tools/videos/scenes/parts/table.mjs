import { inset } from '../places.mjs'
import { breakLines, measure, textInBox, wordsIn } from '../text.mjs'
import { asList, demand, sheet } from './state.mjs'

// Rows and columns: rows are added and moved, cells filled and marked, and a total is drawn under them.

const SIZE = 42
const PAD = 20

export const table = {
  start({ columns, rows = [], numbers = [] }) {
    demand(Array.isArray(columns) && columns.length > 0, 'table needs columns')
    const state = { columns, numbers, rows: [], marks: [], total: undefined }
    return rows.reduce((result, row) => table.verbs.row(result, row), state)
  },
  verbs: {
    row(state, row) {
      const { id = state.rows.length + 1, cells } = Array.isArray(row) ? { cells: row } : (row ?? {})
      demand(Array.isArray(cells) && cells.length <= state.columns.length, `a row has ${state.columns.length} cells`)
      return { ...state, rows: [...state.rows, { id, cells: state.columns.map((_, at) => asText(cells[at])) }] }
    },
    fill: (state, { at, text }) => {
      const [row, column] = place(state, at)
      const rows = state.rows.map((each, index) =>
        index === row ? { ...each, cells: each.cells.with(column, asText(text)) } : each,
      )
      return { ...state, rows }
    },
    mark(state, cells) {
      const list = Array.isArray(cells?.[0]) ? cells : [cells]
      return { ...state, marks: list.flatMap((cell) => findCells(state, cell)) }
    },
    unmark: (state) => ({ ...state, marks: [] }),
    strike: (state, id) => ({ ...state, rows: withRow(state, id, { isStruck: true }) }),
    total(state, cells) {
      demand(cells?.length === state.columns.length, `the total needs ${state.columns.length} cells`)
      return { ...state, total: cells.map(asText), marks: [] }
    },
    move(state, { id, before }) {
      const moved = state.rows.find((row) => row.id === id)
      demand(moved, `there is no row ${id}`)
      const rest = state.rows.filter((row) => row !== moved)
      const at = before === undefined ? rest.length : rest.findIndex((row) => row.id === before)
      demand(at >= 0, `there is no row ${before}`)
      return { ...state, rows: rest.toSpliced(at, 0, moved), marks: [] }
    },
    remove: (state, ids) => ({ ...state, rows: state.rows.filter(({ id }) => !asList(ids).includes(id)), marks: [] }),
  },
  layout({ columns, numbers, rows, marks, total }, box, palette) {
    const lines = [{ id: 'head', cells: columns }, ...rows, ...(total ? [{ id: 'total', cells: total }] : [])]
    const widths = share(lines, box.w)
    const grid = { lefts: widths.map((_, at) => box.x + sum(widths.slice(0, at))), widths, numbers, box }
    const heights = lines.map(({ cells }) => heightOf(cells, widths))
    demand(sum(heights) <= box.h, `the table needs ${Math.round(sum(heights))} of ${box.h}`)
    const air = Math.min(26, (box.h - sum(heights)) / lines.length)
    let y = box.y
    return [
      sheet('sheet', { ...box, h: sum(heights) + air * lines.length }, palette),
      ...lines.flatMap((line, at) => {
        const top = y
        const h = heights[at] + air
        y += h
        const marked = marks.filter((mark) => mark.row === line.id).map(({ column }) => column)
        return lineNodes(line, { ...grid, top, h, isFirst: at === 0 }, marked, palette)
      }),
    ]
  },
}

const sum = (values) => values.reduce((total, value) => total + value, 0)
const asText = (value) => (value === null || value === undefined ? '' : String(value))

/** A cell is [row, column], both from 1; 0 stands for all. */
function place({ rows, columns }, [row, column]) {
  demand(
    row >= 1 && row <= rows.length && column >= 1 && column <= columns.length,
    `there is no cell ${row}, ${column}`,
  )
  return [row - 1, column - 1]
}

function findCells(state, [row, column]) {
  if (row === 0) return state.rows.flatMap((_, at) => findCells(state, [at + 1, column]))
  if (column === 0) return state.columns.flatMap((_, at) => findCells(state, [row, at + 1]))
  const [y, x] = place(state, [row, column])
  return [{ row: state.rows[y].id, column: x }]
}

function withRow({ rows }, id, change) {
  demand(
    rows.some((row) => row.id === id),
    `there is no row ${id}`,
  )
  return rows.map((row) => (row.id === id ? { ...row, ...change } : row))
}

/** Columns as wide as what is in them, and wider where there is room; where there is not, long ones are broken into lines. */
function share(lines, width) {
  const wanted = lines[0].cells.map(
    (_, column) => 2 * PAD + Math.max(...lines.map(({ cells }) => measure(cells[column], SIZE, 700))),
  )
  const least = lines[0].cells.map(
    (_, column) =>
      2 * PAD +
      Math.max(
        ...lines.flatMap(({ cells }) => ['', ...wordsIn(cells[column])].map((word) => measure(word, SIZE, 700))),
      ),
  )
  const extra = width - sum(wanted)
  if (extra >= 0) return wanted.map((w) => w + extra / wanted.length)
  demand(sum(least) <= width, `the columns need ${Math.round(sum(least))} of ${width}`)
  const give = (width - sum(least)) / (sum(wanted) - sum(least))
  return wanted.map((w, at) => least[at] + (w - least[at]) * give)
}

const heightOf = (cells, widths) =>
  28 +
  SIZE * 1.15 * Math.max(1, ...cells.map((text, at) => breakLines(text, widths[at] - 2 * PAD + 1, SIZE, 700).length))

function lineNodes({ id, cells, isStruck }, { lefts, widths, numbers, box, top, h, isFirst }, marked, palette) {
  const isHead = id === 'head'
  const isTotal = id === 'total'
  const opacity = isStruck ? 0.45 : 1
  const line = (key, y, look) => ({ key, type: 'line', points: [box.x, y, box.x + box.w, y], ...look, enter: 'draw' })
  return [
    ...(isHead
      ? [{ key: 'head', type: 'rect', x: box.x, y: top, w: box.w, h, r: 20, fill: palette.tint, enter: 'fade' }]
      : []),
    ...(isFirst
      ? []
      : [line(`${id}.rule`, top, isTotal ? { stroke: palette.ink, sw: 6 } : { stroke: palette.faint, sw: 3 })]),
    ...stretches(marked).map(([from, to]) => ({
      key: `${id}.mark${from}`,
      type: 'rect',
      ...inset({ x: lefts[from], y: top, w: lefts[to] + widths[to] - lefts[from], h }, 6),
      r: 12,
      fill: palette.warmTint,
      stroke: palette.warm,
      sw: 6,
      enter: 'grow',
    })),
    ...cells.flatMap((text, column) => {
      const anchor = numbers.includes(column + 1) ? 'end' : 'start'
      return textInBox(
        `${id}.${column}`,
        text,
        { x: lefts[column] + PAD, y: top, w: widths[column] - 2 * PAD + 1, h },
        {
          size: SIZE,
          weight: isHead || isTotal ? 700 : 600,
          anchor,
          fill: isHead ? palette.deep : palette.ink,
          opacity,
        },
      )
    }),
    ...(isStruck ? [line(`${id}.strike`, top + h / 2, { stroke: palette.warm, sw: 7 })] : []),
  ]
}

/** Columns that are beside each other have one frame: [first, last]. */
function stretches(columns) {
  const result = []
  for (const column of columns.toSorted((a, b) => a - b)) {
    if (result.at(-1)?.[1] === column - 1) result.at(-1)[1] = column
    else result.push([column, column])
  }
  return result
}
