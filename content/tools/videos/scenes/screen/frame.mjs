import { demand } from '../parts/state.mjs'
import { measure, SMALLEST } from '../text.mjs'
import { icon, line, middleLine, rect, text } from './look.mjs'

// What is around the content of a program: its title bar, its menus or tabs with the buttons of one, its address; or a desktop.

const R = 18
export const TITLE = 64
const ROW = 62
const BUTTONS = 88
const ADDRESS = 78

/** The nodes of the frame, the places of what can be pointed at, and the box that is left for the content. */
export function frame(state, box, look) {
  if (state.kind === 'desktop') return desktop(state, box, look)
  const places = new Map()
  const outer = state.system === 'mac' && state.menus ? below(box, ROW + 10) : box
  const window = windowBox('window', state, outer, look)
  const nodes = [...window.nodes]
  let { y } = window.inner
  const rows = []
  if (state.menus) {
    const at = state.system === 'mac' ? { ...box, h: ROW } : { ...outer, y, h: ROW }
    if (state.system === 'mac') nodes.unshift(rect('menus', at, { r: R, fill: look.bar, stroke: look.line, sw: 3 }))
    else y += ROW
    rows.push(...names('menu', state.menus, at, state, look, places))
  }
  if (state.tabs) {
    rows.push(...tabs(state, { ...outer, y, h: ROW }, look, places))
    y += ROW
  }
  if (state.address !== undefined) {
    rows.push(...address(state, { ...outer, y, h: ADDRESS }, look, places))
    y += ADDRESS
  }
  if (state.buttons.length > 0) {
    rows.push(...buttonRow('button', state.buttons, { ...outer, y, h: BUTTONS }, state, look, places))
    y += BUTTONS
    rows.push(line('buttons.rule', [outer.x, y, outer.x + outer.w, y], { stroke: look.line, sw: 3 }))
  }
  const inner = { x: outer.x, y, w: outer.w, h: outer.y + outer.h - y }
  const outline = rect('window.edge', outer, { r: R, stroke: look.line, sw: 4 })
  return { nodes: [...nodes, ...rows], outline: [outline], places, inner }
}

const below = (box, by) => ({ ...box, y: box.y + by, h: box.h - by })

/** A window or a dialog: its shadow, its title bar with the buttons of its system, and its empty content. */
export function windowBox(key, { title, system, isDialog }, box, look) {
  const isMac = system === 'mac'
  const room = box.w - (isMac ? 2 : 1) * (isDialog ? 110 : 240)
  demand(
    measure(title, SMALLEST, 700) <= room,
    `the title "${title}" needs ${Math.round(measure(title))} of ${Math.round(room)}`,
  )
  const bar = { ...box, h: TITLE }
  const inner = below(box, TITLE)
  const nodes = [
    rect(
      `${key}.shadow`,
      { x: box.x + 6, y: box.y + 12, w: box.w - 12, h: box.h - 2 },
      { r: R, fill: look.shade, opacity: 0.12 },
    ),
    rect(key, box, { r: R, fill: look.surface, enter: 'fade' }),
    rect(`${key}.bar`, { ...bar, h: TITLE + R }, { r: R, fill: look.bar }),
    rect(`${key}.top`, { ...inner, h: R + 6 }, { fill: look.surface }),
    text(`${key}.title`, title, isMac ? box.x + box.w / 2 : box.x + 28, middleLine(bar), {
      fill: look.deep,
      weight: 700,
      anchor: isMac ? 'middle' : 'start',
    }),
    ...(isMac ? trafficLights(key, bar) : captionButtons(key, bar, isDialog, look)),
  ]
  return { nodes, inner }
}

const trafficLights = (key, { x, y, h }) =>
  ['#FF5F57', '#FEBC2E', '#28C840'].map((fill, at) => ({
    key: `${key}.light${at}`,
    type: 'ellipse',
    x: x + 24 + at * 38,
    y: y + h / 2 - 12,
    w: 24,
    h: 24,
    fill,
  }))

function captionButtons(key, { x, y, w, h }, isDialog, look) {
  const draw = { stroke: look.ink, sw: 3.5 }
  const [middle, close] = [y + h / 2, x + w - 46]
  const cross = [
    line(`${key}.close1`, [close - 11, middle - 11, close + 11, middle + 11], draw),
    line(`${key}.close2`, [close - 11, middle + 11, close + 11, middle - 11], draw),
  ]
  if (isDialog) return cross
  return [
    line(`${key}.least`, [close - 140, middle, close - 116, middle], draw),
    rect(`${key}.most`, { x: close - 75, y: middle - 11, w: 22, h: 22 }, { r: 4, ...draw }),
    ...cross,
  ]
}

