import { createEffect, createStore, sample } from 'effector'
import { signedIn, signedOut } from './session.ts'

// What the browser knows of the session before the server has answered, and between visits.

/** The local storage key that says that someone was signed in. Set by each sign-in, removed by the first tab that finds no session. */
export const signedInKey = 'stepwise.signed-in'
/** The local storage key by which the tabs of one browser tell each other who is signed in: the user's id. */
export const personKey = 'stepwise.person'
const firstLoginKey = (userId: string) => `stepwise.first-login.${userId}`

/** The stored text; null where there is none or the browser refuses to store. Never throws. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Whether someone was signed in when this browser was last used. A hint of what to load early, never a proof. */
export const wasSignedIn = (): boolean => readStored(signedInKey) === '1'

/**
 * Whether someone may be signed in: they were when this browser was last used, or the server says so in a cookie that scripts can read
 * (docs/product/wire.md#cookie). Without either there is no one to ask the server about.
 */
export const isSessionPossible = (edition: string): boolean =>
  // In production its name begins with __Host-.
  wasSignedIn() || document.cookie.split(/; (?:__Host-)?|^__Host-/).includes(`stepwise_signed_in_${edition}=1`)

/**
 * When this person (a user's id) first signed in on this browser, in ms since 1970. Where nothing is stored it is now, and that is
 * stored. Throws where the browser refuses to store (docs/product/routes-and-guards.md#first-login).
 */
export function firstLoginOf(userId: string): number {
  const stored = Date.parse(localStorage.getItem(firstLoginKey(userId)) ?? '')
  if (!Number.isNaN(stored)) return stored
  const now = new Date()
  localStorage.setItem(firstLoginKey(userId), now.toISOString())
  return now.getTime()
}

const msPerDay = 24 * 60 * 60 * 1000

/** Whole days since then. 0 where the browser refuses to store: everyone is greeted as a new person. */
export function daysSinceFirstLogin(userId: string): number {
  try {
    return Math.max(0, Math.floor((Date.now() - firstLoginOf(userId)) / msPerDay))
  } catch {
    return 0
  }
}

const storePersonFx = createEffect((userId: string) => {
  localStorage.setItem(signedInKey, '1')
  localStorage.setItem(personKey, userId)
})
const deleteSignedInFx = createEffect(() => localStorage.removeItem(signedInKey))
const deletePersonFx = createEffect(() => localStorage.removeItem(personKey))
sample({ clock: signedIn, fn: ({ id }) => id, target: storePersonFx })
sample({ clock: signedOut, target: deleteSignedInFx })

// A tab that has just been opened and finds no session tells the others of no sign-out: one of them may be asking its person to sign in
// again, over what they have typed (docs/product/accounts.md#sign-in-again).
const $storedPersonId = createStore<string | null>(null)
  .on(signedIn, (_, { id }) => id)
  .on(deletePersonFx, () => null)
sample({ clock: signedOut, source: $storedPersonId, filter: Boolean, fn: () => {}, target: deletePersonFx })
