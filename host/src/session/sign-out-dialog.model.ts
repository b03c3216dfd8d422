import { $signOutProgress, personalStore, type SignOutProgress, signOutCancelled } from '@stepwise/shared/session'
import { announced } from '@stepwise/shared/ui'
import { createEffect, sample } from 'effector'

/** A sign-out that takes longer than this, in ms, opens the dialog. */
const dialogDelayMs = 800

export const dialogDelayFx = createEffect(() => new Promise<void>((resolve) => setTimeout(resolve, dialogDelayMs)))

/** Once open it stays until the sign-out ends: a second attempt only changes its text. */
export const $isDialogOpen = personalStore(false).on($signOutProgress.updates, (isOpen, { step }) => {
  if (step === 'sending') return isOpen
  return step !== 'none'
})
sample({
  clock: dialogDelayFx.done,
  source: $signOutProgress,
  filter: ({ step }) => step === 'sending',
  fn: () => true,
  target: $isDialogOpen,
})
sample({
  clock: $signOutProgress.updates,
  filter: ({ step }) => step === 'sending',
  fn: () => {},
  target: dialogDelayFx,
})
sample({ clock: signOutCancelled, fn: () => 'You are still signed in.', target: announced })

export interface DialogWords {
  heading: string
  words: string
}

export function formatSignOut(progress: SignOutProgress): DialogWords {
  if (progress.step === 'failed') {
    const reason = progress.isEverywhere
      ? 'You could not be signed out everywhere, because we could not reach the server or something went wrong there.'
      : 'You could not be signed out, because something went wrong on our side.'
    const here = 'your work is hidden at once, and your session here ends as soon as possible.'
    return {
      heading: 'You are still signed in',
      words: `${reason} Try again. Or sign out on this device now: ${here}`,
    }
  }
  if (progress.step !== 'unsent') return { heading: 'Signing out…', words: 'This is taking longer than usual.' }
  const { count, isKept } = progress
  return isKept
    ? {
        heading: 'Sign out of this shared computer?',
        words: `${notSaved(count)} Signing out deletes unsaved work from this computer. ${ifYouWait}`,
      }
    : {
        heading: 'Sign out and lose unsaved work?',
        words: `${notSaved(count)} This device cannot store unsaved work, so signing out deletes it. ${ifYouWait}`,
      }
}

const ifYouWait = 'If you wait, it will be saved as soon as possible.'

function notSaved(count: number | null): string {
  if (count === null) return 'Some of your work may not be saved yet.'
  return `${count === 1 ? '1 item is' : `${count} items are`} not saved yet.`
}
