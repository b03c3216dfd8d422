import { createEvent, createStore } from 'effector'

/** A dialog or panel lies over the page now; the element is its place for messages, inside what holds the focus. */
export const layerOpened = createEvent<HTMLElement>()
export const layerClosed = createEvent<HTMLElement>()

const $layers = createStore<HTMLElement[]>([], { serialize: 'ignore' })
  .on(layerOpened, (layers, layer) => [...layers, layer])
  .on(layerClosed, (layers, layer) => layers.filter((other) => other !== layer))

/**
 * The topmost dialog's or panel's place for messages; null while nothing lies over the page. What must be reachable now stands
 * in it: a dialog keeps the keyboard inside and hides all else from screen readers.
 */
export const $topLayer = $layers.map((layers) => layers.at(-1) ?? null)
