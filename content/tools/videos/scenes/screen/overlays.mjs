import { demand } from '../parts/state.mjs'
import { inset } from '../places.mjs'
import { measure } from '../text.mjs'
import { buttonRow, TITLE, windowBox } from './frame.mjs'
import { demandRoom, layItems } from './items.mjs'
import { middleLine, rect, text } from './look.mjs'

// What lies over a window: its dialog, its menus, the frame of the focus, numbers to say, the mouse, and a magnifier.

const MENU_ROW = 62
const AT_ONCE = { window: [0, 0.1], leave: [0, 0.1] }

export function findPlace(places, name) {
  const place = places.get(name)
  demand(place, `there is no ${name} on the screen`)
  return place
}

/** In the middle of the window, which is behind a shade; its buttons are at its lower end. */
export function dialog(state, box, places, look) {
  const { items, buttons, title, wide = 760 } = state.dialog
  const w = Math.min(box.w - 60, wide)
  const inner = { x: box.x + (box.w - w) / 2 + 32, y: 0, w: w - 64 }
  const foot = buttons.length > 0 ? 96 : 20
  const { h } = layItems(items, inner, state, look)
  const outer = { x: inner.x - 32, w, h: TITLE + 20 + h + foot }
  demandRoom(outer, box, `the dialog "${title}"`)
  outer.y = box.y + (box.h - outer.h) / 2
  const window = windowBox('dialog', { title, system: state.system, isDialog: true }, outer, look)
  const content = layItems(items, { ...inner, y: outer.y + TITLE + 20 }, state, look)
  for (const [id, place] of content.places) places.set(id, place)
  const row = { x: outer.x, y: outer.y + outer.h - 92, w: outer.w, h: 88 }
  return [
    // Of what is so large, each picture on its way would be heavy.
    rect('dialog.shade', box, { r: 18, fill: look.shade, opacity: 0.3, ...AT_ONCE, from: [box.x, box.y] }),
    ...window.nodes.map((node) => ({ ...node, enter: node.type === 'line' ? 'fade' : 'rise' })),
    ...content.nodes,
    ...(buttons.length > 0
      ? buttonRow('dialog.button', buttons, row, state, look, places, state.system === 'windows')
      : []),
    rect('dialog.edge', outer, { r: 18, stroke: look.muted, sw: 4, enter: 'rise' }),
  ]
}

/** Below what it belongs to, or beside a command of the menu before it. */
export function menus(state, box, places, look) {
  return state.menu.flatMap(({ of, items, isBeside }, at) => {
    const from = of === undefined ? { x: box.x + box.w / 3, y: box.y + 60, w: 0, h: 0 } : findPlace(places, of)
    const w = Math.max(...items.map((item) => measure(item.text) + (item.keys ? measure(item.keys) + 48 : 0))) + 72
    const h = items.length * MENU_ROW + 20
    demand(h <= box.h, `the menu of ${of} needs ${h} of ${Math.round(box.h)}`)
    const x = Math.min(isBeside ? from.x + from.w - 12 : from.x, box.x + box.w - w - 12)
    const y = Math.min(isBeside ? from.y : from.y + from.h + 6, box.y + box.h - h - 6)
    const pane = { x: Math.max(x, box.x + 6), y, w, h }
    const key = `menu${at}.${of}`
    const rows = items.flatMap((item, row) => {
      const place = { x: pane.x + 10, y: pane.y + 10 + row * MENU_ROW, w: pane.w - 20, h: MENU_ROW }
      places.set(item.id, place)
      const isChosen = state.chosen === item.id
      const fill = isChosen ? look.onPrimary : look.ink
      return [
        ...(isChosen ? [rect(`${key}.chosen`, place, { r: 10, fill: look.primary, enter: 'fade' })] : []),
        { ...text(`${key}.${item.id}`, item.text, place.x + 22, middleLine(place), { fill }), leave: [0, 0.3] },
        ...(item.keys
          ? [
              text(`${key}.${item.id}.keys`, item.keys, place.x + place.w - 22, middleLine(place), {
                fill: isChosen ? fill : look.muted,
                anchor: 'end',
              }),
            ]
          : []),
      ]
    })
    return [
      rect(`${key}.shadow`, { ...pane, y: pane.y + 8 }, { r: 16, fill: look.shade, opacity: 0.14 }),
      rect(key, pane, { r: 16, fill: look.surface, stroke: look.line, sw: 4, from: [pane.x, pane.y - 16] }),
      ...rows,
    ]
  })
}

