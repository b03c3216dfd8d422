import type { Scenario } from '@stepwise/shared/contracts'
import { displayOverridden, displaySettingChanged, themeToggled } from '@stepwise/shared/display'
import { edition } from '@stepwise/shared/edition'
import { $user } from '@stepwise/shared/session'
import { combine, createEvent, createStore, sample } from 'effector'
import { parsePerson } from './scenario.ts'

/** A QA page starts in this state. */
export const scenarioApplied = createEvent<Scenario>()
/** Something of it is chosen in the bar. What is left out stays. */
export const scenarioChanged = createEvent<Partial<Scenario>>()

/** A sentence where the person of the scenario could not be signed in. */
export const personFailed = createEvent<string | null>()
export const $personProblem = createStore<string | null>(null).on(personFailed, (_, problem) => problem)

/** The state that this page is in. */
export const $scenario = createStore<Scenario>({})
  .on(scenarioApplied, (_, scenario) => scenario)
  .on(scenarioChanged, (scenario, changes) => ({ ...scenario, ...changes }))
  .on(themeToggled, ({ theme, ...scenario }) =>
    theme ? { ...scenario, theme: theme === 'dark' ? ('light' as const) : ('dark' as const) } : scenario,
  )
  .on(displaySettingChanged, ({ textSize, ...scenario }, { fontSize }) =>
    fontSize === undefined && textSize !== undefined ? { ...scenario, textSize } : scenario,
  )

sample({
  clock: [scenarioApplied, scenarioChanged],
  source: $scenario,
  fn: ({ theme, textSize }) => ({ theme, textSize }),
  target: displayOverridden,
})

/** The same with the person who is signed in now: the address of this page says it. */
export const $pageState = combine($scenario, $user, (scenario, user): Scenario => {
  const { person: _, ...others } = scenario
  const person = parsePerson(user?.email, edition.id)
  return person === undefined ? others : { ...others, person }
})
