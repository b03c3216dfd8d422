import { $displaySaving } from '@stepwise/shared/display'
import { $personId, personalStore } from '@stepwise/shared/session'
import { announced } from '@stepwise/shared/ui'
import { sample } from 'effector'

type Outcome = 'saved' | 'failed' | 'unstored' | 'refused'

const words: Record<Outcome, string> = {
  saved: 'Your settings are saved to your account.',
  failed: 'Your settings are saved on this device, but not to your account yet.',
  unstored: 'Your settings are not saved to your account yet, and this device cannot save them. Leave this page open.',
  refused: 'Your last choice could not be saved to your account. It lasts until you leave this page.',
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
