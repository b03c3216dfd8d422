import { inset } from '../places.mjs'
import { DOCK, dock } from '../screen/dock.mjs'
import { buttonRow, frame } from '../screen/frame.mjs'
import { demandRoom, layItems } from '../screen/items.mjs'
import { rect, windowLook } from '../screen/look.mjs'
import { dialog, faintUnder, focusFrame, magnifier, menus, mouse, numberBadges } from '../screen/overlays.mjs'
import { layIcons, layMap } from '../screen/spread.mjs'
import { typingTime, write, written } from '../typing.mjs'
import { asList, changed, demand } from './state.mjs'

// A program's window, drawn true to its kind: what it is made of comes from YAML, in the words of its maker.

const KINDS = ['document', 'page', 'settings', 'list', 'map', 'desktop']
const SYSTEMS = ['windows', 'mac']
const WORDS = ['text', 'heading', 'link', 'point', 'quiet']
const CONTROLS = ['button', 'field', 'picture', 'row', 'check', 'radio', 'switch', 'slider', 'choice', 'more']
const FLOOR = 20

export const screen = {
  start({ system = 'windows', kind = 'page', hasDock = true, isDark = false, ...window }) {
    demand(SYSTEMS.includes(system), `system should be one of ${SYSTEMS.join(', ')}`)
    const calm = { menu: [], keys: [], numbers: [], toolbar: undefined, isDark, hasDock, number: 0 }
    return { ...calm, system, ...opened({ kind, ...window }) }
  },
  verbs: {
    /** Another window, or other content of this one. */
    show: (state, window) => ({ ...state, ...calmed, ...opened({ ...kept(state), ...window }) }),
    add: (state, item) => ({ ...state, items: [...state.items, asItem(item)] }),
    remove: (state, ids) => onItems(state, (items) => items.filter(({ id }) => !asList(ids).includes(id))),
    set: (state, { id, ...change }) => changeItem(state, id, change),
    tab: (state, { name, buttons = state.buttons }) => ({
      ...state,
      tab: name,
      buttons: buttons.map(asButton),
      menu: [],
    }),
    focus: (state, id) => ({ ...state, focus: id ?? undefined }),
    point: (state, name) => ({ ...state, pointer: name ?? 'away', pressed: undefined }),
    press: (state, name) => ({ ...state, pointer: name, pressed: name }),
    keys: (state, keys = []) => ({ ...state, keys: asList(keys).map(String) }),
    speak: (state, text) => ({
      ...state,
      speech: { text: String(text), number: state.number },
      number: state.number + 1,
    }),
    command: (state, text) => ({
      ...state,
      speech: { text: `“${text}”`, isCommand: true, number: state.number },
      number: state.number + 1,
    }),
    quiet: (state) => ({ ...state, speech: undefined, keys: [] }),
    menu: (state, { of, items }) => {
      const isBeside = state.menu.some((menu) => menu.items.some(({ id }) => id === of))
      const menu = { of, items: items.map((item) => asMenuItem(item)), isBeside }
      return {
        ...state,
        menu: isBeside ? [...state.menu, menu] : [menu],
        chosen: undefined,
        focus: undefined,
        pressed: undefined,
      }
    },
    choose(state, id) {
      demand(
        state.menu.some(({ items }) => items.some((item) => item.id === id)),
        `no open menu has ${id}`,
      )
      return { ...state, chosen: id }
    },
    dialog: (state, { title, items = [], buttons = [], wide }) => ({
      ...state,
      ...calmed,
      dialog: { title, items: items.map(asItem), buttons: buttons.map(asButton), wide },
    }),
    close: (state) => ({ ...state, ...calmed }),
    type(state, { id, text }) {
      demand(id && typeof text === 'string', 'type needs an id and a text')
      const before = itemsOf(state).find((item) => item.id === id)
      const fresh = { as: 'text', id, ...before, ...write(id, text, before) }
      const next = before ? changeItem(state, id, fresh) : { ...state, items: [...state.items, fresh] }
      return { ...next, caret: { id }, selected: undefined, read: undefined }
    },
    /** At the end of an item, or `before` words of it. */
    caret: (state, what) => ({ ...state, caret: what ? asPart(what) : undefined, selected: undefined }),
    select: (state, what) => ({ ...state, selected: what ? asPart(what) : undefined, read: undefined }),
    read: (state, what) => ({
      ...state,
      read: what ? { ...asPart(what), number: state.number } : undefined,
      number: state.number + 1,
    }),
    numbers: (state, names = []) => ({ ...state, numbers: asList(names) }),
    lens(state, lens) {
      if (!lens) return { ...state, lens: undefined }
      const { on, by = 2, view = 'lens' } = typeof lens === 'string' ? { on: lens } : lens
      demand(['lens', 'docked', 'full'].includes(view), 'view should be lens, docked or full')
      return { ...state, lens: { on, by, view } }
    },
    dark: (state) => ({ ...state, isDark: true }),
    light: (state) => ({ ...state, isDark: false }),
  },
  lasts(verb, argument, state) {
    if (verb === 'type') return typingTime(argument.text)
    if (verb !== 'read' || !argument) return undefined
    const { id, part } = asPart(argument)
    return Math.max(0.8, (part ?? itemsOf(state).find((item) => item.id === id)?.text ?? '').length / 13)
  },
  layout(state, box, palette) {
    const look = windowLook(palette, state.isDark)
    const whole = state.hasDock ? { ...box, h: box.h - DOCK - 18 } : box
    const bar = floatingBar(state, whole, look)
    const window = frame(state, bar.rest, look)
    const { places, inner } = window
    for (const [name, place] of bar.places) places.set(name, place)
    const content = contents(state, inner, look)
    for (const [id, place] of content.places) places.set(id, place)
    const nodes = [...window.nodes, ...behind(state, content.nodes), ...window.outline, ...bar.nodes]
    if (state.dialog) nodes.push(...dialog(state, bar.rest, places, look))
    const open = menus(state, whole, places, look)
    nodes.splice(0, nodes.length, ...faintUnder(open, nodes))
    nodes.push(...open, ...focusFrame(state, places, look), ...numberBadges(state, places, look))
    nodes.push(...mouse(state, places, whole, look))
    return [
      ...nodes,
      ...magnifier(state, nodes, places, whole, look),
      ...(state.hasDock ? dock(state, { ...box, y: box.y + box.h - DOCK, h: DOCK }, palette) : []),
    ]
  },
}

