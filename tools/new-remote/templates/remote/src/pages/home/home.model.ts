import type { Flow } from '@stepwise/shared/contracts'
import { messageFor } from '@stepwise/shared/http'
import { personalStore } from '@stepwise/shared/session'
import { createEffect, createEvent, sample } from 'effector'
import { loadFlows } from './home.api.ts'

/** The page is on screen. */
export const homeOpened = createEvent()
export const flowsRetried = createEvent()

export const loadFlowsFx = createEffect(loadFlows)

/** Null until they are loaded. The next visit shows the last ones until the new ones are loaded. */
export const $flows = personalStore<Flow[] | null>(null).on(loadFlowsFx.doneData, (_, { flows }) => flows)
export const $problem = personalStore<string | null>(null)
  .on(loadFlowsFx.failData, (_, error) => messageFor(error))
  .reset(loadFlowsFx)

sample({ clock: [homeOpened, flowsRetried], target: loadFlowsFx })
