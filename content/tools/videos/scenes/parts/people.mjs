import { HUES } from '../palette.mjs'
import { breakLines, measure, textInBox } from '../text.mjs'
import { demand } from './state.mjs'

// One figure or two with their names; who speaks has a bubble.

const SIZE = 44

export const people = {
  /** `short` names who has short hair; without it, the second. */
  start({ names, short = names?.slice(1) }) {
    demand(Array.isArray(names) && names.length > 0 && names.length < 3, 'people needs one or two names')
    return { names, short, says: null, holds: {} }
  },
  verbs: {
    says(state, { by, text }) {
      demand(state.names.includes(by), `there is no ${by}`)
      demand(typeof text === 'string', 'says needs a text')
      return { ...state, says: { by, text } }
    },
    silent: (state) => ({ ...state, says: null }),
    holds(state, { by, icon }) {
      demand(state.names.includes(by), `there is no ${by}`)
      return { ...state, holds: { ...state.holds, [by]: icon } }
    },
  },
  layout({ names, short, says, holds }, box, palette) {
    return [
      ...names.flatMap((name, index) =>
        figure(
          name,
          {
            index,
            count: names.length,
            isShort: short.includes(name),
            isSpeaking: says?.by === name,
            icon: holds[name],
          },
          box,
          palette,
        ),
      ),
      ...(says ? bubble(says, names, box, palette) : []),
    ]
  },
}

const middleOf = (index, count, box) => box.x + box.w * (count === 1 ? 0.5 : 0.25 + 0.5 * index)
const NAME = 62
/** Of a figure above its name, at scale 1; the rest of the box is for the bubble. */
const HEIGHT = 290
const scaleIn = (box) => Math.min(1.2, Math.max(0.6, (box.h - NAME - 180) / HEIGHT))

function figure(name, { index, count, isShort, isSpeaking, icon }, box, palette) {
  const x = middleOf(index, count, box)
  const base = box.y + box.h - NAME
  const scale = scaleIn(box)
  const { deep, mid, tint } = HUES[index * 3]
  const up = isSpeaking ? 8 : 0
  /** Measured from the middle of the figure's foot. */
  const shape = (part, type, [left, top, w, h], look) => ({
    key: `${name}.${part}`,
    type,
    x: x + left * scale,
    y: base + top * scale,
    w: w * scale,
    h: h * scale,
    ...look,
  })
  const hair = isShort ? [-72, -292 - up, 144, 130] : [-76, -296 - up, 152, 190]
  return [
    shape('hair', 'rect', hair, { r: 70 * scale, fill: deep, enter: 'rise' }),
    shape('body', 'rect', [-124, -124, 248, 124], { r: 60 * scale, fill: mid, enter: 'rise' }),
    shape('neck', 'rect', [-24, -150, 48, 50], { r: 22 * scale, fill: tint, enter: 'rise' }),
    shape('head', 'ellipse', [-58, -266 - up, 116, 132], { fill: tint, stroke: deep, sw: 4, enter: 'rise' }),
    shape('eye1', 'ellipse', [-29, -210 - up, 13, 15], { fill: palette.ink, enter: 'rise' }),
    shape('eye2', 'ellipse', [16, -210 - up, 13, 15], { fill: palette.ink, enter: 'rise' }),
    shape('mouth', 'rect', [-17, -170 - up, 34, isSpeaking ? 22 : 6], {
      r: isSpeaking ? 11 * scale : 3,
      fill: palette.ink,
      enter: 'rise',
    }),
    ...(icon ? [shape(icon, 'icon', [-44, -104, 88, 88], { name: icon, stroke: '#FFFFFF', enter: 'grow' })] : []),
    ...textInBox(`${name}.name`, name, { x: x - 220, y: base + 4, w: 440, h: 56 }, { weight: 700, fill: palette.ink }),
  ]
}

function bubble({ by, text }, names, box, palette) {
  const x = middleOf(names.indexOf(by), names.length, box)
  const lines = breakLines(text, Math.min(box.w, 880) - 72, SIZE)
  const w = Math.max(...lines.map((line) => measure(line, SIZE))) + 72
  const h = lines.length * SIZE * 1.15 + 40
  const floor = box.y + box.h - NAME - HEIGHT * scaleIn(box) - 44
  const left = Math.max(box.x, Math.min(x - w / 2, box.x + box.w - w))
  const y = Math.max(box.y, floor - h)
  const key = `${by}:${text}`
  const look = { fill: palette.surface, stroke: palette.ink, sw: 5, enter: 'grow' }
  return [
    { key: `${key}.tail`, type: 'diamond', x: x - 22, y: y + h - 24, w: 44, h: 48, ...look },
    { key: `${key}.bubble`, type: 'rect', x: left, y, w, h, r: 26, ...look },
    {
      ...{ key: `${key}.join`, type: 'rect', x: x - 20, y: y + h - 26, w: 40, h: 23 },
      fill: palette.surface,
      enter: 'fade',
    },
    ...textInBox(key, text, { x: left + 30, y, w: w - 60, h }, { size: SIZE, fill: palette.ink }).map((node) => ({
      ...node,
      enter: 'fade',
      window: [0.4, 1],
    })),
  ]
}