/** Names side by side; the menu that is open is filled. */
function names(key, list, box, { menu }, look, places) {
  let x = box.x + 20
  return list.flatMap((name) => {
    const w = measure(name) + 36
    const place = { x, y: box.y + 5, w, h: box.h - 10 }
    x += w + 4
    demand(x <= box.x + box.w, `there is no room for ${name}`)
    places.set(name, place)
    const isOpen = menu.some(({ of }) => of === name)
    return [
      ...(isOpen ? [rect(`${key}.open`, place, { r: 10, fill: look.tint, stroke: look.primary, sw: 3 })] : []),
      text(`${key}.${name}`, name, place.x + 18, middleLine(place), { fill: look.ink }),
    ]
  })
}

function tabs({ tabs: list, tab, menu }, box, look, places) {
  const nodes = names('tab', list, box, { menu }, look, places)
  const place = places.get(tab)
  if (tab === undefined) return nodes
  demand(place, `there is no tab ${tab}`)
  const bar = { x: place.x + 14, y: box.y + box.h - 9, w: place.w - 28, h: 7 }
  return [...nodes, rect('tab.here', bar, { r: 3, fill: look.primary })]
}

/** Buttons with an icon or without, in a row, at its start or its end. Where numbers are shown, each has room for its own. */
export function buttonRow(key, buttons, box, { pressed, numbers }, look, places, isAtEnd = false) {
  const leadOf = ({ name, icon: picture }) => (picture || numbers.includes(name) ? 58 : 0)
  const widths = buttons.map((button) => measure(button.name) + leadOf(button) + 40)
  const whole = widths.reduce((sum, w) => sum + w + 14, 26)
  demand(
    whole <= box.w,
    `the buttons ${buttons.map(({ name }) => name).join(', ')} need ${Math.round(whole)} of ${Math.round(box.w)}`,
  )
  let x = box.x + 20 + (isAtEnd ? box.w - whole : 0)
  return buttons.flatMap(({ name, icon: picture }, at) => {
    const lead = leadOf({ name, icon: picture })
    const w = widths[at]
    const place = { x, y: box.y + 10, w, h: box.h - 20 }
    x += w + 14
    places.set(name, place)
    const isPressed = pressed === name
    const fill = isPressed ? look.onPrimary : look.ink
    return [
      rect(`${key}.${name}`, place, {
        r: 12,
        fill: isPressed ? look.primary : look.surface,
        stroke: isPressed ? look.primary : look.line,
        sw: 3,
      }),
      ...(picture && !numbers.includes(name)
        ? [icon(`${key}.${name}.icon`, picture, place.x + 16, place.y + place.h / 2 - 22, 44, fill)]
        : []),
      text(`${key}.${name}.name`, name, place.x + 20 + lead, middleLine(place), { fill }),
    ]
  })
}

function address({ address: words }, box, look, places) {
  const field = { x: box.x + 190, y: box.y + 8, w: box.w - 230, h: box.h - 16 }
  places.set('address', field)
  const y = box.y + box.h / 2 - 22
  return [
    icon('back', 'arrow-left', box.x + 32, y, 44, look.muted),
    icon('again', 'refresh', box.x + 112, y, 42, look.muted),
    rect('address', field, { r: 31, fill: look.desk, stroke: look.line, sw: 3 }),
    icon('lock', 'lock', field.x + 20, y + 4, 36, look.muted),
    text('address.text', words, field.x + 68, middleLine(field), { fill: look.ink }),
  ]
}

/** The desktop of a computer, with its task bar, or the menus and the dock of a Mac. */
function desktop({ system, menus = [], menu }, box, look) {
  const places = new Map()
  const isMac = system === 'mac'
  const bar = isMac ? { ...box, h: ROW } : { ...box, y: box.y + box.h - 76, h: 76 }
  const nodes = [
    rect('desk', box, { r: R, fill: look.tint, enter: 'fade' }),
    rect('desk.bar', bar, { r: R, fill: look.surface }),
  ]
  if (isMac) nodes.push(...names('menu', menus, bar, { menu }, look, places))
  else
    nodes.push(
      ...['layout-grid', 'search', 'folder', 'world'].map((name, at) =>
        icon(
          `desk.${name}`,
          name,
          bar.x + bar.w / 2 - 190 + at * 100,
          bar.y + 14,
          48,
          at === 0 ? look.primary : look.muted,
        ),
      ),
    )
  const inner = isMac ? { ...box, y: box.y + ROW, h: box.h - ROW } : { ...box, h: box.h - 76 }
  return { nodes, outline: [rect('desk.edge', box, { r: R, stroke: look.line, sw: 4 })], places, inner }
}
