import { demand } from '../parts/state.mjs'
import { findPhrase, flow, listRuns, measure, SMALLEST } from '../text.mjs'
import { cursor, typed } from '../typing.mjs'
import { control, isControl } from './controls.mjs'
import { icon, line, middleLine, rect, text } from './look.mjs'

// What is in a window, in a dialog, or on a desktop, from top to bottom.

const SIZE = 44
const HEADING = 50
const GAP = 12

/** The nodes of items in a box, their places by id, and how high they are. */
export function layItems(items, box, state, look) {
  const places = new Map()
  const nodes = []
  let [x, y, rowHeight] = [box.x, box.y, 0]
  for (const item of items) {
    const isBeside = item.beside && rowHeight > 0
    if (!isBeside) [x, y] = [box.x, y + (rowHeight > 0 ? rowHeight + GAP : 0)]
    const drawn = itemNodes(item, { x, y, w: box.x + box.w - x, h: 68 }, state, look)
    demand(drawn.w <= box.x + box.w - x + 1, `there is no room for ${item.id}`)
    places.set(item.id, { x, y, w: drawn.w, h: drawn.h })
    nodes.push(...drawn.nodes)
    x += drawn.w + 24
    rowHeight = isBeside ? Math.max(rowHeight, drawn.h) : drawn.h
  }
  return { nodes, places, h: y - box.y + rowHeight }
}

export function demandRoom({ h }, box, what) {
  demand(h <= box.h, `${what} needs ${Math.round(h)} of ${Math.round(box.h)}`)
}

function itemNodes(item, box, state, look) {
  if (isControl(item)) return control(item, box, state, look)
  if (item.as === 'button') return button(item, box, state, look)
  if (item.as === 'field') return field(item, box, state, look)
  if (item.as === 'picture') return picture(item, box, look)
  return words(item, box, state, look)
}

/** Text whose parts can be typed, selected, and marked while they are read aloud. */
function words(item, box, state, look) {
  const isHeading = item.as === 'heading'
  const size = isHeading ? HEADING : SIZE
  const weight = isHeading ? 700 : 600
  const lead = item.icon ? 64 : item.as === 'point' ? 36 : 0
  const inner = { ...box, x: box.x + lead, w: box.w - lead }
  const placed = flow([{ id: item.id, text: item.text }], inner, { size, weight, lineHeight: 1.3 })
  const fill = item.as === 'link' ? look.link : item.as === 'quiet' ? look.muted : look.ink
  const lines = (placed.at(-1)?.line ?? 0) + 1
  const width = Math.max(40, ...listRuns(placed).map((run) => run.x + run.width - box.x))
  return {
    w: width,
    h: lines * size * 1.3 + 6,
    nodes: [
      ...(item.icon ? [icon(`${item.id}.icon`, item.icon, box.x, box.y + size * 0.1, 48, look.primary)] : []),
      ...(item.as === 'point'
        ? [
            {
              key: `${item.id}.dot`,
              type: 'ellipse',
              x: box.x + 6,
              y: box.y + size * 0.55,
              w: 14,
              h: 14,
              fill: look.primary,
            },
          ]
        : []),
      ...behind(item, placed, size, state, look),
      ...typed(item, placed, { caret: isAtEnd(state, item), size, weight, fill }),
      ...cursorBefore(item, placed, size, state, look),
      ...(item.as === 'link'
        ? listRuns(placed).map((run, at) =>
            line(`${item.id}.under${at}`, [run.x, run.y + 9, run.x + run.width, run.y + 9], {
              stroke: look.link,
              sw: 4,
            }),
          )
        : []),
    ],
  }
}

const isAtEnd = ({ caret }, { id }) => caret?.id === id && caret.before === undefined

function cursorBefore({ id }, placed, size, { caret }, look) {
  if (caret?.id !== id || caret.before === undefined) return []
  const [at] = findPhrase(
    placed.map(({ word }) => word),
    caret.before,
  )
  demand(at !== undefined, `"${caret.before}" is not in ${id}`)
  return [cursor(`${id}.cursor`, placed[at].x - 9, placed[at].y, size, look.ink)]
}