const calmed = {
  dialog: undefined,
  menu: [],
  chosen: undefined,
  focus: undefined,
  pressed: undefined,
  pointer: undefined,
  caret: undefined,
  selected: undefined,
  read: undefined,
  numbers: [],
  lens: undefined,
}

/** What a window keeps when other content is shown in it. */
const kept = ({ kind, title, menus: names, tabs, tab, buttons, address, toolbar }) => ({
  kind,
  title,
  menus: names,
  tabs,
  tab,
  buttons,
  address,
  toolbar,
})

function opened({ kind, title = '', menus: names, tabs, tab, buttons = [], address, toolbar, items = [] }) {
  demand(KINDS.includes(kind), `kind should be one of ${KINDS.join(', ')}`)
  demand(kind === 'desktop' || title !== '', 'screen needs a title')
  return {
    kind,
    title,
    menus: names,
    tabs,
    tab,
    address,
    buttons: buttons.map(asButton),
    toolbar: toolbar?.map(asButton),
    items: items.map(asItem),
  }
}

const asButton = (button) => (typeof button === 'string' ? { name: button } : button)
const asMenuItem = (item) => (typeof item === 'string' ? { id: item, text: item } : { id: item.text, ...item })
const asPart = (what) => (typeof what === 'string' ? { id: what } : what)

/** An item is a text, or { what it is: its text, and more }; without an id, the text is its id. */
function asItem(item) {
  if (typeof item === 'string') return { id: item, as: 'text', ...written(item, item) }
  if (item.as && item.keys) return item
  const as = [...WORDS, ...CONTROLS].find((name) => item[name] !== undefined)
  demand(as, `${JSON.stringify(item)} should be one of ${[...WORDS, ...CONTROLS].join(', ')}`)
  const { [as]: name, ...rest } = item
  const id = item.id ?? name
  if (as === 'field') return { label: name, ...rest, id, as, ...written(id, rest.text ?? '') }
  return { ...rest, id, as, ...written(id, String(name)) }
}

const itemsOf = ({ items, dialog: open }) => [...items, ...(open?.items ?? [])]

/** The items of the dialog that is open, or else those of the window. */
function onItems(state, change) {
  return state.dialog
    ? { ...state, dialog: { ...state.dialog, items: change(state.dialog.items) } }
    : { ...state, items: change(state.items) }
}

const changeItem = (state, id, { text, ...change }) =>
  onItems(state, (items) => {
    const before = items.find((item) => item.id === id)
    return changed(items, id, { ...(text !== undefined && { ...write(id, text, before), text }), ...change })
  })

function contents(state, inner, look) {
  const { kind, items } = state
  if (kind === 'desktop') return layIcons(items, inner, state, look)
  if (kind === 'map') return layMap(items, inner, state, look)
  const isSheet = kind === 'document'
  const room = inset(inner, isSheet ? 84 : 36, isSheet ? 34 : FLOOR)
  const content = layItems(items, room, state, look)
  demandRoom(content, { h: inner.y + inner.h - room.y }, `what is in "${state.title}"`)
  if (!isSheet) return content
  const desk = rect('desk', { ...inner, h: inner.h - 3 }, { r: 16, fill: look.desk })
  const sheet = rect(
    'paper',
    { x: inner.x + 40, y: inner.y + FLOOR, w: inner.w - 80, h: inner.h - FLOOR - 3 },
    { fill: look.surface, stroke: look.line, sw: 3 },
  )
  return { ...content, nodes: [desk, sheet, ...content.nodes] }
}

/** The words of a window are faint while its dialog is in front of them. */
const behind = ({ dialog: isOpen }, nodes) =>
  isOpen ? nodes.map((node) => (node.type === 'text' ? { ...node, opacity: 0.3 } : node)) : nodes

/** A toolbar that floats above the windows of other programs. */
function floatingBar(state, box, look) {
  if (!state.toolbar) return { nodes: [], places: new Map(), rest: box }
  const places = new Map()
  const bar = { ...box, h: 86 }
  const nodes = [
    rect('toolbar', bar, { r: 20, fill: look.tint, stroke: look.primary, sw: 4 }),
    ...buttonRow('toolbar', state.toolbar, bar, state, look, places),
  ]
  return { nodes, places, rest: { ...box, y: box.y + 100, h: box.h - 100 } }
}
