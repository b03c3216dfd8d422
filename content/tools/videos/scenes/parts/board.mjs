import { HUES } from '../palette.mjs'
import { inset, measureCell } from '../places.mjs'
import { breakLines, textInBox } from '../text.mjs'
import { asList, changed, demand, sheet } from './state.mjs'

// Cards: first they lie loose, then they are sorted into columns, merged into piles, struck, and moved.

const SIZE = 42
const GAP = 16
const PAD = 18

export const board = {
  start: ({ columns = [], cards = [], loose = 3 }) => ({
    columns,
    loose,
    look: [],
    cards: cards.map((card) => asCard(card, columns)),
  }),
  verbs: {
    columns: (state, columns) => ({ ...state, columns: asList(columns) }),
    card: (state, card) => ({ ...state, cards: [...state.cards, asCard(card, state.columns)] }),
    sort(state, { id, to, before }) {
      demand(to === undefined || state.columns.includes(to), `there is no column ${to}`)
      const ids = asList(id)
      const moved = ids.map((each) => ({ ...find(state, each), to }))
      const rest = state.cards.filter((card) => !ids.includes(card.id))
      const at = before === undefined ? rest.length : rest.findIndex((card) => card.id === before)
      demand(at >= 0, `there is no ${before} yet`)
      return { ...state, cards: rest.toSpliced(at, 0, ...moved), look: [] }
    },
    merge(state, { ids, into, text }) {
      demand(asList(ids).length > 0 && into, 'merge needs ids, and into: the card that they become part of')
      const target = find(state, into)
      for (const id of asList(ids)) find(state, id)
      const cards = state.cards.map((card) => {
        if (card.id === into) return { ...target, text: text ?? target.text }
        return asList(ids).includes(card.id) ? { ...card, under: into } : card
      })
      return { ...state, cards, look: [] }
    },
    rename: (state, { id, text }) => ({ ...state, cards: changed(state.cards, id, { text }) }),
    strike: (state, ids) => changeAll(state, ids, { isStruck: true }),
    restore: (state, ids) => changeAll(state, ids, { isStruck: false }),
    look: (state, ids = []) => ({ ...state, look: asList(ids) }),
    remove: (state, ids) => ({ ...state, cards: state.cards.filter(({ id }) => !asList(ids).includes(id)) }),
  },
  layout({ columns, cards, look, loose }, box, palette) {
    const isLoose = (card) => !card.to && !card.under
    const boxes =
      columns.length === 0
        ? new Map(looseBoxes(cards.filter(isLoose), { ...box, columns: loose }))
        : columnBoxes(columns, cards, box)
    const isDim = (id) => look.length > 0 && !look.includes(id)
    return [
      ...(columns.length > 0 ? columnNodes(columns, cards, box, palette) : []),
      // What was merged lies under the card that it is part of now.
      ...cards.filter(({ under }) => under).flatMap((card, at) => pileNodes(card, at, boxes, palette)),
      ...cards
        .filter(({ under }) => !under)
        .flatMap((card) => cardNodes(card, boxes.get(card.id), isDim(card.id), look.includes(card.id), palette)),
    ]
  },
}

function asCard(card, columns) {
  demand(card?.id && typeof card.text === 'string', 'a card needs an id and a text')
  demand(card.to === undefined || columns.includes(card.to), `there is no column ${card.to}`)
  return { ...card }
}

function find({ cards }, id) {
  const card = cards.find((each) => each.id === id)
  demand(card, `there is no ${id} yet`)
  return card
}

const changeAll = (state, ids, change) => ({
  ...state,
  cards: asList(ids).reduce((cards, id) => changed(cards, id, change), state.cards),
})

const heightOf = (text, w) => 2 * PAD + breakLines(text, w - 2 * PAD, SIZE).length * SIZE * 1.15

function looseBoxes(cards, { columns, ...box }) {
  const rows = Math.max(2, Math.ceil(cards.length / columns))
  return cards.map(({ id }, at) => [
    id,
    measureCell(box, [columns, rows], [(at % columns) + 1, Math.floor(at / columns) + 1], [1, 1], 28),
  ])
}

const hasLoose = (cards) => cards.some(({ to, under }) => !to && !under)
const columnOf = (columns, cards, box, at) => {
  const first = hasLoose(cards) ? 1 : 0
  return measureCell(box, [columns.length + first, 1], [at + 1 + first, 1], [1, 1], 24)
}

function columnBoxes(columns, cards, box) {
  const boxes = new Map()
  const lists = [...columns.map((name, at) => [name, columnOf(columns, cards, box, at)])]
  if (hasLoose(cards)) lists.unshift([undefined, columnOf(columns, cards, box, -1)])
  for (const [name, column] of lists) {
    const inner = name ? { ...inset(column, GAP), y: column.y + 76 } : column
    let y = inner.y
    for (const { id, text } of cards.filter(({ to, under }) => to === name && !under)) {
      const h = heightOf(text, inner.w)
      boxes.set(id, { x: inner.x, y, w: inner.w, h })
      y += h + GAP
    }
    demand(y <= box.y + box.h + GAP, `the cards of ${name ?? 'no column'} need ${Math.round(y - box.y)} of ${box.h}`)
  }
  return boxes
}

const columnNodes = (columns, cards, box, palette) =>
  columns.flatMap((name, at) => {
    const column = columnOf(columns, cards, box, at)
    return [
      sheet(`column${at}`, column, palette),
      ...textInBox(
        `column${at}.name`,
        name,
        { ...inset(column, GAP, 0), y: column.y + 6, h: 64 },
        { size: SIZE, weight: 700, fill: palette.deep },
      ),
    ]
  })

function pileNodes({ id, under, hue }, at, boxes, palette) {
  const box = boxes.get(under)
  if (!box) return []
  const by = 9 * (1 + (at % 3))
  return [
    {
      ...paper(id, { ...box, x: box.x + by, y: box.y + by }, hue, palette),
      sw: 4,
    },
  ]
}

const paper = (id, box, hue, palette) => ({
  key: id,
  type: 'rect',
  ...box,
  r: 14,
  fill: hue === undefined ? palette.tint : HUES[hue].tint,
  stroke: hue === undefined ? palette.primary : HUES[hue].mid,
  sw: 4,
  enter: 'grow',
})

function cardNodes({ id, text, hue, isStruck }, box, isDim, isLit, palette) {
  const opacity = isDim || isStruck ? 0.45 : 1
  const lit = isLit ? { stroke: palette.warm, sw: 8, fill: palette.warmTint } : {}
  return [
    { ...paper(id, box, hue, palette), ...lit, opacity },
    ...textInBox(`${id}.text`, text, inset(box, PAD, 0), {
      size: SIZE,
      fill: hue === undefined || isLit ? palette.ink : HUES[hue].deep,
      opacity,
    }),
    ...(isStruck
      ? [
          {
            key: `${id}.strike`,
            type: 'line',
            points: [box.x + 16, box.y + box.h * 0.62, box.x + box.w - 16, box.y + box.h * 0.38],
            stroke: palette.warm,
            sw: 8,
            enter: 'draw',
          },
        ]
      : []),
  ]
}
