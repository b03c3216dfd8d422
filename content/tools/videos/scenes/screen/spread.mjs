import { demand } from '../parts/state.mjs'
import { inset, measureCell } from '../places.mjs'
import { breakLines, measure, SMALLEST, textInBox } from '../text.mjs'
import { icon, line, rect } from './look.mjs'

// Items that are not below each other: the icons of a desktop, and the topics of a mind map.

export function layIcons(items, box, _state, look) {
  const places = new Map()
  const nodes = items.flatMap((item, at) => {
    const cell = measureCell(inset(box, 20), [4, 2], [(at % 4) + 1, Math.floor(at / 4) + 1], [1, 1], 16)
    const label = { x: cell.x, y: cell.y + 96, w: cell.w, h: cell.h - 96 }
    places.set(item.id, { ...cell, h: 96 + 50 * breakLines(item.text, cell.w).length })
    return [
      icon(`${item.id}.icon`, item.icon ?? 'file-text', cell.x + cell.w / 2 - 44, cell.y + 4, 88, look.primary, {
        sw: 1.5,
      }),
      ...textInBox(
        `${item.id}.text`,
        item.text,
        { ...label, h: 50 * breakLines(item.text, cell.w).length },
        { fill: look.ink },
      ),
    ]
  })
  return { nodes, places, h: box.h }
}

const WIDEST = 330
const PAD = 22
const BESIDE = 90

/** The first topic is at the left; each other one is at the right of the topic that it is `of`, or else of the first. */
export function layMap(items, box, state, look) {
  const [root] = items
  if (!root) return { nodes: [], places: new Map(), h: 0 }
  const childrenOf = (id) => items.filter((item) => item !== root && (item.of ?? root.id) === id)
  const places = new Map()
  const inner = inset(box, 28, 16)
  const step = inner.h / Math.max(1, leaves(root, childrenOf))
  place(root, inner.x, inner.y, { step, childrenOf, places })
  const nodes = items.flatMap((item) => {
    const at = places.get(item.id)
    demand(at, `there is no ${item.of} yet`)
    demand(at.x + at.w <= box.x + box.w, `there is no room for ${item.id}`)
    demand(
      at.h <= step + 1 || items.length === 1,
      `the map needs ${Math.round(at.h)} of ${Math.round(step)} for ${item.id}`,
    )
    const parent = item === root ? undefined : places.get(item.of ?? root.id)
    return [...(parent ? [branch(item, parent, at, look)] : []), ...topic(item, at, item === root, state, look)]
  })
  return { nodes, places, h: box.h }
}

const leaves = (item, childrenOf) =>
  Math.max(
    1,
    childrenOf(item.id).reduce((sum, child) => sum + leaves(child, childrenOf), 0),
  )

function place(item, x, y, tree) {
  const { step, childrenOf, places } = tree
  const lines = breakLines(item.text, WIDEST - 2 * PAD)
  const w = Math.max(...lines.map((each) => measure(each))) + 2 * PAD + (item.icon ? 56 : 0)
  const h = lines.length * SMALLEST * 1.15 + 24
  places.set(item.id, { x, y: y + (step * leaves(item, childrenOf)) / 2 - h / 2, w, h })
  let top = y
  for (const child of childrenOf(item.id)) {
    place(child, x + w + BESIDE, top, tree)
    top += step * leaves(child, childrenOf)
  }
}

function branch({ id }, parent, at, look) {
  const [x1, y1, x2, y2] = [parent.x + parent.w, parent.y + parent.h / 2, at.x, at.y + at.h / 2]
  const bend = [0.15, 0.5, 0.85].flatMap((p) => [x1 + (x2 - x1) * p, y1 + (y2 - y1) * (3 * p ** 2 - 2 * p ** 3)])
  return line(`${id}.branch`, [x1, y1, ...bend, x2, y2], { stroke: look.primary, sw: 5, enter: 'draw' })
}

function topic(item, at, isRoot, { focus }, look) {
  const lead = item.icon ? 56 : 0
  const inner = { x: at.x + PAD + lead, y: at.y, w: at.w - 2 * PAD - lead + 2, h: at.h }
  return [
    rect(`${item.id}.topic`, at, {
      r: 14,
      fill: isRoot ? look.primary : focus === item.id ? look.here : look.surface,
      stroke: look.primary,
      sw: 4,
      enter: 'grow',
    }),
    ...(item.icon
      ? [
          icon(
            `${item.id}.icon`,
            item.icon,
            at.x + PAD - 4,
            at.y + at.h / 2 - 22,
            44,
            isRoot ? look.onPrimary : look.primary,
          ),
        ]
      : []),
    ...textInBox(`${item.id}.text`, item.text, inner, { fill: isRoot ? look.onPrimary : look.ink }),
  ]
}
