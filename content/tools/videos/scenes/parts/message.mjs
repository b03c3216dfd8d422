import { inset } from '../places.mjs'
import { breakLines, flow, listRuns, measure, SMALLEST, textInBox } from '../text.mjs'
import { cursor, typed, typingTime, write, written } from '../typing.mjs'
import { asList, changed, demand, markedRuns, sheet } from './state.mjs'

// An e-mail or a chat: it is typed letter by letter, parts are struck and written again, it is sent, and someone answers.

const SIZE = 44
const HEAD = 72
const BAR = 96
const BUBBLE_PAD = 28

export const message = {
  start({ kind = 'mail', to, subject, text = [], chat = [] }) {
    demand(['mail', 'chat'].includes(kind), 'message is mail or chat')
    demand(typeof to === 'string', 'message needs to: who gets it')
    return {
      kind,
      to,
      subject,
      bubbles: chat.map((bubble) => ({ ...bubble })),
      pieces: text.map((piece) => ({ ...piece, ...written(piece.id, piece.text) })),
    }
  },
  verbs: {
    type(state, { id, text, isNewLine }) {
      demand(id && typeof text === 'string', 'type needs an id and a text')
      return { ...state, isSent: false, pieces: [...state.pieces, { id, isNewLine, ...write(id, text) }] }
    },
    rewrite(state, { id, text }) {
      const before = state.pieces.find((piece) => piece.id === id)
      demand(before && typeof text === 'string', `rewrite needs a text, and the id of what is there: no ${id}`)
      const rewritten = write(id, text, before.isStruck ? { ...before, text: '' } : before)
      return { ...state, pieces: changed(state.pieces, id, { ...rewritten, isStruck: false, isMarked: false }) }
    },
    subject: (state, subject) => ({ ...state, subject: String(subject) }),
    strike: (state, ids) => changeAll(state, ids, { isStruck: true }),
    mark: (state, ids) => changeAll(state, ids, { isMarked: true }),
    unmark: (state, ids) => changeAll(state, ids, { isMarked: false }),
    cut: (state, ids) => ({ ...state, pieces: state.pieces.filter(({ id }) => !asList(ids).includes(id)) }),
    send(state) {
      demand(state.pieces.length > 0, 'nothing is written yet')
      if (state.kind === 'mail') return { ...state, isSent: true, answer: undefined }
      const text = state.pieces.map((piece) => piece.text).join(' ')
      return { ...state, pieces: [], bubbles: [...state.bubbles, { text }] }
    },
    answer(state, { by = state.to, text }) {
      demand(typeof text === 'string', 'answer needs a text')
      if (state.kind === 'mail') return { ...state, answer: { by, text } }
      return { ...state, bubbles: [...state.bubbles, { by, text }] }
    },
  },
  lasts: (verb, argument) => (['type', 'rewrite'].includes(verb) ? typingTime(argument.text) : undefined),
  layout: (state, box, palette) => (state.kind === 'mail' ? mail : chat)(state, box, palette),
}

const changeAll = (state, ids, change) => ({
  ...state,
  pieces: asList(ids).reduce((pieces, id) => changed(pieces, id, change), state.pieces),
})

const label = (key, text, x, y, look) => ({ key, type: 'text', x, y, size: SMALLEST, weight: 600, text, ...look })

function mail(state, box, palette) {
  const { to, subject, isSent, answer } = state
  const rows = [['To', to], ...(subject === undefined ? [] : [['Subject', subject]])]
  const side = Math.max(...rows.map(([name]) => measure(name))) + 36
  const body = {
    x: box.x + 40,
    y: box.y + HEAD * rows.length + 18,
    w: box.w - 80,
    h: box.h - HEAD * rows.length - BAR - 18,
  }
  return [
    sheet('mail', box, palette),
    ...rows.flatMap(([name, value], at) => {
      const y = box.y + HEAD * at
      return [
        label(`${name}.name`, name, box.x + 40, y + 50, { fill: palette.muted }),
        label(`${name}.value`, value, box.x + 40 + side, y + 50, { fill: palette.ink, weight: 700 }),
        rule(`${name}.rule`, box.x + 24, y + HEAD, box.w - 48, palette),
      ]
    }),
    ...writing(state, body, palette),
    ...(answer ? answerCard(answer, box, palette) : sendBar(isSent, box, palette)),
  ]
}

const rule = (key, x, y, w, { faint }) => ({ key, type: 'line', points: [x, y, x + w, y], stroke: faint, sw: 3 })

/** What is being written, with the cursor; it throws when it needs more room than there is. */
function writing({ pieces, isSent }, box, palette) {
  const words = flow(pieces, box, { size: SIZE })
  const last = pieces.at(-1)
  const height = words.length > 0 ? words.at(-1).y - box.y + SIZE * 0.3 : SIZE
  demand(height <= box.h, `the message needs ${Math.round(height)} of ${Math.round(box.h)}`)
  if (pieces.length === 0) return [cursor('cursor', box.x, box.y + SIZE, SIZE, palette.ink)]
  return pieces.flatMap((piece) => pieceNodes(piece, words, piece === last && !isSent, palette))
}

