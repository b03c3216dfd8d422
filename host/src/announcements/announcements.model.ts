import { personalStore } from '@stepwise/shared/session'
import { announcementMade } from '@stepwise/shared/ui'
import { createEvent, sample } from 'effector'

/** So many are kept, the newest (docs/product/accessibility.md#what-did-it-say). */
export const maxKept = 20

export interface KeptAnnouncement {
  /** Counted up from 1. */
  id: number
  text: string
  /** In ms since 1970. */
  at: number
  /** False for what the person wants not to hear. */
  isSaid: boolean
}

/** Opens "What did it say?". */
export const announcementsRequested = createEvent()
export const announcementsClosed = createEvent()
/** An alert has appeared on the page: a screen reader reads it, whatever announces it. */
export const alertAppeared = createEvent<string>()

export const $isAnnouncementsOpen = personalStore(false)
  .on(announcementsRequested, () => true)
  .reset(announcementsClosed)

const heard = sample({
  clock: [announcementMade, alertAppeared.map((text) => ({ text, isSaid: true }))],
  fn: ({ text, isSaid }) => ({ text, isSaid, at: Date.now() }),
})

/** The newest first. */
export const $announcements = personalStore<KeptAnnouncement[]>([]).on(heard, (kept, one) =>
  [{ ...one, id: (kept[0]?.id ?? 0) + 1 }, ...kept].slice(0, maxKept),
)
