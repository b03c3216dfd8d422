import type { Flow, LearningModuleCard } from '@stepwise/shared/contracts'
import { formatCount } from '@stepwise/shared/counts'
import { messageFor } from '@stepwise/shared/http'
import { createLoader, personalStore } from '@stepwise/shared/session'
import { hintAnnounced } from '@stepwise/shared/ui'
import { combine, createEffect, createEvent, merge, sample } from 'effector'
import { continueReceived } from '../../features/home/continue.model.ts'
import { withDueReminders } from '../../features/reminder/due-reminders-part.ts'
import { remindersReceived } from '../../features/reminder/received-reminders.ts'
import { loadFlows, loadModules } from './learn-home.api.ts'

/** The home is on screen, and each time that another flow of it is: with the slug of its address, '' for the first flow. */
export const learnHomeOpened = createEvent<string>()
export const learnHomeLeft = createEvent()
export const flowsRetried = createEvent()
/** The person has pressed the chip of the flow with this slug. */
export const flowChosen = createEvent<string>()

export type Home = Awaited<ReturnType<typeof loadFlows>>

export const {
  loadFx: loadFlowsFx,
  $value: $home,
  $failure: $problem,
} = createLoader<Home, string>(withDueReminders(loadFlows))
export const loadModulesFx = createEffect(loadModules)

/** Where the person is on the home; null elsewhere. */
const $place = personalStore<{ slug: string; isArrival: boolean } | null>(null)
  .on(learnHomeOpened, (place, slug) => ({ slug, isArrival: place === null }))
  .reset(learnHomeLeft)
/** The modules of the flows that were opened since the home was loaded, by the slug of the flow. */
const $openedModules = personalStore<Readonly<Record<string, LearningModuleCard[]>>>({})
  .on(loadModulesFx.done, (opened, { params: slug, result }) => ({ ...opened, [slug]: result }))
  .reset(loadFlowsFx.done)
/** Null until they are loaded. The next visit shows the last ones until the new ones are loaded. A flow has its modules once it was opened. */
export const $flows = combine($home, $openedModules, (home, opened) =>
  home ? home.flows.map((flow) => withModules(flow, opened[flow.slug])) : null,
)
/** The flow on screen; null while none is known. */
const $current = combine($flows, $place, (flows, place) => (flows && place && flowAt(flows, place.slug)) ?? null)
/** Why the modules of a flow could not be loaded, until they are tried again. */
export const $modulesProblem = personalStore<{ slug: string; message: string } | null>(null)
  .on(loadModulesFx.fail, (_, { params: slug, error }) => ({ slug, message: messageFor(error) }))
  .reset(loadModulesFx, loadFlowsFx)

// With every visit: the person comes back from steps, and their progress has changed.
sample({
  clock: [learnHomeOpened, flowsRetried],
  source: { place: $place, home: $home, isPending: loadFlowsFx.pending },
  filter: ({ place, home, isPending }) => !isPending && (place?.isArrival === true || home === null),
  fn: ({ place }) => place?.slug ?? '',
  target: loadFlowsFx,
})
sample({ clock: loadFlowsFx.doneData, fn: ({ continueWith }) => continueWith, target: continueReceived })
sample({ clock: loadFlowsFx.doneData, fn: ({ reminders }) => reminders, target: remindersReceived })

// A flow that the person opens on the home, or has opened before the home was loaded.
const flowOpened = sample({
  clock: merge([learnHomeOpened, flowsRetried]),
  source: { place: $place, isPending: loadFlowsFx.pending },
  filter: ({ place, isPending }) => place?.isArrival === false && !isPending,
})
const modulesMissed = sample({ clock: [flowOpened, loadFlowsFx.done], source: $current }).filterMap((flow) =>
  flow && !flow.learningModules ? flow.slug : undefined,
)
sample({ clock: modulesMissed, target: loadModulesFx })

// A flow that has to be loaded is announced once it is shown.
const flowFound = sample({
  clock: flowChosen,
  source: $flows,
  fn: (flows, slug) => flows?.find((flow) => flow.slug === slug),
})
const flowLoaded = sample({
  clock: loadModulesFx.done,
  source: $current,
  fn: (current, { params: slug }) => (current?.slug === slug ? current : undefined),
})
sample({
  clock: merge([flowFound, flowLoaded]).filterMap((flow) => (flow?.learningModules ? flow : undefined)),
  fn: (flow) => `${flow.name}: ${moduleCount(flow)} shown`,
  target: hintAnnounced,
})

/** The flow at this place of the home: the first for ''. */
export const flowAt = (flows: readonly Flow[], slug: string) =>
  slug === '' ? flows[0] : flows.find((flow) => flow.slug === slug)

function withModules(flow: Flow, learningModules: LearningModuleCard[] | undefined): Flow {
  return learningModules ? { ...flow, learningModules } : flow
}

/** '1 module', '4 modules'. */
export function moduleCount(flow: Pick<Flow, 'learningModules' | 'modulesCount'>): string {
  return formatCount(countModules(flow), 'module')
}

/** How many modules a flow has; known before they are loaded. */
export function countModules({ learningModules, modulesCount }: Pick<Flow, 'learningModules' | 'modulesCount'>) {
  return learningModules?.length ?? modulesCount ?? 0
}
