import { inset } from '../places.mjs'
import { SMALLEST, textInBox } from '../text.mjs'
import { asList, demand, sheet } from './state.mjs'

// Two axes with points, a line that grows and the steps between; or, without `y`, a line of numbers with dots above it.

const needAxis = (axis, name) => demand(axis?.from < axis?.to && axis?.by > 0, `${name} needs from, to and by`)

export const graph = {
  start({ x, y, title }) {
    needAxis(x, 'x')
    if (y) needAxis(y, 'y')
    return {
      x,
      y,
      title,
      hasAxes: false,
      points: [],
      joined: 0,
      rises: [],
      marks: [],
      steep: [],
      pointers: [],
      spans: [],
    }
  },
  verbs: {
    axes: (state) => ({ ...state, hasAxes: true }),
    plot: (state, at) => ({ ...state, points: [...state.points, asList(at)] }),
    dots: (state, values) => ({ ...state, points: [...state.points, ...asList(values).map((value) => [value])] }),
    without: (state, value) => {
      demand(
        state.points.some(([x]) => x === value),
        `there is no dot at ${value}`,
      )
      return { ...state, points: state.points.filter(([x]) => x !== value) }
    },
    shift: (state, by) => ({ ...state, points: state.points.map(([x, ...rest]) => [x + by, ...rest]) }),
    join: (state, upTo) => ({ ...state, joined: upTo ?? state.points.length }),
    rise: (state, { to, text }) => ({ ...state, rises: [...state.rises, { to, text: String(text) }] }),
    clear: (state) => ({ ...state, rises: [], marks: [], spans: [], pointers: [] }),
    mark: (state, { at, text }) => {
      demand(state.points[at], `there is no point ${at}`)
      return { ...state, marks: [...state.marks, { at, text }] }
    },
    steep: (state, to) => ({ ...state, steep: [to].flat() }),
    pointer: (state, pointer) => ({ ...state, pointers: [...state.pointers, pointer] }),
    span: (state, { from, to, text }) => ({ ...state, spans: [...state.spans, { from, to, text }] }),
  },
  layout(state, box, palette) {
    const card = sheet('sheet', box, palette)
    const inner = {
      ...inset(box, 36),
      ...(state.y
        ? { x: box.x + 110, w: box.w - 150, y: box.y + 84, h: box.h - 196 }
        : { y: box.y + 20, h: box.h - 100 }),
    }
    // The first point keeps off the other axis, and the last leaves room for a word beside it.
    const isWide = ticks(state.x).length < 4
    const [left, right] = state.y
      ? [Math.min(isWide ? 90 : 60, inner.w * (isWide ? 0.2 : 0.08)), Math.min(110, inner.w * 0.1)]
      : [0, 0]
    const px = (value) =>
      inner.x + left + ((value - state.x.from) / (state.x.to - state.x.from)) * (inner.w - left - right)
    const py = (value) => inner.y + inner.h - ((value - state.y.from) / (state.y.to - state.y.from)) * inner.h
    const scale = { inner, px, py, palette }
    return [
      card,
      ...(state.hasAxes ? axes(state, scale) : []),
      ...(state.y ? curve(state, scale) : dotRow(state, scale)),
      ...title(state, box, palette),
    ]
  },
}

const title = (state, box, palette) =>
  state.title
    ? textInBox(
        'title',
        state.title,
        { x: box.x + 28, y: box.y + 14, w: box.w - 56, h: 52 },
        { fill: palette.deep, weight: 700, anchor: 'start' },
      )
    : []

const ticks = ({ from, to, by }) =>
  Array.from({ length: Math.floor((to - from) / by + 1e-6) + 1 }, (_, index) => from + index * by)

function axes({ x, y }, { inner, px, py, palette }) {
  const bottom = inner.y + inner.h
  const text = (key, words, at, anchor, fill = palette.muted) => ({
    key,
    type: 'text',
    ...at,
    size: SMALLEST,
    weight: 600,
    anchor,
    fill,
    text: String(words),
    enter: 'fade',
  })
  const line = (key, points) => ({ key, type: 'line', points, stroke: palette.ink, sw: 5, enter: 'draw' })
  return [
    line('x-axis', [inner.x - (y ? 0 : 16), bottom, inner.x + inner.w + 16, bottom]),
    ...ticks(x).flatMap((value) => [
      line(`x-tick${value}`, [px(value), bottom, px(value), bottom + 10]),
      text(`x${value}`, value, { x: px(value), y: bottom + 52 }, 'middle'),
    ]),
    ...(y
      ? [
          ...ticks(y)
            .slice(1)
            .map((value) => ({
              ...line(`level${value}`, [inner.x + 4, py(value), inner.x + inner.w, py(value)]),
              stroke: palette.faint,
              sw: 3,
            })),
          line('y-axis', [inner.x, bottom, inner.x, inner.y - 16]),
          ...ticks(y).map((value) => text(`y${value}`, value, { x: inner.x - 18, y: py(value) + 14 }, 'end')),
          text('y-label', y.label ?? '', { x: inner.x - 60, y: inner.y - 34 }, 'start', palette.ink),
        ]
      : []),
    text(
      'x-label',
      x.label ?? '',
      { x: inner.x + inner.w + (y ? 20 : 8), y: y ? bottom + 96 : inner.y + 38 },
      'end',
      palette.ink,
    ),
  ].filter(({ type, text: words }) => type !== 'text' || words !== '')
}

