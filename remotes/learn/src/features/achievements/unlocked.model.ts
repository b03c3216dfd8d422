import { $badges } from '@stepwise/shared/badges'
import type { Badge } from '@stepwise/shared/contracts'
import { $user, signedOut } from '@stepwise/shared/session'
import { $openSlot } from '@stepwise/shared/shell'
import { announced } from '@stepwise/shared/ui'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'

/** What is older than this many ms is no news. */
const newsWindow = 10 * 60_000

const keyOf = (person: string) => `stepwise.announced-badges.${person}`

function announcedCodes(person: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(person)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((code) => typeof code === 'string') : []
  } catch {
    return []
  }
}

/** The shell is on screen: toasts can be seen. */
export const shellShown = createEvent()
/** The toast has stood where it can be seen for long enough to be noticed. */
export const toastSeen = createEvent()
export const toastClosed = createEvent()

/** The badges that the toast tells of; none: no toast. */
export const $unlocked = createStore<Badge[]>([])

interface BadgesOf {
  person: string
  badges: Badge[]
}

/** Those of the badges that are new and that this person has not been told of on this device. */
export const findUnannouncedFx = createEffect(({ person, badges }: BadgesOf) => {
  const told = announcedCodes(person)
  return badges.filter(({ code, createdAt }) => Date.now() - Date.parse(createdAt) < newsWindow && !told.includes(code))
})
/** Keeps on the device that this person knows of the badges: after a reload they are no news. */
const storeAnnouncedFx = createEffect(({ person, badges }: BadgesOf) => {
  const told = new Set([...announcedCodes(person), ...badges.map(({ code }) => code)])
  localStorage.setItem(keyOf(person), JSON.stringify([...told]))
})

sample({
  clock: [shellShown, $badges.updates],
  source: combine({ user: $user, badges: $badges }),
  filter: ({ user }) => user !== null,
  fn: ({ user, badges }) => ({ person: user?.id ?? '', badges }),
  target: findUnannouncedFx,
})

const found = sample({
  clock: findUnannouncedFx.doneData,
  source: $unlocked,
  fn: (shown, badges) => badges.filter(({ code }) => !shown.some((badge) => badge.code === code)),
})
const isDialogOpen = (slot: string | null) => slot === 'dialog.achievements'
const news = sample({
  clock: found,
  source: $openSlot,
  filter: (slot, badges) => badges.length > 0 && !isDialogOpen(slot),
  fn: (_, badges) => badges,
})
// The dialog shows what is new by itself.
const seenInDialog = sample({
  clock: found,
  source: $openSlot,
  filter: (slot, badges) => badges.length > 0 && isDialogOpen(slot),
  fn: (_, badges) => badges,
})
const closed = sample({ clock: toastClosed, source: $unlocked })
const seenInToast = sample({ clock: toastSeen, source: $unlocked })
sample({
  clock: [seenInDialog, seenInToast, closed],
  source: $user,
  filter: (user) => user !== null,
  fn: (user, badges) => ({ person: user?.id ?? '', badges }),
  target: storeAnnouncedFx,
})

sample({ clock: $openSlot, filter: isDialogOpen, target: toastClosed })
sample({ clock: news, fn: (badges) => `Achievement unlocked. ${namesOf(badges)}`, target: announced })
$unlocked.on(news, (shown, badges) => [...shown, ...badges]).reset(closed, signedOut)

/** 'NEWBIE', 'NEWBIE and ON A ROLL', 'NEWBIE, ON A ROLL and 3 more': a first visit may earn many. */
export function namesOf(badges: readonly Badge[]): string {
  const names = badges.map(({ name }) => name)
  const listed = names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} more`] : names
  return [listed.slice(0, -1).join(', '), ...listed.slice(-1)].filter(Boolean).join(' and ')
}
