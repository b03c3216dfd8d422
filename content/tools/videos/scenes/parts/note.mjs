import { HUES } from '../palette.mjs'
import { inset, measureCell } from '../places.mjs'
import { textInBox } from '../text.mjs'
import { changed, demand, edgeTowards, sheet } from './state.mjs'

// A sheet that grows: shapes, cards and words in the cells of a grid, arrows between them, columns, and pictures.

/** Between cells, so that an arrow has room. */
const GAP = 52
const WIDEST = { circle: 2.8, box: 5, diamond: 2.4, picture: 1.2 }
const SHAPES = ['circle', 'box', 'diamond', 'words', 'picture']

const adding = (shape) => (state, item) => {
  demand(typeof item?.id === 'string', `${shape} needs an id`)
  demand(item.at?.length === 2, `${shape} ${item.id} needs its cell: at: [column, row]`)
  demand(shape !== 'picture' || item.icon, `picture ${item.id} needs an icon`)
  return { ...state, items: [...state.items.filter(({ id }) => id !== item.id), { ...item, shape }] }
}

export const note = {
  start: ({ grid = [3, 2], columns = [], plain = false, gap = GAP }) => ({
    grid,
    gap,
    columns,
    plain,
    items: [],
    arrows: [],
    look: [],
  }),
  verbs: {
    ...Object.fromEntries(SHAPES.map((shape) => [shape, adding(shape)])),
    arrow: (state, { from, to }) => {
      for (const id of [from, to])
        demand(
          state.items.some((item) => item.id === id),
          `there is no ${id} yet`,
        )
      return { ...state, arrows: [...state.arrows, { from, to }] }
    },
    place: (state, { id, ...change }) => ({ ...state, items: changed(state.items, id, change) }),
    strike: (state, id) => ({ ...state, items: changed(state.items, id, { isStruck: true }) }),
    cover: (state, id) => ({ ...state, items: changed(state.items, id, { isCovered: true }) }),
    uncover: (state, id) => ({ ...state, items: changed(state.items, id, { isCovered: false }) }),
    look: (state, ids) => ({ ...state, look: [ids ?? []].flat() }),
    remove: (state, ids) => ({
      ...state,
      items: state.items.filter(({ id }) => ![ids].flat().includes(id)),
      arrows: state.arrows.filter(({ from, to }) => ![ids].flat().some((id) => id === from || id === to)),
    }),
  },
  layout({ grid, gap, columns, plain, items, arrows, look }, box, palette) {
    const head = columns.length > 0 ? 72 : 0
    const whole = inset(box, plain ? 0 : 28)
    const inner = { ...whole, y: whole.y + head, h: whole.h - head }
    const boxes = new Map(
      items.map((item) => [item.id, shaped(item.shape, measureCell(inner, grid, item.at, item.span, gap))]),
    )
    const heads = columns.flatMap((name, index) => {
      const cell = measureCell(whole, [columns.length, 1], [index + 1, 1], [1, 1], 28)
      return [
        ...textInBox(`head${index}`, name, { ...cell, h: 56 }, { fill: palette.deep, weight: 700 }),
        ...(index > 0
          ? [
              {
                key: `rule${index}`,
                type: 'line',
                points: [cell.x - 14, whole.y, cell.x - 14, whole.y + whole.h],
                stroke: palette.faint,
                sw: 4,
                enter: 'draw',
              },
            ]
          : []),
      ]
    })
    return [
      ...(plain ? [] : [sheet('sheet', box, palette)]),
      ...heads,
      ...arrows.map((arrow) => arrowNode(arrow, items, boxes, palette)),
      ...items.flatMap((item) => itemNodes(item, boxes.get(item.id), look, palette)),
    ]
  },
}

/** A shape is never much wider than it is high, and a circle never higher than it is wide. */
function shaped(shape, cell) {
  const w = Math.min(cell.w, cell.h * (WIDEST[shape] ?? Infinity))
  const h = shape === 'circle' ? Math.min(cell.h, w) : cell.h
  return { x: cell.x + (cell.w - w) / 2, y: cell.y + (cell.h - h) / 2, w, h }
}

const middle = ({ x, y, w, h }) => [x + w / 2, y + h / 2]

function arrowNode({ from, to }, items, boxes, palette) {
  const [a, b] = [from, to].map((id) => ({ ...boxes.get(id), shape: items.find((item) => item.id === id).shape }))
  return {
    key: `${from}>${to}`,
    type: 'line',
    points: [...edgeTowards(a, middle(b)), ...edgeTowards(b, middle(a))],
    stroke: palette.ink,
    sw: 6,
    arrow: true,
    enter: 'draw',
  }
}

function itemNodes({ id, shape, text, icon, hue, size = 44, isStruck, isCovered }, cell, look, palette) {
  const { deep, tint, mid } =
    hue === undefined ? { deep: palette.ink, tint: palette.tint, mid: palette.primary } : HUES[hue]
  const isLit = look.includes(id)
  const opacity = look.length > 0 && !isLit ? 0.35 : 1
  const nodes = []
  const form = { circle: 'ellipse', box: 'rect', diamond: 'diamond' }[shape]
  if (form)
    nodes.push({
      key: id,
      type: form,
      ...cell,
      r: 14,
      fill: isLit ? palette.warmTint : tint,
      stroke: isLit ? palette.warm : mid,
      sw: isLit ? 8 : 6,
      opacity,
      enter: 'grow',
    })
  const iconSize = icon ? Math.min(cell.h * (text ? 0.56 : 0.9), cell.w * 0.9) : 0
  if (icon)
    nodes.push({
      key: `${id}.icon`,
      type: 'icon',
      name: icon,
      x: cell.x + (cell.w - iconSize) / 2,
      y: cell.y + (text ? 6 : (cell.h - iconSize) / 2),
      w: iconSize,
      stroke: isLit ? palette.warm : mid,
      sw: 1.5,
      opacity,
      enter: 'grow',
    })
  if (text) {
    const narrow = { circle: cell.w * 0.12, diamond: cell.w * 0.16 }[shape] ?? 14
    const words = { ...inset(cell, narrow, 0), ...(icon && { y: cell.y + iconSize, h: cell.h - iconSize }) }
    if (isCovered)
      nodes.push({
        key: `${id}.cover`,
        type: 'rect',
        x: cell.x + cell.w * 0.25,
        y: cell.y + cell.h / 2 - 10,
        w: cell.w * 0.5,
        h: 20,
        r: 10,
        fill: mid,
        opacity: opacity * 0.5,
      })
    else nodes.push(...textInBox(`${id}.text`, text, words, { size, fill: isLit ? palette.ink : deep, opacity }))
  }
  if (isStruck)
    nodes.push({
      key: `${id}.strike`,
      type: 'line',
      points: [cell.x + cell.w * 0.1, cell.y + cell.h * 0.6, cell.x + cell.w * 0.9, cell.y + cell.h * 0.4],
      stroke: palette.warm,
      sw: 8,
      enter: 'draw',
    })
  return nodes
}