/** What is selected, what is read aloud, and the one word of it that is spoken now. */
function behind({ id, text: whole }, placed, size, { selected, read }, look) {
  const nodes = []
  const words = placed.map(({ word }) => word)
  const find = (part) => {
    const found = part === undefined ? placed : findPhrase(words, part).map((at) => placed[at])
    demand(found.length > 0, `"${part}" is not in "${whole}"`)
    return found
  }
  const around = ({ x, y, width }, by) => ({ x: x - by, y: y - size * 0.92, w: width + 2 * by, h: size * 1.24 })
  if (selected?.id === id)
    for (const [at, run] of listRuns(find(selected.part)).entries())
      nodes.push(rect(`${id}.selected${at}`, around(run, 4), { r: 4, fill: look.selected, enter: 'fade' }))
  if (read?.id === id) {
    const found = find(read.part)
    for (const [at, run] of listRuns(found).entries())
      nodes.push(rect(`${id}.read${at}`, around(run, 6), { r: 10, fill: look.tint, enter: 'fade' }))
    nodes.push({
      key: `${id}.sweep${read.number}`,
      type: 'sweep',
      boxes: timedBoxes(found, around),
      r: 10,
      fill: look.here,
      stroke: look.warm,
      sw: 5,
      enter: 'type',
    })
  }
  return nodes
}

function timedBoxes(words, around) {
  const letters = words.reduce((sum, { word }) => sum + word.length + 2, 0)
  let sum = 0
  return words.map((word) => {
    const { x, y, w, h } = around(word, 7)
    const from = sum / letters
    sum += word.word.length + 2
    return [x, y, w, h, from, sum / letters]
  })
}

function button({ id, text: name, icon: picture, isDefault }, box, { pressed }, look) {
  const lead = picture ? 58 : 0
  const place = { x: box.x, y: box.y, w: measure(name) + lead + 56, h: 68 }
  const isFull = isDefault || pressed === id
  const fill = isFull ? look.onPrimary : look.ink
  return {
    ...place,
    nodes: [
      rect(`${id}.button`, place, {
        r: 14,
        fill: isFull ? look.primary : look.surface,
        stroke: isFull ? look.primary : look.muted,
        sw: pressed === id ? 8 : 4,
      }),
      ...(picture ? [icon(`${id}.icon`, picture, place.x + 24, place.y + 12, 44, fill)] : []),
      text(`${id}.name`, name, place.x + 28 + lead, middleLine(place), { fill }),
    ],
  }
}

/** A name, and beside it what one types into. */
function field(item, box, state, look) {
  const { id, label } = item
  const lead = label ? measure(label) + 24 : 0
  const input = { x: box.x + lead, y: box.y, w: item.wide ?? box.w - lead, h: 68 }
  const placed = flow(
    [{ id, text: item.text }],
    { ...input, x: input.x + 20, y: input.y + 12, w: input.w - 40 },
    { size: SMALLEST },
  )
  demand(!placed.some((word) => word.line > 0), `"${item.text}" does not fit into ${id}`)
  const isHere = isAtEnd(state, item)
  return {
    w: lead + input.w,
    h: input.h,
    nodes: [
      ...(label ? [text(`${id}.label`, label, box.x, middleLine(input), { fill: look.ink })] : []),
      rect(`${id}.input`, input, { r: 10, fill: look.surface, stroke: look.muted, sw: 4 }),
      ...(item.text === '' && isHere
        ? [rect(`${id}.cursor`, { x: input.x + 20, y: input.y + 12, w: 4, h: 46 }, { fill: look.ink, leave: [0, 0.1] })]
        : []),
      ...behind(item, placed, SMALLEST, state, look),
      ...typed(item, placed, { caret: isHere, size: SMALLEST, fill: look.ink }),
    ],
  }
}

function picture({ id, icon: name = 'photo', wide = 260 }, box, look) {
  const place = { x: box.x, y: box.y, w: wide, h: 128 }
  return {
    ...place,
    nodes: [
      rect(`${id}.picture`, place, { r: 14, fill: look.tint }),
      icon(`${id}.icon`, name, place.x + wide / 2 - 44, place.y + 20, 88, look.primary, { sw: 1.5 }),
    ],
  }
}
