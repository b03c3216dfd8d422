import { $badges } from '@stepwise/shared/badges'
import type { Badge } from '@stepwise/shared/contracts'
import { $user, signedOut } from '@stepwise/shared/session'
import { $openSlot } from '@stepwise/shared/shell'
import { announced } from '@stepwise/shared/ui'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'

/** Spec 4 and 9: what is older than this many ms is no news. */
const newsWindow = 10 * 60_000

const keyOf = (person: string) => `stepwise.announced-badges.${person}`
const announcedTo = (person: string): string[] => JSON.parse(localStorage.getItem(keyOf(person)) ?? '[]')

/** The shell is on screen: toasts can be seen. */
export const shellShown = createEvent()
export const toastClosed = createEvent()

/** The badges that the toast tells of; none: no toast. */
export const $unlocked = createStore<Badge[]>([])

/** Keeps on the device which badges this person has been told of, and answers with those they had not. */
export const tellNewsFx = createEffect(({ person, badges }: { person: string; badges: Badge[] }) => {
  const told = announcedTo(person)
  const news = badges.filter(
    ({ code, createdAt }) => Date.now() - Date.parse(createdAt) < newsWindow && !told.includes(code),
  )
  if (news.length > 0) localStorage.setItem(keyOf(person), JSON.stringify([...told, ...news.map(({ code }) => code)]))
  return news
})

sample({
  clock: [shellShown, $badges.updates],
  source: combine({ user: $user, badges: $badges }),
  filter: ({ user }) => user !== null,
  fn: ({ user, badges }) => ({ person: user?.id ?? '', badges }),
  target: tellNewsFx,
})

// The dialog shows what is new by itself.
const news = sample({
  clock: tellNewsFx.doneData,
  source: $openSlot,
  filter: (slot, badges) => badges.length > 0 && slot !== 'dialog.achievements',
  fn: (_, badges) => badges,
})
$unlocked.on(news, (shown, badges) => [...shown, ...badges]).reset(toastClosed, signedOut)
sample({ clock: $openSlot, filter: (slot) => slot === 'dialog.achievements', target: toastClosed })
sample({ clock: news, fn: (badges) => `Achievement unlocked. ${namesOf(badges)}`, target: announced })

/** 'NEWBIE', 'NEWBIE and ON A ROLL', 'NEWBIE, ON A ROLL and 3 more': a first visit may earn many. */
export function namesOf(badges: readonly Badge[]): string {
  const names = badges.map(({ name }) => name)
  const listed = names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} more`] : names
  return [listed.slice(0, -1).join(', '), ...listed.slice(-1)].filter(Boolean).join(' and ')
}
