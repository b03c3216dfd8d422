import type { Flow } from '@stepwise/shared/contracts'
import { formatCount } from '@stepwise/shared/counts'
import { createLoader } from '@stepwise/shared/session'
import { hintAnnounced } from '@stepwise/shared/ui'
import { createEvent, sample } from 'effector'
import { continueReceived } from '../../features/home/continue.model.ts'
import { withDueReminders } from '../../features/reminder/due-reminders-part.ts'
import { remindersReceived } from '../../features/reminder/received-reminders.ts'
import { loadFlows } from './learn-home.api.ts'

export const learnHomeOpened = createEvent()
export const flowsRetried = createEvent()
/** The person has pressed the chip of the flow with this slug. */
export const flowChosen = createEvent<string>()

export type Home = Awaited<ReturnType<typeof loadFlows>>

export const { loadFx: loadFlowsFx, $value: $home, $failure: $problem } = createLoader(withDueReminders(loadFlows))
/** Null until they are loaded. The next visit shows the last ones until the new ones are loaded. */
export const $flows = $home.map((home) => home?.flows ?? null)

// With every visit: the person comes back from steps, and their progress has changed.
sample({
  clock: [learnHomeOpened, flowsRetried],
  source: loadFlowsFx.pending,
  filter: (isPending) => !isPending,
  fn: () => {},
  target: loadFlowsFx,
})
sample({ clock: loadFlowsFx.doneData, fn: ({ continueWith }) => continueWith, target: continueReceived })
sample({ clock: loadFlowsFx.doneData, fn: ({ reminders }) => reminders, target: remindersReceived })

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
  return formatCount(learningModules.length, 'module')
}
