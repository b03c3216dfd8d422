import { $displaySaving } from '@stepwise/shared/display'
import { $personId, personalStore } from '@stepwise/shared/session'
import { announced } from '@stepwise/shared/ui'
import { sample } from 'effector'

type Outcome = 'saved' | 'failed' | 'unkept' | 'refused'

const words: Record<Outcome, string> = {
  saved: 'Your settings are saved to your account.',
  failed: 'Your settings are not saved to your account yet. They are kept on this device.',
  unkept: 'Your settings are not saved to your account yet, and this device cannot keep them. Leave this page open.',
  refused: 'What you chose last could not be saved to your account, and is not kept.',
}

/** How the last save ended. */
const $outcome = personalStore<Outcome>('saved').on($displaySaving, (before, { state }) =>
  state === 'saving' ? before : state,
)

// Announced once when saving fails and once when it works again, not with every change. Nothing when the person leaves.
sample({
  clock: $outcome.updates,
  source: $personId,
  filter: (personId) => personId !== null,
  fn: (_, outcome) => words[outcome],
  target: announced,
})
