import { measure, SMALLEST } from '../text.mjs'
import { icon, line, middleLine, rect, text } from './look.mjs'

// Rows of a list or of settings: a name, and at the end what it is set to.

const ENDS = { switch: switchEnd, slider: sliderEnd, choice: choiceEnd, more: moreEnd }
const BOXES = ['check', 'radio']
const H = 68

export const isControl = ({ as }) => as === 'row' || BOXES.includes(as) || as in ENDS

export function control(item, box, { focus, kind }, look) {
  const place = { ...box, h: H }
  const { id, as } = item
  const isBox = BOXES.includes(as)
  const isChosen = as === 'row' && (item.chosen || (focus === id && kind !== 'settings'))
  const lead = (isBox || item.icon ? 62 : 0) + (isBox ? 0 : 20) + (item.level ?? 0) * 48
  const width = isBox ? measure(item.text) + 76 : box.w
  return {
    w: width,
    h: H,
    nodes: [
      ...(isChosen ? [rect(`${id}.chosen`, place, { r: 10, fill: look.tint, enter: 'fade' })] : []),
      ...(isBox ? tick(item, place, look) : []),
      ...(item.icon ? [icon(`${id}.icon`, item.icon, place.x + lead - 62, place.y + 12, 44, look.primary)] : []),
      text(`${id}.name`, item.text, place.x + lead, middleLine(place), { fill: look.ink }),
      ...(ENDS[as]?.(item, place, look) ?? []),
      ...(isBox || as === 'row'
        ? []
        : [
            line(`${id}.rule`, [place.x, place.y + H + 6, place.x + place.w, place.y + H + 6], {
              stroke: look.line,
              sw: 3,
            }),
          ]),
    ],
  }
}

function tick({ id, as, on }, { x, y }, look) {
  const box = { x: x + 4, y: y + 12, w: 44, h: 44 }
  const look1 = { fill: on ? look.primary : look.surface, stroke: on ? look.primary : look.muted, sw: 4 }
  if (as === 'radio')
    return [
      { key: `${id}.ring`, type: 'ellipse', ...box, ...look1, fill: look.surface },
      ...(on
        ? [
            {
              key: `${id}.dot`,
              type: 'ellipse',
              x: box.x + 11,
              y: box.y + 11,
              w: 22,
              h: 22,
              fill: look.primary,
              enter: 'grow',
            },
          ]
        : []),
    ]
  return [
    rect(`${id}.box`, box, { r: 8, ...look1 }),
    ...(on
      ? [
          line(`${id}.tick`, [box.x + 10, box.y + 23, box.x + 19, box.y + 32, box.x + 35, box.y + 13], {
            stroke: look.onPrimary,
            sw: 6,
            enter: 'draw',
          }),
        ]
      : []),
  ]
}

function switchEnd({ id, on }, { x, y, w }, look) {
  const track = { x: x + w - 108, y: y + 12, w: 88, h: 44 }
  return [
    rect(`${id}.track`, track, {
      r: 22,
      fill: on ? look.primary : look.surface,
      stroke: on ? look.primary : look.muted,
      sw: 4,
    }),
    {
      key: `${id}.knob`,
      type: 'ellipse',
      x: on ? track.x + 50 : track.x + 8,
      y: track.y + 7,
      w: 30,
      h: 30,
      fill: on ? look.onPrimary : look.muted,
    },
  ]
}

function sliderEnd({ id, value = 0.5 }, { x, y, w }, look) {
  const [left, right, middle] = [x + w - 380, x + w - 36, y + H / 2]
  const knob = left + (right - left) * value
  return [
    line(`${id}.rail`, [left, middle, right, middle], { stroke: look.line, sw: 10 }),
    line(`${id}.filled`, [left, middle, knob, middle], { stroke: look.primary, sw: 10 }),
    {
      key: `${id}.knob`,
      type: 'ellipse',
      x: knob - 20,
      y: middle - 20,
      w: 40,
      h: 40,
      fill: look.primary,
      stroke: look.surface,
      sw: 5,
    },
  ]
}

function choiceEnd({ id, value }, place, look) {
  const words = String(value)
  const box = { x: place.x + place.w - measure(words) - 108, y: place.y + 4, w: measure(words) + 88, h: 60 }
  return [
    rect(`${id}.value`, box, { r: 10, fill: look.surface, stroke: look.muted, sw: 3 }),
    text(`${id}.value.text`, words, box.x + 20, middleLine(box), { fill: look.ink }),
    icon(`${id}.value.icon`, 'chevron-down', box.x + box.w - 54, box.y + 10, 40, look.muted),
  ]
}

function moreEnd({ id }, { x, y, w }, look) {
  return [icon(`${id}.more`, 'chevron-right', x + w - 60, y + 12, SMALLEST, look.muted)]
}
