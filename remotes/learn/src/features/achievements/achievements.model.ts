import type { BadgeOnOffer } from '@stepwise/shared/contracts'
import { call } from '@stepwise/shared/http'
import { $badges, createLoader } from '@stepwise/shared/session'
import { combine, createEvent, sample } from 'effector'

/** A badge as the dialog shows it. `earnedAt` is null while it is locked. */
export interface Achievement extends BadgeOnOffer {
  earnedAt: string | null
}

export const achievementsOpened = createEvent()

/** The twelve badges of the edition, in their order. The dialog shows a failure itself. */
const loader = createLoader(async () => (await call('GET /badges', { failures: 'caller' })).badges)
export const { loadFx: fetchBadgesFx, $value: $onOffer, $failure: $loadFailure } = loader

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