/** Words that a menu covers, some of them or all, do not compete with its own. */
export function faintUnder(open, nodes) {
  const panes = open.filter(({ type, key }) => type === 'rect' && /^menu\d/.test(key))
  const meets = ({ x, y, size, weight, text: words, anchor }) => {
    const w = measure(words, size, weight)
    const left = { middle: x - w / 2, end: x - w }[anchor] ?? x
    return panes.some((pane) => left < pane.x + pane.w && left + w > pane.x && y > pane.y && y - size < pane.y + pane.h)
  }
  return nodes.map((node) => (node.type === 'text' && meets(node) ? { ...node, opacity: 0.3 } : node))
}

export function focusFrame({ focus }, places, look) {
  if (focus === undefined) return []
  return [rect('focus', inset(findPlace(places, focus), -13, -6), { r: 14, stroke: look.warm, sw: 7, enter: 'grow' })]
}

/** Each number stands where the icon of its button was, or else after what it is for. */
export function numberBadges({ numbers, buttons }, places, look) {
  return numbers.flatMap((name, at) => {
    const place = findPlace(places, name)
    const isButton = buttons.some((button) => button.name === name)
    const words = String(at + 1)
    const w = measure(words, 42, 700) + 26
    const box = { x: isButton ? place.x + 12 : place.x + place.w + 14, y: place.y + place.h / 2 - 27, w, h: 54 }
    return [
      rect(`number${at}`, box, { r: 12, fill: look.warm, enter: 'grow' }),
      text(`number${at}.text`, words, box.x + w / 2, middleLine(box), {
        weight: 700,
        anchor: 'middle',
        fill: '#FFFFFF',
      }),
    ]
  })
}

export function mouse({ pointer, pressed }, places, box, look) {
  if (pointer === undefined) return []
  const { x, y, w, h } =
    pointer === 'away' ? { x: box.x + box.w - 130, y: box.y + box.h - 110, w: 0, h: 0 } : findPlace(places, pointer)
  const tip = [x + Math.min(w * 0.62, 260), y + h * 0.6]
  return [
    ...(pressed === pointer
      ? [
          {
            key: 'press',
            type: 'ellipse',
            x: tip[0] - 34,
            y: tip[1] - 34,
            w: 68,
            h: 68,
            fill: look.warm,
            opacity: 0.3,
            enter: 'grow',
          },
        ]
      : []),
    { key: 'mouse', type: 'pointer', x: tip[0], y: tip[1], size: 56, stroke: look.shade, enter: 'fade' },
  ]
}

/** What all nodes are under a glass: in a pane around a place, docked at the top, or over everything. */
export function magnifier({ lens }, nodes, places, box, look) {
  if (!lens) return []
  const { on, by, view } = lens
  const target = findPlace(places, on)
  const [cx, cy] = [Math.min(target.x + target.w / 2, target.x + 300), target.y + target.h / 2]
  const pane = paneFor(view, [cx, cy], box)
  const clamp = (value, from, size, half) => Math.min(from + size - half, Math.max(from + half, value))
  const fx = clamp(cx, box.x, box.w, pane.w / 2 / by)
  const fy = clamp(cy, box.y, box.h, pane.h / 2 / by)
  const ground = rect('lens.ground', inset(box, -20), { fill: look.desk })
  return [
    {
      key: `lens.${view}`,
      type: 'lens',
      ...pane,
      r: view === 'full' ? 18 : 14,
      zoom: by,
      fx,
      fy,
      nodes: [ground, ...nodes],
      stroke: view === 'full' ? look.line : look.shade,
      sw: view === 'full' ? 4 : 6,
      enter: view === 'lens' ? 'grow' : 'zoom',
    },
  ]
}

function paneFor(view, [cx, cy], box) {
  if (view === 'full') return box
  if (view === 'docked') return { ...box, h: box.h * 0.42 }
  const [w, h] = [Math.min(680, box.w), Math.min(210, box.h)]
  return {
    x: Math.min(box.x + box.w - w, Math.max(box.x, cx - w / 2)),
    y: Math.min(box.y + box.h - h, Math.max(box.y, cy - h / 2)),
    w,
    h,
  }
}
