import { VisuallyHidden } from '@mantine/core'
import { createEvent, createStore, createWatch } from 'effector'
import { useProvidedScope } from 'effector-react'
import { useLayoutEffect, useState } from 'react'
import { createAnnouncementQueue } from './announcement-queue.ts'

/** Announces a text to screen readers, politely. The page must show it too. */
export const announced = createEvent<string>()

// The same text twice in a row must still change the region, or nothing is read: a no-break space is added.
/** What was announced last. */
export const $announcement = createStore('').on(announced, (last, text) => (last === text ? `${text}\u00a0` : text))

/**
 * The one polite live region of the page (docs/product/accessibility.md#live-region). The host renders it once and it never
 * unmounts. Texts announced at the same moment are said one after the other.
 */
export function LiveRegion() {
  const [text, setText] = useState('')
  const scope = useProvidedScope()
  // A layout effect, because effects of the page may announce something already.
  useLayoutEffect(() => {
    const queue = createAnnouncementQueue(setText)
    const unwatch = createWatch({ unit: $announcement, fn: queue.say, ...(scope && { scope }) })
    return () => {
      unwatch()
      queue.stop()
    }
  }, [scope])
  return (
    <VisuallyHidden role="status" aria-live="polite" data-live-region>
      {text}
    </VisuallyHidden>
  )
}
