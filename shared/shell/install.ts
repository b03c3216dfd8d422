import { createEffect, createEvent, createStore, sample } from 'effector'

/** What a browser gives when it can install the product (Chrome, Edge); not in TypeScript's own list of events. */
export interface InstallPrompt {
  prompt: () => Promise<unknown>
}

/** The browser offers to install the product. It says so once, early, so the host listens. */
export const installOffered = createEvent<InstallPrompt>()
/** The person wants the shortcut: the browser asks them itself. */
export const installAsked = createEvent()

const $offer = createStore<InstallPrompt | null>(null, { serialize: 'ignore' })

/** Whether the browser can install the product from here. */
export const $canInstall = $offer.map((offer) => offer !== null)

const promptFx = createEffect((offer: InstallPrompt) => offer.prompt())

$offer.on(installOffered, (_, offer) => offer).reset(promptFx.finally)
sample({ clock: installAsked, source: $offer, filter: Boolean, target: promptFx })
