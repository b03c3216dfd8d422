import { HUES } from '../palette.mjs'
import { measureCell } from '../places.mjs'
import { textInBox } from '../text.mjs'
import { asList, changed, demand, sheet } from './state.mjs'

// Days side by side, each with the same parts (morning, afternoon …). Blocks are put in, move, shrink, and lose their words.

const HEAD = 64
const SIDE = 68
const ICONS = ['sunrise', 'sun', 'moon']

export const plan = {
  start: ({ days, rows = ICONS }) => {
    demand(Array.isArray(days) && days.length > 1, 'plan needs days')
    return { days, rows, kinds: [], blocks: [], rings: [], closed: [] }
  },
  verbs: {
    put(state, { id, day, row, text, kind }) {
      demand(id && kind, 'put needs an id and a kind')
      const blocks = asList(day).map((each) => {
        demand(state.days.includes(each), `there is no ${each}`)
        return { id: asList(day).length > 1 ? `${id}.${each}` : id, day: each, row, text, kind }
      })
      return { ...state, blocks: [...state.blocks, ...blocks], kinds: [...new Set([...state.kinds, kind])], rings: [] }
    },
    move: (state, { id, day, row }) => ({ ...state, blocks: changed(state.blocks, id, { day, row, isStruck: false }) }),
    rename: (state, { id, text }) => ({ ...state, blocks: changed(state.blocks, id, { text }) }),
    quiet: (state, kinds) => ({
      ...state,
      blocks: state.blocks.map((block) => (asList(kinds).includes(block.kind) ? { ...block, text: '' } : block)),
    }),
    shrink: (state, kinds) => ({
      ...state,
      blocks: state.blocks.map((block) => (asList(kinds).includes(block.kind) ? { ...block, isSmall: true } : block)),
    }),
    strike: (state, id) => ({ ...state, blocks: changed(state.blocks, id, { isStruck: true }) }),
    remove: (state, id) => ({ ...state, blocks: state.blocks.filter((block) => block.id !== id) }),
    close: (state, row) => ({ ...state, closed: [...state.closed, row] }),
    ring: (state, cells) => ({ ...state, rings: cells }),
  },
  layout({ days, rows, kinds, blocks, rings, closed }, box, palette) {
    const inner = { x: box.x + SIDE, y: box.y + HEAD, w: box.w - SIDE - 12, h: box.h - HEAD - 12 }
    const cell = (day, row, span) =>
      measureCell(inner, [days.length, rows.length], [days.indexOf(day) + 1, row], [1, span ?? 1], 6)
    const grid = days.flatMap((day) =>
      rows.map((_, row) => ({
        key: `cell${day}${row}`,
        type: 'rect',
        ...cell(day, row + 1),
        r: 12,
        fill: closed.includes(row + 1) ? palette.faint : palette.paper,
      })),
    )
    return [
      sheet('sheet', box, palette),
      ...grid,
      ...days.flatMap((day) =>
        textInBox(`day${day}`, day, { ...cell(day, 1), y: box.y, h: HEAD }, { fill: palette.ink, weight: 700 }),
      ),
      ...rows.map((icon, row) => ({
        key: `row${row}`,
        type: 'icon',
        name: icon,
        x: box.x + 8,
        y: cell(days[0], row + 1).y + cell(days[0], 1).h / 2 - 28,
        w: 56,
        stroke: palette.muted,
      })),
      ...blocks.flatMap((block) => blockNodes(block, HUES[kinds.indexOf(block.kind) % HUES.length], cell, palette)),
      ...rings.map(([day, row]) => ({
        key: `ring${day}${row}`,
        type: 'rect',
        ...cell(day, row),
        r: 12,
        stroke: palette.warm,
        sw: 7,
        enter: 'grow',
      })),
    ]
  },
}

function blockNodes({ id, day, row, text, isSmall, isStruck }, { deep, tint, mid }, cell, palette) {
  const whole = Array.isArray(row) ? cell(day, row[0], row.length) : cell(day, row)
  const box = isSmall ? { ...whole, y: whole.y + 16, h: whole.h - 32 } : whole
  return [
    ...(isSmall ? [{ key: `${id}.way`, type: 'rect', ...whole, r: 12, fill: palette.faint, enter: 'grow' }] : []),
    { key: id, type: 'rect', ...box, r: 12, fill: tint, stroke: mid, sw: 5, enter: 'grow' },
    ...(text ? textInBox(`${id}.text`, text, box, { fill: deep }) : []),
    ...(isStruck
      ? [
          {
            key: `${id}.strike`,
            type: 'line',
            points: [box.x + 12, box.y + box.h - 16, box.x + box.w - 12, box.y + 16],
            stroke: palette.warm,
            sw: 9,
            enter: 'draw',
          },
        ]
      : []),
  ]
}
