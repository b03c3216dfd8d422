import { HUES } from '../palette.mjs'
import { flow, listRuns, measure, SMALLEST, textInBox } from '../text.mjs'
import { asList, changed, demand, markedRuns, sheet } from './state.mjs'

// A document: pieces of text are typed, marked, underlined, struck, moved, named in the margin, and folded to bars.

const set = (change) => (state, id) => ({
  ...state,
  pieces: asList(id).reduce((pieces, each) => changed(pieces, each, change), state.pieces),
})

export const page = {
  start: ({ size = 44, margin = 0, text = [] }) => ({ size, margin, pieces: text.map((piece) => ({ ...piece })) }),
  verbs: {
    type(state, { id, text, before, ...rest }) {
      demand(id && typeof text === 'string', 'type needs an id and a text')
      const at = before === undefined ? state.pieces.length : state.pieces.findIndex((piece) => piece.id === before)
      demand(at >= 0, `there is no ${before} yet`)
      return { ...state, pieces: state.pieces.toSpliced(at, 0, { id, text, ...rest, isTyped: true }) }
    },
    become: (state, { id, text }) => ({ ...state, pieces: changed(state.pieces, id, { text }) }),
    name: (state, { id, text, hue }) => ({ ...state, pieces: changed(state.pieces, id, { name: text, hue }) }),
    mark: set({ isMarked: true }),
    unmark: set({ isMarked: false }),
    underline: set({ isUnderlined: true }),
    strike: set({ isStruck: true }),
    fold: set({ isFolded: true }),
    unfold: set({ isFolded: false }),
    cut: (state, id) => ({ ...state, pieces: state.pieces.filter((piece) => !asList(id).includes(piece.id)) }),
    move(state, { id, before }) {
      const moved = state.pieces.find((piece) => piece.id === id)
      demand(moved, `there is no ${id} yet`)
      const rest = state.pieces.filter((piece) => piece !== moved)
      const at = before === undefined ? rest.length : rest.findIndex((piece) => piece.id === before)
      demand(at >= 0, `there is no ${before} yet`)
      return { ...state, pieces: rest.toSpliced(at, 0, moved) }
    },
  },
  lasts: (verb, argument) => (verb === 'type' ? Math.max(0.6, argument.text.length / 17) : undefined),
  layout({ size, margin, pieces }, box, palette) {
    const inner = { x: box.x + 40 + margin, y: box.y + 26, w: box.w - 80 - margin, h: box.h }
    const words = flow(pieces, inner, { size })
    return [
      sheet('sheet', box, palette),
      ...pieces
        .flatMap((piece) =>
          pieceNodes(
            piece,
            words.filter(({ id }) => id === piece.id),
            { size, x: box.x + 32, margin },
            palette,
          ),
        )
        // A check reports what runs over the edge of the page.
        .map((node) => (node.y > box.y + box.h - 12 ? { ...node, isTooLong: true } : node)),
    ]
  },
}

function pieceNodes(piece, words, { size, x, margin }, palette) {
  const { id, name, hue, isMarked, isUnderlined, isStruck, isFolded, isTyped, text } = piece
  const { deep, tint, mid } =
    hue === undefined ? { deep: palette.ink, tint: palette.warmTint, mid: palette.muted } : HUES[hue]
  const nodes = []
  const runs = listRuns(words)
  if (isMarked || hue !== undefined) {
    const line = isMarked ? { stroke: palette.warm, sw: 5 } : { stroke: tint, sw: 1 }
    nodes.push(...markedRuns(id, runs, size, { fill: tint, ...line }))
  }
  let typed = 0
  for (const { index, word, x: left, y, width } of words) {
    const key = `${id}.${index}`
    const window = isTyped ? [typed / text.length, Math.min(1, (typed + word.length) / text.length)] : undefined
    typed += word.length + 1
    if (isFolded)
      nodes.push({
        key,
        type: 'rect',
        x: left,
        y: y - size * 0.5,
        w: width,
        h: size * 0.36,
        r: 8,
        fill: mid,
        opacity: 0.7,
      })
    else
      nodes.push({
        key,
        type: 'text',
        x: left,
        y,
        size,
        weight: 600,
        fill: deep,
        text: word,
        window,
        enter: isTyped ? 'type' : 'fade',
      })
  }
  const lines = (kind, lift, stroke) =>
    runs.map((run, at) => ({
      key: `${id}.${kind}${at}`,
      type: 'line',
      points: [run.x, run.y + lift, run.x + run.width, run.y + lift],
      stroke,
      sw: 6,
      enter: 'draw',
    }))
  if (isUnderlined) nodes.push(...lines('line', 10, palette.warm))
  if (isStruck) nodes.push(...lines('strike', -size * 0.3, palette.warm))
  if (name && margin)
    nodes.push(
      ...textInBox(
        `${id}.name`,
        name,
        { x, y: runs[0].y - size, w: Math.max(margin, measure(name, SMALLEST, 700)), h: size * 1.3 },
        { size: SMALLEST, weight: 700, anchor: 'start', fill: deep },
      ),
    )
  return nodes
}
