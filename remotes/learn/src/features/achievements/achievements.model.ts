import { $badges } from '@stepwise/shared/badges'
import type { BadgeOnOffer } from '@stepwise/shared/contracts'
import { messageFor } from '@stepwise/shared/http'
import { signedOut } from '@stepwise/shared/session'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { fetchBadges } from './achievements.api.ts'

/** A badge as the dialog shows it. `earnedAt` is null while it is locked. */
export interface Achievement extends BadgeOnOffer {
  earnedAt: string | null
}

export const achievementsOpened = createEvent()

const $onOffer = createStore<BadgeOnOffer[] | null>(null)
export const $loadFailure = createStore<string | null>(null)

export const fetchBadgesFx = createEffect(fetchBadges)

$onOffer.on(fetchBadgesFx.doneData, (_, badges) => badges).reset(signedOut)
$loadFailure.on(fetchBadgesFx.failData, (_, error) => messageFor(error)).reset(fetchBadgesFx, signedOut)

/** Null until the badges are known. */
export const $achievements = combine($onOffer, $badges, (onOffer, earned) =>
  onOffer
    ? onOffer.map((badge): Achievement => {
        const earnedAt = earned.find(({ code }) => code === badge.code)?.createdAt ?? null
        return { ...badge, earnedAt }
      })
    : null,
)

// They change with a release only: once a visit is enough.
sample({
  clock: achievementsOpened,
  source: $onOffer,
  filter: (onOffer) => onOffer === null,
  fn: () => {},
  target: fetchBadgesFx,
})
