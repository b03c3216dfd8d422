import { $badges } from '@stepwise/shared/badges'
import type { BadgeOnOffer } from '@stepwise/shared/contracts'
import { messageFor } from '@stepwise/shared/http'
import { personalStore } from '@stepwise/shared/session'
import { combine, createEffect, createEvent, sample } from 'effector'
import { fetchBadges } from './achievements.api.ts'

/** A badge as the dialog shows it. `earnedAt` is null while it is locked. */
export interface Achievement extends BadgeOnOffer {
  earnedAt: string | null
}

export const achievementsOpened = createEvent()

const $onOffer = personalStore<BadgeOnOffer[] | null>(null)
export const $loadFailure = personalStore<string | null>(null)

export const fetchBadgesFx = createEffect(fetchBadges)

$onOffer.on(fetchBadgesFx.doneData, (_, badges) => badges)
$loadFailure.on(fetchBadgesFx.failData, (_, error) => messageFor(error)).reset(fetchBadgesFx)

/** Null until the badges are loaded. */
export const $achievements = combine($onOffer, $badges, (onOffer, earned) =>
  onOffer
    ? onOffer.map((badge): Achievement => {
        const earnedAt = earned.find(({ code }) => code === badge.code)?.createdAt ?? null
        return { ...badge, earnedAt }
      })
    : null,
)

// Once in a visit is enough: they only change with a release.
sample({
  clock: achievementsOpened,
  source: $onOffer,
  filter: (onOffer) => onOffer === null,
  fn: () => {},
  target: fetchBadgesFx,
})
