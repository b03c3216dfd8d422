import { $user, createLoader, userChanged } from '@stepwise/shared/session'
import { hintAnnounced } from '@stepwise/shared/ui'
import { combine, createEvent, sample } from 'effector'
import { continueReceived } from '../../features/home/continue.model.ts'
import { withDueReminders } from '../../features/reminder/due-reminders-part.ts'
import { remindersReceived } from '../../features/reminder/received-reminders.ts'
import { loadTutorials } from './software-home.api.ts'
import { tutorialCards } from './tutorial-cards.ts'

export const softwareHomeOpened = createEvent()
export const tutorialsRetried = createEvent()
/** The person has pressed the chip of the software with this slug. */
export const softwareChosen = createEvent<string>()

/** Null until they are loaded. The next visit shows the last ones until the new ones are loaded. */
export const {
  loadFx: loadTutorialsFx,
  $value: $tutorials,
  $failure: $problem,
} = createLoader(withDueReminders(loadTutorials))

/** The person's software, each with its cards; null until the tutorials are loaded. */
export const $softwareWithCards = combine($user, $tutorials, (user, tutorials) =>
  tutorials && user
    ? user.softwares.map((software) => ({ software, cards: tutorialCards(tutorials, software) }))
    : null,
)

// With every visit: the person comes back from steps, and their progress has changed.
sample({
  clock: [softwareHomeOpened, tutorialsRetried],
  source: loadTutorialsFx.pending,
  filter: (isPending) => !isPending,
  fn: () => {},
  target: loadTutorialsFx,
})
// A newly selected software is not in the old tutorials, and would seem to have none.
$tutorials.on(userChanged, (tutorials, changes) => (changes.softwares ? null : tutorials))
sample({ clock: loadTutorialsFx.doneData, fn: ({ continueWith }) => continueWith, target: continueReceived })
sample({ clock: loadTutorialsFx.doneData, fn: ({ reminders }) => reminders, target: remindersReceived })

const cardsFound = sample({
  clock: softwareChosen,
  source: $softwareWithCards,
  fn: (softwareWithCards, slug) => softwareWithCards?.find(({ software }) => software.slug === slug),
})
sample({
  clock: cardsFound,
  filter: Boolean,
  fn: ({ software, cards }) => `${software.name}: ${cards.map(({ name }) => name).join(' and ') || 'nothing'} shown`,
  target: hintAnnounced,
})
