import { HUES } from '../palette.mjs'
import { measureCell } from '../places.mjs'
import { flow, listRuns, textInBox } from '../text.mjs'
import { changed, demand, sheet } from './state.mjs'

// A reference that is put together: below lie its parts as cards with a name; each goes to its place in the line, in its own colour.

const set = (change) => (state, id) => ({
  ...state,
  parts: [id].flat().reduce((parts, each) => changed(parts, each, change), state.parts),
})

export const reference = {
  start({ parts }) {
    demand(
      Array.isArray(parts) && parts.every(({ id, name, text, icon }) => id && name && text && icon),
      'each part needs an id, a name, an icon and a text',
    )
    return { parts, ringed: [] }
  },
  verbs: {
    look: set({ isLit: true }),
    place: set({ isPlaced: true, isLit: false }),
    fold: set({ isFolded: true }),
    unfold: set({ isFolded: false }),
    slant: set({ isItalic: true }),
    away: set({ isAway: true }),
    become: (state, { id, text }) => ({ ...state, parts: changed(state.parts, id, { text }) }),
    ring(state, { id, word }) {
      demand(
        state.parts.some((part) => part.id === id),
        `there is no ${id}`,
      )
      return { ...state, ringed: [{ id, word }] }
    },
    unring: (state) => ({ ...state, ringed: [] }),
  },
  layout({ parts, ringed }, box, palette) {
    const size = 44
    const line = { ...box, h: box.h - 190 }
    const placed = parts.filter(({ isPlaced, isAway }) => isPlaced && !isAway)
    const words = flow(
      placed.map(({ id, text }) => ({ id, text })),
      { x: line.x + 36, y: line.y + 20, w: line.w - 72 },
      { size },
    )
    // The line stands in the middle of its sheet, however long it is.
    const lines = (words.at(-1)?.line ?? 0) + 1
    const down = (line.h - 40 - lines * size * 1.45) / 2
    for (const word of words) word.y += down
    const nodes = [sheet('sheet', line, palette)]
    for (const [index, part] of parts.entries()) {
      const hue = HUES[index % HUES.length]
      const cell = measureCell(
        { x: box.x, y: box.y + box.h - 166, w: box.w, h: 166 },
        [parts.length, 1],
        [index + 1, 1],
        [1, 1],
        16,
      )
      nodes.push(...cardNodes(part, cell, hue, palette))
      if (part.isPlaced && !part.isAway)
        nodes.push(
          ...lineNodes(
            part,
            words.filter(({ id }) => id === part.id),
            { size, hue, cell, ringed, palette },
          ),
        )
    }
    return nodes
  },
}

function cardNodes({ id, name, icon, isPlaced, isLit, isAway }, cell, { deep, tint, mid }, palette) {
  const opacity = isAway ? 0.3 : 1
  return [
    {
      key: `${id}.card`,
      type: 'rect',
      ...cell,
      r: 18,
      fill: isPlaced ? tint : palette.surface,
      stroke: isLit ? palette.warm : mid,
      sw: isLit ? 9 : 4,
      opacity,
    },
    {
      key: `${id}.icon`,
      type: 'icon',
      name: icon,
      x: cell.x + cell.w / 2 - 40,
      y: cell.y + 14,
      w: 80,
      stroke: deep,
      opacity,
    },
    ...textInBox(`${id}.name`, name, { ...cell, y: cell.y + 98, h: 60 }, { fill: deep, opacity }),
  ]
}

function lineNodes({ id, isFolded, isItalic }, words, { size, hue, cell, ringed, palette }) {
  const nodes = listRuns(words).map((run, at) => ({
    key: `${id}.under${at}`,
    type: 'line',
    points: [run.x, run.y + 12, run.x + run.width, run.y + 12],
    stroke: hue.mid,
    sw: 7,
    enter: 'draw',
  }))
  for (const { index, word, x, y, width } of words) {
    const key = `${id}.${index}`
    if (isFolded)
      nodes.push({
        key,
        type: 'rect',
        x,
        y: y - size * 0.5,
        w: width,
        h: size * 0.36,
        r: 8,
        fill: hue.mid,
        opacity: 0.6,
      })
    else
      nodes.push({
        key,
        type: 'text',
        x,
        y,
        size,
        weight: 600,
        fill: hue.deep,
        italic: isItalic,
        text: word,
        from: [cell.x + cell.w / 2 - width / 2, cell.y + 40],
        enter: 'fly',
      })
  }
  const rings = ringed.filter((ring) => ring.id === id)
  const inRing = words.filter(({ word }) => rings.some((ring) => ring.word === undefined || word.includes(ring.word)))
  for (const { x, y, width, line } of listRuns(inRing)) {
    nodes.push({
      key: `${id}.ring${line}`,
      type: 'rect',
      x: x - 6,
      y: y - size * 0.94,
      w: width + 12,
      h: size * 1.3,
      r: 12,
      stroke: palette.warm,
      sw: 6,
      enter: 'grow',
    })
  }
  return nodes
}
