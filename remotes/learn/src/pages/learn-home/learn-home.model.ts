import type { Flow } from '@stepwise/shared/contracts'
import { messageFor } from '@stepwise/shared/http'
import { personalStore } from '@stepwise/shared/session'
import { hintAnnounced } from '@stepwise/shared/ui'
import { createEffect, createEvent, sample } from 'effector'
import { continueReceived } from '../../features/home/continue.model.ts'
import { loadFlows } from './learn-home.api.ts'

export const learnHomeOpened = createEvent()
export const flowsRetried = createEvent()
/** The person has pressed the chip of the flow with this slug. */
export const flowChosen = createEvent<string>()

/** Null until they are loaded. The next visit shows the last ones until the new ones are loaded. */
export const $flows = personalStore<Flow[] | null>(null)
export const $problem = personalStore<string | null>(null)

export const loadFlowsFx = createEffect(loadFlows)

// With every visit: the person comes back from steps, and their progress has changed.
sample({
  clock: [learnHomeOpened, flowsRetried],
  source: loadFlowsFx.pending,
  filter: (isPending) => !isPending,
  fn: () => {},
  target: loadFlowsFx,
})
$flows.on(loadFlowsFx.doneData, (_, { flows }) => flows)
sample({ clock: loadFlowsFx.doneData, fn: ({ continueWith }) => continueWith, target: continueReceived })
$problem.on(loadFlowsFx.failData, (_, error) => messageFor(error)).reset(loadFlowsFx)

const flowFound = sample({
  clock: flowChosen,
  source: $flows,
  fn: (flows, slug) => flows?.find((flow) => flow.slug === slug),
})
sample({
  clock: flowFound,
  filter: Boolean,
  fn: (flow) => `${flow.name}: ${moduleCount(flow)} shown`,
  target: hintAnnounced,
})

/** '1 module', '4 modules'. */
export function moduleCount({ learningModules }: Pick<Flow, 'learningModules'>): string {
  return `${learningModules.length} ${learningModules.length === 1 ? 'module' : 'modules'}`
}