function pieceNodes(piece, all, isLast, palette) {
  const { id, isStruck, isMarked } = piece
  const words = all.filter((word) => word.id === id)
  const runs = listRuns(words)
  const fill = isStruck ? palette.muted : palette.ink
  return [
    ...(isMarked ? markedRuns(id, runs, SIZE, { fill: palette.warmTint, stroke: palette.warm, sw: 5 }) : []),
    ...typed(piece, words, { caret: isLast, size: SIZE, fill }),
    ...(isStruck
      ? runs.map((run, at) => ({
          key: `${id}.strike${at}`,
          type: 'line',
          points: [run.x - 4, run.y - SIZE * 0.3, run.x + run.width + 4, run.y - SIZE * 0.3],
          stroke: palette.warm,
          sw: 7,
          enter: 'draw',
          leave: [0, 0.2],
        }))
      : []),
  ]
}

function sendBar(isSent, box, palette) {
  const y = box.y + box.h - BAR + 6
  const w = isSent ? 196 : 212
  const look = isSent
    ? { fill: palette.tint, stroke: palette.primary }
    : { fill: palette.primary, stroke: palette.primary }
  const fill = isSent ? palette.deep : '#FFFFFF'
  const x = box.x + 40
  return [
    { key: 'send', type: 'rect', x, y, w, h: 72, r: 14, sw: 4, ...look },
    icon(isSent ? 'sent' : 'send.icon', isSent ? 'check' : 'send', x + 24, y + 14, fill),
    label('send.name', isSent ? 'Sent' : 'Send', x + 84, y + 50, { fill, weight: 700 }),
  ]
}

const icon = (key, name, x, y, stroke) => ({ key, type: 'icon', name, x, y, w: 44, stroke, sw: 2 })

/** It comes in over the lower part of the mail that it answers. */
function answerCard({ by, text }, box, palette) {
  const lines = breakLines(text, box.w - 200, SIZE)
  const h = 76 + lines.length * SIZE * 1.15 + 24
  const card = { x: box.x + 72, y: box.y + box.h - h - 16, w: box.w - 96, h }
  return [
    {
      key: 'answer',
      type: 'rect',
      ...card,
      r: 20,
      fill: palette.tint,
      stroke: palette.primary,
      sw: 5,
      from: [card.x, card.y + 120],
      enter: 'rise',
    },
    { ...icon('answer.icon', 'corner-up-left', card.x + 28, card.y + 18, palette.primary), enter: 'fade' },
    label('answer.by', by, card.x + 88, card.y + 56, { fill: palette.deep, weight: 700 }),
    ...textInBox(
      'answer.text',
      text,
      { x: card.x + 32, y: card.y + 72, w: card.w - 64, h: h - 92 },
      { size: SIZE, fill: palette.ink, anchor: 'start' },
    ),
  ]
}

function chat(state, box, palette) {
  const { to, bubbles, pieces } = state
  const field = { x: box.x + 24, y: box.y + box.h - BAR + 4, w: box.w - 48, h: BAR - 24 }
  const inner = inset(field, 28, 0)
  const size = SMALLEST
  const words = flow(pieces, { ...inner, y: field.y + 8, w: inner.w - 80 }, { size })
  demand(!words.some(({ line }) => line > 0), 'a chat has room for one line of writing')
  let floor = field.y - 24
  const nodes = [...bubbles.entries()].toReversed().flatMap(([at, bubble]) => {
    const drawn = bubbleNodes(bubble, at, floor, box, palette)
    floor = drawn.top - 18
    return floor > box.y + HEAD - 24 ? drawn.nodes : []
  })
  return [
    sheet('chat', box, palette),
    { key: 'face', type: 'ellipse', x: box.x + 28, y: box.y + 10, w: 52, h: 52, fill: palette.tint },
    icon('face.icon', 'user', box.x + 32, box.y + 14, palette.primary),
    label('to', to, box.x + 100, box.y + 50, { fill: palette.ink, weight: 700 }),
    rule('rule', box.x + 24, box.y + HEAD, box.w - 48, palette),
    ...nodes,
    { key: 'field', type: 'rect', ...field, r: 36, fill: palette.paper, stroke: palette.muted, sw: 3 },
    icon('send.icon', 'send', field.x + field.w - 68, field.y + 14, palette.primary),
    ...(pieces.length === 0 ? [cursor('cursor', inner.x, field.y + 8 + size, size, palette.ink)] : []),
    ...pieces.flatMap((piece, at) =>
      typed(
        piece,
        words.filter(({ id }) => id === piece.id),
        { caret: at === pieces.length - 1, size, fill: piece.isStruck ? palette.muted : palette.ink },
      ),
    ),
  ]
}

/** Our own bubbles are on the right, those of others on the left with their name. */
function bubbleNodes({ by, text }, at, floor, box, palette) {
  const widest = box.w * 0.72
  const lines = breakLines(text, widest - 2 * BUBBLE_PAD, SMALLEST)
  const w = Math.max(...lines.map((line) => measure(line))) + 2 * BUBBLE_PAD + 4
  const h = lines.length * SMALLEST * 1.15 + 32
  const x = by ? box.x + 32 : box.x + box.w - 32 - w
  const y = floor - h
  const [fill, ink] = by ? [palette.tint, palette.ink] : [palette.primary, '#FFFFFF']
  return {
    top: y,
    nodes: [
      { key: `bubble${at}`, type: 'rect', x, y, w, h, r: 30, fill, from: [x, floor], enter: 'rise' },
      ...textInBox(
        `bubble${at}.text`,
        text,
        { x: x + BUBBLE_PAD, y, w: w - 2 * BUBBLE_PAD + 2, h },
        { fill: ink, anchor: 'start' },
      ),
    ],
  }
}
