import { inset } from '../places.mjs'
import { keyCaps } from '../screen/dock.mjs'
import { findStill, PRODUCT, stillKey } from '../stills.mjs'
import { typingTime } from '../typing.mjs'
import { asList, demand } from './state.mjs'

// The running product itself: pictures of what it shows after each action, with a mouse, keys and a glass drawn over them.

const MOUSE = 44
/** So near, the product's letters are as large as the others in films. */
const NEAR = 2.6
/** Pages and views change at once, like cuts: one that fades or moves makes a film heavy, and some people dizzy. */
const CUT = [0, 0.01]
/** When, of the time of a press, the mouse is there, the ring is seen, and the page changes: last, so that a view can come with it. */
const PRESS = { mouse: [0.05, 0.6], ring: [0.6, 0.95], page: [0.98, 0.99] }

/** A target is { role: name, in?: another, nth?: which one, from 1 }. */
function asTarget(given, verb) {
  demand(given && typeof given === 'object', `${verb} needs what: a role and a name`)
  const { in: within, nth, ...rest } = given
  const [[role, name] = []] = Object.entries(rest)
  demand(role && Object.keys(rest).length === 1, `${verb} needs one role and its name`)
  return { role, name: String(name), ...(nth && { nth }), ...(within && { in: asTarget(within, verb) }) }
}

const after = (state, action, change = {}) => ({ ...state, keys: [], actions: [...state.actions, action], ...change })

export const product = {
  start({ edition = 'study', as, path }) {
    demand(['study', 'pro'].includes(edition), 'edition should be study or pro')
    demand(typeof path === 'string' && path.startsWith('/'), 'product needs a path')
    return { start: { edition, as, path }, actions: [], keys: [] }
  },
  verbs: {
    open: (state, path) => after(state, { verb: 'open', path }, { mouse: undefined, view: undefined, mark: undefined }),
    /** Shows all of the page again, unless it is to `stay`. */
    press(state, { stay, ...target }) {
      const change = { mark: undefined, ...(!stay && { view: undefined }) }
      return withMark(after(state, { verb: 'press', target: asTarget(target, 'press'), stay }, change), 'mouse')
    },
    point: (state, target) => withMark(after(state, { verb: 'point', target: asTarget(target, 'point') }), 'mouse'),
    type(state, { into, text }) {
      demand(typeof text === 'string', 'type needs a text')
      return after(state, { verb: 'type', target: asTarget(into, 'type'), text })
    },
    keys: (state, keys) => after(state, { verb: 'keys', keys: asList(keys).map(String) }, { keys: asList(keys) }),
    scroll: (state, target) =>
      after(
        state,
        { verb: 'scroll', target: asTarget(target, 'scroll') },
        { mark: undefined, mouse: undefined, view: undefined },
      ),
    /** `by`: how much nearer than the whole page. A mark stays. */
    zoom(state, given) {
      if (!given) return { ...state, keys: [], view: undefined }
      const { by = NEAR, ...target } = given
      return { ...withMark(after(state, { verb: 'zoom', target: asTarget(target, 'zoom') }), 'view'), by }
    },
    mark(state, target) {
      if (!target) return { ...state, mark: undefined }
      return withMark(after(state, { verb: 'mark', target: asTarget(target, 'mark') }), 'mark')
    },
  },
  lasts(verb, argument) {
    return verb === 'type' ? typingTime(argument.text) : { press: 1.1, open: 0.04, scroll: 0.04, zoom: 0.04 }[verb]
  },
  layout(state, box, palette) {
    const last = state.actions.at(-1)?.verb
    const view = frameView(state, box)
    return [
      {
        key: 'shadow',
        type: 'rect',
        x: box.x + 6,
        y: box.y + 12,
        w: box.w - 12,
        h: box.h - 2,
        r: 18,
        fill: palette.ink,
        opacity: 0.12,
      },
      {
        key: 'product',
        type: 'lens',
        ...box,
        r: 18,
        ...view,
        stroke: palette.faint,
        sw: 4,
        nodes: pageNodes(state, last, view.zoom, palette),
        window: CUT,
        from: [box.x, box.y],
      },
      ...(state.keys.length > 0 ? keysOver(state.keys, box, palette) : []),
    ]
  },
}

