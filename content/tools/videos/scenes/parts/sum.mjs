import { measure } from '../text.mjs'
import { changed, demand, sheet } from './state.mjs'

// Lines of working: one becomes the next. Parts of a line are marked, and both sides of it are checked.

export const sum = {
  /** `rows` is how many lines there is room for: a few stand in the middle. */
  start: ({ size = 46, numbered = false, lines = [], rows = 4 }) => ({ size, numbered, lines, rows }),
  verbs: {
    line(state, { id, text }) {
      demand(id !== undefined && typeof text === 'string', 'line needs an id and a text')
      return { ...state, lines: [...state.lines, { id, text }] }
    },
    become: (state, { id, text }) => ({
      ...state,
      lines: changed(state.lines, id, { text, part: undefined, check: undefined }),
    }),
    mark(state, { id, part }) {
      demand(
        state.lines.some((line) => line.id === id && (part === undefined || line.text.includes(part))),
        `line ${id} has no ${part}`,
      )
      return {
        ...state,
        lines: state.lines.map((line) => ({ ...line, part: line.id === id ? (part ?? line.text) : undefined })),
      }
    },
    check: (state, { id, sides }) => ({ ...state, lines: changed(state.lines, id, { check: sides }) }),
    remove: (state, ids) => ({ ...state, lines: state.lines.filter(({ id }) => ![ids].flat().includes(id)) }),
  },
  layout({ size, numbered, lines, rows }, box, palette) {
    const room = Math.max(rows, lines.length)
    const step = Math.min(rows < 4 ? 180 : 104, (box.h - 40) / room)
    const top = rows < 4 ? box.y + (box.h - step * room) / 2 : box.y + 20
    const x = box.x + (numbered ? 124 : 44)
    return [
      sheet('sheet', box, palette),
      ...lines.flatMap((line, index) =>
        lineNodes(line, { x, y: top + step * index, step, size, numbered, index }, box, palette),
      ),
    ]
  },
}

function lineNodes({ id, text, part, check }, { x, y, step, size, numbered, index }, box, palette) {
  const base = y + step / 2 + size * 0.34
  const above = [x, index > 0 ? base - step : base + 24]
  const nodes = []
  if (part)
    nodes.push({
      key: `${id}.mark`,
      type: 'rect',
      x: x + measure(text.slice(0, text.indexOf(part)), size) - 8,
      y: y + step / 2 - size * 0.72,
      w: measure(part, size) + 16,
      h: size * 1.44,
      r: 12,
      fill: palette.warmTint,
      stroke: palette.warm,
      sw: 5,
      enter: 'grow',
    })
  if (numbered) {
    nodes.push({
      key: `${id}.badge`,
      type: 'ellipse',
      x: box.x + 32,
      y: y + step / 2 - 32,
      w: 64,
      h: 64,
      fill: palette.tint,
    })
    nodes.push({
      key: `${id}.number`,
      type: 'text',
      x: box.x + 64,
      y: y + step / 2 + 15,
      size: 42,
      weight: 700,
      anchor: 'middle',
      fill: palette.deep,
      text: String(id),
    })
  }
  nodes.push({
    key: `${id}.text`,
    type: 'text',
    x,
    y: base,
    size,
    weight: 600,
    fill: palette.ink,
    text,
    from: above,
    enter: 'drop',
  })
  if (check) nodes.push(...checkNodes(id, check, box.x + box.w - 36, y + step / 2, palette))
  return nodes
}

/** Both sides of a line, with = or ≠ between, so that it is not told by colour alone. */
function checkNodes(id, [left, right], end, middle, palette) {
  const isGood = left === right
  const text = `${left} ${isGood ? '=' : '≠'} ${right}`
  const w = measure(text, 44, 700) + 48
  const stroke = isGood ? palette.primary : palette.warm
  return [
    {
      key: `${id}.check`,
      type: 'rect',
      x: end - w,
      y: middle - 36,
      w,
      h: 72,
      r: 36,
      fill: isGood ? palette.tint : palette.warmTint,
      stroke,
      sw: isGood ? 4 : 8,
      enter: 'grow',
    },
    {
      key: `${id}.sides`,
      type: 'text',
      x: end - w / 2,
      y: middle + 15,
      size: 44,
      weight: 700,
      anchor: 'middle',
      fill: palette.ink,
      text,
    },
  ]
}
