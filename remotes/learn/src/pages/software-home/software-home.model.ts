import type { Tutorials } from '@stepwise/shared/contracts'
import { messageFor } from '@stepwise/shared/http'
import { $user, signedOut, userChanged } from '@stepwise/shared/session'
import { announced } from '@stepwise/shared/ui'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { continueReceived } from '../../features/home/continue.model.ts'
import { loadTutorials } from './software-home.api.ts'
import { tutorialCards } from './tutorial-cards.ts'

export const softwareHomeOpened = createEvent()
export const tutorialsRetried = createEvent()
/** The person has pressed the chip of the software with this slug. */
export const softwareChosen = createEvent<string>()

/** null until they have come once; what came last is shown at once on the next visit. */
export const $tutorials = createStore<Tutorials | null>(null)
export const $problem = createStore<string | null>(null)

export const loadTutorialsFx = createEffect(loadTutorials)

/** The person's software, each with its cards; null until the tutorials are there. */
export const $softwareWithCards = combine($user, $tutorials, (user, tutorials) =>
  tutorials && user
    ? user.softwares.map((software) => ({ software, cards: tutorialCards(tutorials, software) }))
    : null,
)

// Each visit asks anew: the person comes back from steps that have changed their progress.
sample({
  clock: [softwareHomeOpened, tutorialsRetried],
  source: loadTutorialsFx.pending,
  filter: (isPending) => !isPending,
  fn: () => {},
  target: loadTutorialsFx,
})
$tutorials
  .on(loadTutorialsFx.doneData, (_, tutorials) => tutorials)
  // Another selection has other tutorials: the old ones would say that a new software has none.
  .on(userChanged, (tutorials, changes) => (changes.softwares ? null : tutorials))
  .reset(signedOut)
sample({ clock: loadTutorialsFx.doneData, fn: ({ continueWith }) => continueWith, target: continueReceived })
$problem.on(loadTutorialsFx.failData, (_, error) => messageFor(error)).reset(loadTutorialsFx, signedOut)

const cardsFound = sample({
  clock: softwareChosen,
  source: $softwareWithCards,
  fn: (all, slug) => all?.find(({ software }) => software.slug === slug),
})
sample({
  clock: cardsFound,
  filter: Boolean,
  fn: ({ software, cards }) => `${software.name}: ${cards.map(({ name }) => name).join(' and ') || 'nothing'} shown`,
  target: announced,
})
