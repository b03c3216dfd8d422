import type { Badge } from '@stepwise/shared/contracts'
import { $badges, $personId, personalStore } from '@stepwise/shared/session'
import { $openSlot } from '@stepwise/shared/shell'
import { hintAnnounced } from '@stepwise/shared/ui'
import { combine, createEffect, createEvent, sample } from 'effector'

const buildKey = (personId: string) => `stepwise.announced-badges.${personId}`

function announcedCodes(personId: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(buildKey(personId)) ?? '[]')
    return Array.isArray(stored) ? stored.filter((code) => typeof code === 'string') : []
  } catch {
    return []
  }
}

/** The shell is on screen, so a toast can be seen. */
export const shellShown = createEvent()
/** The toast has been in sight for long enough to be noticed. */
export const toastSeen = createEvent()
export const toastClosed = createEvent()

/** The badges in the toast; without any there is no toast. */
export const $unlocked = personalStore<Badge[]>([])

interface BadgesOf {
  personId: string
  badges: Badge[]
}

/** The recent badges that this device has not announced to the person yet. */
export const findUnannouncedFx = createEffect(({ personId, badges }: BadgesOf) => {
  const announcedBefore = announcedCodes(personId)
  return badges.filter((badge) => badge.isNew && !announcedBefore.includes(badge.code))
})
const storeAnnouncedFx = createEffect(({ personId, badges }: BadgesOf) => {
  const codes = new Set([...announcedCodes(personId), ...badges.map(({ code }) => code)])
  localStorage.setItem(buildKey(personId), JSON.stringify([...codes]))
})

sample({
  clock: [shellShown, $badges.updates],
  source: combine({ personId: $personId, badges: $badges }),
  filter: (earned): earned is BadgesOf => earned.personId !== null,
  target: findUnannouncedFx,
})

const found = sample({
  clock: findUnannouncedFx.doneData,
  source: $unlocked,
  fn: (shown, badges) => badges.filter(({ code }) => !shown.some((badge) => badge.code === code)),
})
const isDialogOpen = (slot: string | null) => slot === 'dialog.achievements'
const unlocked = sample({
  clock: found,
  source: $openSlot,
  filter: (slot, badges) => badges.length > 0 && !isDialogOpen(slot),
  fn: (_, badges) => badges,
})
// The open dialog shows new badges itself.
const seenInDialog = sample({
  clock: found,
  source: $openSlot,
  filter: (slot, badges) => badges.length > 0 && isDialogOpen(slot),
  fn: (_, badges) => badges,
})
const closed = sample({ clock: toastClosed, source: $unlocked })
const seenInToast = sample({ clock: toastSeen, source: $unlocked })
const seen = sample({
  clock: [seenInDialog, seenInToast, closed],
  source: $personId,
  fn: (personId, badges) => ({ personId, badges }),
})
sample({ clock: seen, filter: (of): of is BadgesOf => of.personId !== null, target: storeAnnouncedFx })

sample({ clock: $openSlot, filter: isDialogOpen, target: toastClosed })
sample({ clock: unlocked, fn: (badges) => `Achievement unlocked. ${formatNames(badges)}`, target: hintAnnounced })
$unlocked.on(unlocked, (shown, badges) => [...shown, ...badges]).reset(closed)

/** 'NEWBIE', 'NEWBIE and ON A ROLL', 'NEWBIE, ON A ROLL and 3 more'. */
export function formatNames(badges: readonly Badge[]): string {
  const names = badges.map(({ name }) => name)
  const listed = names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} more`] : names
  return [listed.slice(0, -1).join(', '), ...listed.slice(-1)].filter(Boolean).join(' and ')
}
