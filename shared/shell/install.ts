import { createEffect, createEvent, createStore, sample } from 'effector'

/** The browser's `beforeinstallprompt` event (Chrome, Edge), which TypeScript's own types do not have. */
export interface InstallPrompt {
  prompt: () => Promise<unknown>
}

/** The browser offers to install the product. The event comes once and early, so the host listens. */
export const installOffered = createEvent<InstallPrompt>()
/** The person wants the shortcut; the browser's own prompt follows. */
export const installRequested = createEvent()

const $offer = createStore<InstallPrompt | null>(null, { serialize: 'ignore' })

/** Whether the browser can install the product from here. */
export const $canInstall = $offer.map((offer) => offer !== null)

const promptFx = createEffect((offer: InstallPrompt) => offer.prompt())

$offer.on(installOffered, (_, offer) => offer).reset(promptFx.finally)
sample({ clock: installRequested, source: $offer, filter: Boolean, target: promptFx })
