import { createEffect, createStore, sample } from 'effector'
import type { User } from '../contracts/index.ts'
import { countUnstored } from '../drafts/unstored.ts'
import { signedIn, signedOut } from './session.ts'
import { personKey, readStored } from './stored-session.ts'

// docs/product/accounts.md#shared-computer-forgets: what is stored for a person is deleted when they sign out, when someone else
// signs in, or once their session must have ended.

/** Whether the person who is signed in, or was last, said that others use this computer too. Known without a network. */
const sharedKey = 'stepwise.shared-computer'
/** When the session of this person (a user's id) on a shared computer last began or was confirmed: ms since 1970. */
const sinceKey = (personId: string) => `stepwise.shared-since.${personId}`
/** The e-mail address that sign-up stores between its steps: no user has an id for it yet. */
const signUpEmailKey = 'stepwise.sign-up-email'
/** How long the server keeps a session on a shared computer. */
const sessionHours = 12

/** Loaded at sign-in, while there is a network: signing out must not need one. */
const loadDevice = () => import(/* webpackChunkName: "device-data" */ '../drafts/device.ts')

/** Counts what this person (a user's id) has written and the server does not have. */
export const countUnsentFx = createEffect(
  async (personId: string) => (await (await loadDevice()).countUnsent(personId)) + countUnstored(),
)

const storeSharedComputerFx = createEffect(async ({ id, isSharedComputer }: User) => {
  if (isSharedComputer) {
    localStorage.setItem(sharedKey, '1')
    localStorage.setItem(sinceKey(id), String(Date.now()))
  } else {
    localStorage.removeItem(sharedKey)
    localStorage.removeItem(sinceKey(id))
  }
  await deleteDataOfOthers(id)
  if (isSharedComputer) await loadDevice().catch(() => {})
})

export const deletePersonDataFx = createEffect(async (personId: string) => {
  // If deleting fails now, the session counts as over at the next start, which deletes then.
  localStorage.setItem(sinceKey(personId), '0')
  localStorage.removeItem(sharedKey)
  localStorage.removeItem(signUpEmailKey)
  if (readStored(personKey) === personId) localStorage.removeItem(personKey)
  await (await loadDevice()).deletePersonData(personId)
})

/** Deletes the data of people who did not sign out: of everyone else once someone is signed in, else where the session is over. */
async function deleteDataOfOthers(signedInId: string | null): Promise<void> {
  const oldestStart = Date.now() - sessionHours * 60 * 60 * 1000
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(sinceKey(''))) continue
    const personId = key.slice(sinceKey('').length)
    const isOver = signedInId === null ? Number(localStorage.getItem(key)) < oldestStart : personId !== signedInId
    if (isOver) await deletePersonDataFx(personId).catch(() => {})
  }
}
const deleteExpiredFx = createEffect(() => deleteDataOfOthers(null))

/** The person signed in on a shared computer: the user's id, still known when `signedOut` has emptied `$user`. */
const $sharedComputerPersonId = createStore<string | null>(null).on(signedIn, (_, { id, isSharedComputer }) =>
  isSharedComputer ? id : null,
)
sample({ clock: signedIn, target: storeSharedComputerFx })
sample({
  clock: signedOut,
  source: $sharedComputerPersonId,
  filter: (personId) => personId !== null,
  target: deletePersonDataFx,
})
sample({ clock: signedOut, target: deleteExpiredFx })
// Not when the data of someone else is deleted, who did not sign out: this person's is still to be deleted at their sign-out.
$sharedComputerPersonId.on(deletePersonDataFx, (present, deletedId) => (deletedId === present ? null : present))