function curve({ points, joined, rises, marks, steep }, { px, py, palette }) {
  const at = (index) => [px(points[index][0]), py(points[index][1])]
  const segments = Array.from({ length: Math.max(0, joined - 1) }, (_, index) => ({
    key: `segment${index + 1}`,
    type: 'line',
    points: [...at(index), ...at(index + 1)],
    stroke: steep.includes(index + 1) ? palette.warm : palette.primary,
    sw: steep.includes(index + 1) ? 14 : 8,
    enter: 'draw',
    window: [index / (joined - 1), (index + 1) / (joined - 1)],
  }))
  const steps = rises.flatMap(({ to, text }) => {
    demand(points[to] && points[to - 1], `there is no step to point ${to}`)
    const [[x0, y0], [x1, y1]] = [at(to - 1), at(to)]
    return [
      {
        key: `level${to}`,
        type: 'line',
        points: [x0, y0, x1, y0],
        stroke: palette.muted,
        sw: 4,
        dash: '4 12',
        enter: 'draw',
        window: [0, 0.5],
      },
      {
        key: `rise${to}`,
        type: 'line',
        points: [x1, y0, x1, y1],
        stroke: palette.warm,
        sw: 7,
        arrow: true,
        enter: 'draw',
        window: [0.3, 1],
      },
      {
        key: `rise${to}.text`,
        type: 'text',
        x: x1 + 18,
        y: (y0 + y1) / 2 + 16,
        size: 46,
        weight: 700,
        fill: palette.warm,
        text,
        window: [0.5, 1],
      },
    ]
  })
  const dots = points.map((_, index) =>
    dot(
      `point${index}`,
      ...at(index),
      marks.some((mark) => mark.at === index),
      palette,
    ),
  )
  const labels = marks.flatMap(({ at: index, text }) => {
    const [x, y] = at(index)
    return [
      {
        key: `ring${index}`,
        type: 'ellipse',
        x: x - 28,
        y: y - 28,
        w: 56,
        h: 56,
        stroke: palette.warm,
        sw: 6,
        enter: 'grow',
      },
      ...(text
        ? [
            {
              key: `mark${index}`,
              type: 'text',
              x,
              y: y - 42,
              size: 44,
              weight: 700,
              anchor: 'middle',
              fill: palette.ink,
              text,
            },
          ]
        : []),
    ]
  })
  return [...segments, ...steps, ...dots, ...labels]
}

const dot = (key, x, y, isMarked, palette, r = 15) => ({
  key,
  type: 'ellipse',
  x: x - r,
  y: y - r,
  w: 2 * r,
  h: 2 * r,
  fill: isMarked ? palette.warm : palette.primary,
  stroke: palette.surface,
  sw: 4,
  enter: 'grow',
})

/** Equal values are stacked. */
function dotRow({ points, pointers, spans }, { inner, px, palette }) {
  const bottom = inner.y + inner.h
  const count = new Map()
  const [r, step] = inner.h > 300 ? [34, 78] : [20, 48]
  const dots = points.map(([value], index) => {
    const below = count.get(value) ?? 0
    count.set(value, below + 1)
    return {
      ...dot(`dot${index}`, px(value), bottom - r - 8 - below * step, false, palette, r),
      from: [px(value) - r, inner.y],
      enter: 'drop',
    }
  })
  const high = Math.min(step * 3, inner.h - 64)
  const stackAt = (at) => Math.max(0, ...[...count].map(([value, n]) => (Math.abs(px(value) - px(at)) < r ? n : 0)))
  const arrows = pointers.flatMap(({ at, text, side }) => [
    {
      key: `pointer${text}`,
      type: 'line',
      points: [px(at), bottom - high - 20, px(at), bottom - 6 - (step + 2) * stackAt(at)],
      stroke: palette.warm,
      sw: 7,
      arrow: true,
      enter: 'draw',
    },
    {
      key: `pointer${text}.text`,
      type: 'text',
      // At its left or right, where another is near.
      x: px(at) + (side === 'left' ? 12 : side === 'right' ? -12 : 0),
      y: bottom - high - 34,
      size: 44,
      weight: 700,
      anchor: { left: 'end', right: 'start' }[side] ?? 'middle',
      fill: palette.warm,
      text,
    },
  ])
  const brackets = spans.flatMap(({ from, to, text }) => [
    {
      key: `span${from}`,
      type: 'rect',
      x: px(from) - r - 12,
      y: bottom - step * 2 - 24,
      w: px(to) - px(from) + 2 * r + 24,
      h: step * 2 + 20,
      r: 24,
      stroke: palette.warm,
      sw: 6,
      enter: 'grow',
    },
    {
      key: `span${from}.text`,
      type: 'text',
      x: (px(from) + px(to)) / 2,
      y: bottom - step * 2 - 42,
      size: 44,
      weight: 700,
      anchor: 'middle',
      fill: palette.ink,
      text,
    },
  ])
  return [...dots, ...brackets, ...arrows]
}
