import { createEffect, createStore, sample } from 'effector'
import type { User } from '../contracts/index.ts'
import { signedIn, signedOut } from './session.ts'

// On a computer that others use too, nothing of a person stays behind: what is kept for them is deleted when they sign out, when
// somebody else signs in, or once their session must have ended.

/** Whether who is signed in, or was last, said that others use this computer too. Known without a network. */
const sharedKey = 'stepwise.shared-computer'
/** When the person's session on this shared computer last began or was confirmed, by their id. */
const sinceKey = (personId: string) => `stepwise.shared-since.${personId}`
/** The e-mail address that sign-up keeps between its steps; it belongs to nobody's id yet. */
const signUpEmailKey = 'stepwise.sign-up-email'
/** As long as the server lets such a session live. */
const sessionHours = 12

/** Loaded while the network is there: signing out must not need it. */
const loadDevice = () => import(/* webpackChunkName: "kept-on-device" */ '../drafts/device.ts')

/** How much of what this person has written waits on the device to be sent or saved. */
export const countUnsentFx = createEffect(async (personId: string) => (await loadDevice()).countUnsent(personId))

const rememberFx = createEffect(async ({ id, isSharedComputer }: User) => {
  if (isSharedComputer) {
    localStorage.setItem(sharedKey, '1')
    localStorage.setItem(sinceKey(id), String(Date.now()))
  } else {
    localStorage.removeItem(sharedKey)
    localStorage.removeItem(sinceKey(id))
  }
  await forgetLeftBehind(id)
  if (isSharedComputer) await loadDevice().catch(() => {})
})

export const deletePersonDataFx = createEffect(async (personId: string) => {
  // Should deleting fail now, the next start does it.
  localStorage.setItem(sinceKey(personId), '0')
  localStorage.removeItem(sharedKey)
  localStorage.removeItem(signUpEmailKey)
  await (await loadDevice()).deletePersonData(personId)
})

/** Forgets others whose time on this shared computer is over: all of them once somebody is signed in, else the expired. */
async function forgetLeftBehind(signedInId: string | null): Promise<void> {
  const oldest = Date.now() - sessionHours * 60 * 60 * 1000
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(sinceKey(''))) continue
    const personId = key.slice(sinceKey('').length)
    const isOver = signedInId === null ? Number(localStorage.getItem(key)) < oldest : personId !== signedInId
    if (isOver) await deletePersonDataFx(personId).catch(() => {})
  }
}
const forgetExpiredFx = createEffect(() => forgetLeftBehind(null))

/** Who has said so; still known when `signedOut` empties `$user`. */
const $guest = createStore<string | null>(null).on(signedIn, (_, { id, isSharedComputer }) =>
  isSharedComputer ? id : null,
)
sample({ clock: signedIn, target: rememberFx })
sample({ clock: signedOut, source: $guest, filter: (personId) => personId !== null, target: deletePersonDataFx })
sample({ clock: signedOut, target: forgetExpiredFx })
$guest.reset(deletePersonDataFx)
