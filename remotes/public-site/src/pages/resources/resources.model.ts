import type { Resources } from '@stepwise/shared/contracts'
import { call, messageFor, requirePart } from '@stepwise/shared/http'
import { createEffect, createEvent, createStore, sample } from 'effector'

/** The page is on screen. */
export const resourcesOpened = createEvent()

/** Most failures lead to the error page; the others are shown in place (docs/product/public-pages.md#resources-states). */
export const loadResourcesFx = createEffect(async () => {
  const resources = await call('GET /resources')
  requirePart(resources.softwares, 'software')
  requirePart(resources.chipItems, 'groups')
  return resources
})

/** The last visit's are shown until the new ones are there. */
export const $resources = createStore<Resources | null>(null).on(loadResourcesFx.doneData, (_, resources) => resources)

/** Why the list could not be loaded. */
export const $problem = createStore<string | null>(null)
  .on(loadResourcesFx.failData, (_, error) => messageFor(error))
  .reset(loadResourcesFx)

sample({ clock: resourcesOpened, target: loadResourcesFx })
