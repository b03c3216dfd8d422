import type { Flow } from '@stepwise/shared/contracts'
import { messageFor } from '@stepwise/shared/http'
import { signedOut } from '@stepwise/shared/session'
import { announced } from '@stepwise/shared/ui'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { continueReceived } from '../../features/home/continue.model.ts'
import { loadFlows } from './learn-home.api.ts'
import { moduleCount } from './module-count.ts'

export const learnHomeOpened = createEvent()
export const flowsRetried = createEvent()
/** The person has pressed the chip of the flow with this slug. */
export const flowChosen = createEvent<string>()

/** null until they have come once; what came last is shown at once on the next visit. */
export const $flows = createStore<Flow[] | null>(null)
export const $problem = createStore<string | null>(null)

export const loadFlowsFx = createEffect(loadFlows)

// Each visit asks anew: the person comes back from steps that have changed their progress.
sample({
  clock: [learnHomeOpened, flowsRetried],
  source: loadFlowsFx.pending,
  filter: (isPending) => !isPending,
  fn: () => {},
  target: loadFlowsFx,
})
$flows.on(loadFlowsFx.doneData, (_, { flows }) => flows).reset(signedOut)
sample({ clock: loadFlowsFx.doneData, fn: ({ continueWith }) => continueWith, target: continueReceived })
$problem.on(loadFlowsFx.failData, (_, error) => messageFor(error)).reset(loadFlowsFx, signedOut)

const flowFound = sample({
  clock: flowChosen,
  source: $flows,
  fn: (flows, slug) => flows?.find((flow) => flow.slug === slug),
})
sample({
  clock: flowFound,
  filter: Boolean,
  fn: (flow) => `${flow.name}: ${moduleCount(flow)} shown`,
  target: announced,
})
