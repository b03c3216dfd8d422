import { VisuallyHidden } from '@mantine/core'
import { createEvent, createStore, createWatch, sample } from 'effector'
import { useProvidedScope } from 'effector-react'
import { useLayoutEffect, useState } from 'react'
import { $displaySetting, type DisplaySetting } from '../display/index.ts'
import { signedOut } from '../session/index.ts'
import { createAnnouncementQueue } from './announcement-queue.ts'

// How much is said is a person's choice: less, normal or more (docs/product/accessibility.md#announcing). The page must show all of it too.

/** Announces a text to screen readers, politely, whatever the person chose: a failure, or what came of something that they did. */
export const announced = createEvent<string>()
/** Announces what helps and could be done without: a count, a hint, a state that follows by itself. Not to people who want to hear less. */
export const hintAnnounced = createEvent<string>()
/** Announces what a search has found: how much is a hint, but that there is nothing, or that it failed, is said to everyone. */
export const findingsAnnounced = createEvent<{ text: string; isNothing: boolean }>()
/** Announces a detail, only to people who want to hear more. */
export const detailAnnounced = createEvent<string>()

type Level = DisplaySetting['announcements']
const always: Level[] = ['less', 'normal', 'more']

/** Every announcement, and whether it is said. A detail is one only to people who want to hear more. */
export const announcementMade = sample({
  clock: [
    announced.map((text) => ({ text, saidAt: always, isDetail: false })),
    hintAnnounced.map((text) => ({ text, saidAt: always.slice(1), isDetail: false })),
    findingsAnnounced.map(({ text, isNothing }) => ({
      text,
      saidAt: isNothing ? always : always.slice(1),
      isDetail: false,
    })),
    detailAnnounced.map((text) => ({ text, saidAt: always.slice(2), isDetail: true })),
  ],
  source: $displaySetting,
  filter: ({ announcements }, { saidAt, isDetail }) => !isDetail || saidAt.includes(announcements),
  fn: ({ announcements }, { text, saidAt }) => ({ text, isSaid: saidAt.includes(announcements) }),
})

// The same text twice in a row must still change the region, or nothing is read: a no-break space is added.
/** What was said last. */
export const $announcement = createStore('').on(announcementMade, (last, { text, isSaid }) =>
  !isSaid ? last : last === text ? `${text}\u00a0` : text,
)

/**
 * The one polite live region of the page (docs/product/accessibility.md#live-region). The host renders it once, after the page, and it
 * never unmounts. Texts announced at the same moment are said one after the other; some seconds after the last the region is empty, and at once when someone
 * signs out: what was said to them is not for the next person.
 */
export function LiveRegion() {
  const [text, setText] = useState('')
  const scope = useProvidedScope()
  // A layout effect, because effects of the page may announce something already.
  useLayoutEffect(() => {
    const queue = createAnnouncementQueue(setText)
    // Layout effects of the page, which comes before the region, have announced this already.
    const earlier = scope ? scope.getState($announcement) : $announcement.getState()
    if (earlier !== '') queue.say(earlier)
    const watches = [
      createWatch({ unit: $announcement, fn: queue.say, ...(scope && { scope }) }),
      createWatch({ unit: signedOut, fn: queue.clear, ...(scope && { scope }) }),
    ]
    return () => {
      for (const unwatch of watches) unwatch()
      queue.stop()
    }
  }, [scope])
  return (
    <VisuallyHidden role="status" aria-live="polite" data-live-region>
      {text}
    </VisuallyHidden>
  )
}
