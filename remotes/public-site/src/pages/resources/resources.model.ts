import type { Resources } from '@stepwise/shared/contracts'
import { call } from '@stepwise/shared/http'
import { createEffect, createEvent, createStore, sample } from 'effector'

/** The page is on screen. */
export const resourcesOpened = createEvent()

/** A failure leads to the error page (docs/product/public-pages.md#resources-states). */
export const loadResourcesFx = createEffect(() => call('GET /resources'))

/** The last visit's are shown until the new ones are there. */
export const $resources = createStore<Resources | null>(null).on(loadResourcesFx.doneData, (_, resources) => resources)

sample({ clock: resourcesOpened, target: loadResourcesFx })
