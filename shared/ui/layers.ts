import { createEvent, createStore } from 'effector'

/** A dialog or panel has opened; the element is its place for messages, inside its focus trap. */
export const layerOpened = createEvent<HTMLElement>()
export const layerClosed = createEvent<HTMLElement>()

const $layers = createStore<HTMLElement[]>([], { serialize: 'ignore' })
  .on(layerOpened, (layers, layer) => [...layers, layer])
  .on(layerClosed, (layers, layer) => layers.filter((other) => other !== layer))

/**
 * The topmost dialog's or panel's place for messages; null while none is open. What comes up meanwhile must be in it to be reachable:
 * a dialog traps the keyboard, and everything behind it is inert (docs/product/accessibility.md#top-layer).
 */
export const $topLayer = $layers.map((layers) => layers.at(-1) ?? null)