/** The number of actions until now stands for the place that was found with the last. */
const withMark = (state, name) => ({ ...state, [name]: state.actions.length })

/** Before the product is recorded, every state has an empty page of its own, and a place that stands for the one to be found. */
function placeAt({ start, actions }, count) {
  const state = { start, actions: actions.slice(0, count) }
  const still = findStill(state)
  if (still) return still.box
  const [x, y] = [0, 6].map((from) => Number.parseInt(stillKey(state).slice(from, from + 6), 16))
  return { x: x % (PRODUCT.width - 300), y: y % (PRODUCT.height - 80), w: 300, h: 80 }
}

/** The middle of what is seen, and how large: all of the page, or the surroundings of what it is about. */
function frameView(state, box) {
  const whole = box.w / PRODUCT.width
  if (!state.view) return { fx: PRODUCT.width / 2, fy: PRODUCT.height / 2, zoom: whole }
  const { x, y, w, h } = inset(placeAt(state, state.view), -24)
  const zoom = whole * state.by
  // Of what is too large, one sees the start.
  const middle = (from, size, seen, all) =>
    Math.min(all - seen / 2, Math.max(seen / 2, from + Math.min(size, seen) / 2))
  return {
    fx: middle(x, w, box.w / zoom, PRODUCT.width),
    fy: middle(y, h, box.h / zoom, PRODUCT.height),
    zoom,
  }
}

function pageNodes(state, last, zoom, palette) {
  const page = { x: 0, y: 0, w: PRODUCT.width, h: PRODUCT.height }
  const { files } = findStill(state) ?? { files: [] }
  const isPress = last === 'press'
  const nodes = [{ key: 'ground', type: 'rect', ...page, fill: palette.surface }]
  if (files.length === 0) nodes.push({ key: stillKey(state), type: 'rect', ...page, fill: palette.surface })
  if (files.length > 0)
    nodes.push({
      key: files.length > 1 ? `frames${state.actions.length}` : files[0],
      type: 'picture',
      files,
      ...page,
      from: [0, 0],
      leave: [0.95, 1],
      ...(files.length > 1 ? { enter: 'type' } : { enter: 'fade', window: isPress ? PRESS.page : CUT }),
    })
  if (state.mark)
    nodes.push({
      key: 'mark',
      type: 'rect',
      ...inset(placeAt(state, state.mark), -6),
      r: 12,
      stroke: palette.warm,
      sw: 5 / zoom + 1,
      enter: 'grow',
      leave: [0, 0.2],
    })
  if (state.mouse) {
    const { x, y, w, h } = placeAt(state, state.mouse)
    const [tipX, tipY] = [x + Math.min(w * 0.6, 120), y + h * 0.6]
    if (isPress)
      nodes.push({
        key: `ring${state.actions.length}`,
        type: 'ellipse',
        x: tipX - 24,
        y: tipY - 24,
        w: 48,
        h: 48,
        fill: palette.warm,
        opacity: 0,
        enter: 'pulse',
        window: PRESS.ring,
      })
    nodes.push({
      key: 'mouse',
      type: 'pointer',
      x: tipX,
      y: tipY,
      size: MOUSE / zoom,
      stroke: palette.ink,
      ...(isPress && { window: PRESS.mouse }),
      from: [PRODUCT.width * 0.6, PRODUCT.height],
    })
  }
  return nodes
}

function keysOver(keys, box, palette) {
  const { w } = keyCaps(keys, box, palette)
  const band = { x: box.x + (box.w - w) / 2 - 32, y: box.y + box.h - 132, w: w + 36, h: 120 }
  return [
    {
      key: 'keys.band',
      type: 'rect',
      ...band,
      r: 24,
      fill: palette.paper,
      stroke: palette.faint,
      sw: 3,
      enter: 'fade',
    },
    ...keyCaps(keys, { x: band.x + 32, y: band.y + 8 }, palette).nodes,
  ]
}
