import { $displaySaving } from '@stepwise/shared/display'
import { announced } from '@stepwise/shared/ui'
import { sample } from 'effector'

const notSaved = 'Your settings are not saved to your account yet. They are kept on this device.'
const savedAgain = 'Your settings are saved to your account.'

const $hasFailed = $displaySaving.map(({ state, problem }) => state === 'failed' && problem !== null)

// Announced once when saving fails and once when it works again, not with every change.
sample({ clock: $hasFailed.updates, fn: (hasFailed) => (hasFailed ? notSaved : savedAgain), target: announced })
