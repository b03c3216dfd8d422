import { HUES } from '../palette.mjs'
import { findPhrase, flow, listRuns, measure, wordsIn } from '../text.mjs'
import { demand, sheet } from './state.mjs'

// A task in one sentence or more, pulled apart: each part flies to a line of its own, with its name.

function find(words, phrase) {
  const found = findPhrase(words, phrase)
  demand(found.length > 0, `"${phrase}" is not in the question`)
  return found
}

export const question = {
  start({ text }) {
    demand(typeof text === 'string', 'question needs a text')
    return { words: wordsIn(text), folded: [], heard: [], rows: [], rings: [] }
  },
  verbs: {
    hear: (state, phrase) => ({ ...state, heard: find(state.words, phrase) }),
    quiet: (state) => ({ ...state, heard: [], rings: [] }),
    pull: (state, { part, name }) => ({
      ...state,
      heard: [],
      rows: [...state.rows, { name, words: [part].flat().flatMap((phrase) => find(state.words, phrase)) }],
    }),
    fold: (state, phrases) => ({
      ...state,
      folded: [...state.folded, ...[phrases].flat().flatMap((phrase) => find(state.words, phrase))],
    }),
    ring: (state, phrase) => ({ ...state, rings: find(state.words, phrase) }),
  },
  layout({ words, folded, heard, rows, rings }, box, palette) {
    // As long as it is whole, it is large, and stands in the middle.
    const isWhole = rows.length === 0
    const size = isWhole ? 60 : 44
    const places = flow(
      [{ id: 'q', text: words.join(' ') }],
      { x: box.x + 36, y: box.y + 20, w: box.w - 72 },
      { size, lineHeight: 1.4 },
    )
    const lines = places.at(-1).line + 1
    const high = 40 + lines * size * 1.4
    const down = isWhole ? Math.max(0, (box.h - high) / 2) : 0
    for (const place of places) place.y += down
    const top = box.y + high + 12
    const step = Math.min(84, (box.y + box.h - top - 8) / 4)
    const nodes = [sheet('sheet', { ...box, y: box.y + down, h: high }, palette)]
    const taken = new Map()
    for (const [row, { name, words: list }] of rows.entries())
      nodes.push(...rowNodes({ name, list, row, words, y: top + 8 + step * row, step, size, x: box.x }, taken))
    if (heard.length > 0)
      nodes.push(
        ...rects(
          'heard',
          heard.map((index) => places[index]),
          size,
          { fill: palette.warmTint, stroke: palette.warm, sw: 4 },
        ),
      )
    for (const [index, { word, x, y, width }] of places.entries()) {
      const isGone = taken.has(index)
      if (isGone || folded.includes(index))
        nodes.push({
          key: `gap${index}`,
          type: 'rect',
          x,
          y: y - size * 0.5,
          w: width,
          h: size * 0.36,
          r: 8,
          fill: isGone ? taken.get(index).mid : palette.faint,
          opacity: isGone ? 0.45 : 1,
        })
      if (!folded.includes(index))
        nodes.push({
          key: `word${index}`,
          type: 'text',
          size,
          weight: 600,
          text: word,
          x,
          y,
          fill: palette.ink,
          ...taken.get(index)?.node,
        })
    }
    const ringed = rings.map((index) => ({
      ...places[index],
      ...(taken.has(index) && { x: taken.get(index).node.x, y: taken.get(index).node.y, line: 100 }),
    }))
    if (rings.length > 0) nodes.push(...rects('ring', ringed, size, { stroke: palette.warm, sw: 7 }))
    return nodes
  },
}

function rowNodes({ name, list, row, words, y, step, size, x }, taken) {
  const { deep, tint, mid } = HUES[row % HUES.length]
  const chip = 190
  let left = x + chip + 32
  for (const index of list) {
    taken.set(index, { mid, node: { x: left, y: y + step / 2 + 14, fill: deep } })
    left += measure(words[index], size) + measure(' ', size)
  }
  return [
    {
      key: `row${row}`,
      type: 'rect',
      x: x + chip + 8,
      y: y + 2,
      w: Math.max(120, left - x - chip),
      h: step - 10,
      r: 14,
      fill: tint,
      enter: 'grow',
    },
    { key: `row${row}.name`, type: 'text', x: x + 4, y: y + step / 2 + 14, size, weight: 700, fill: deep, text: name },
  ]
}

const rects = (key, words, size, look) =>
  listRuns(words).map(({ x, y, width, line }) => ({
    key: `${key}${line}`,
    type: 'rect',
    x: x - 8,
    y: y - size * 0.94,
    w: width + 16,
    h: size * 1.26,
    r: 10,
    enter: 'grow',
    ...look,
  }))
