import { VisuallyHidden } from '@mantine/core'
import { createEvent, createStore, createWatch } from 'effector'
import { useProvidedScope } from 'effector-react'
import { useLayoutEffect, useState } from 'react'
import { createAnnouncementQueue } from './announcement-queue.ts'

/** Says something to screen readers, politely. Visible text must say it too. */
export const announced = createEvent<string>()

// The same words twice in a row must still change the region's text, or nothing is read: a no-break space is added.
/** What was announced last. */
export const $announcement = createStore('').on(announced, (last, text) => (last === text ? `${text}\u00a0` : text))

/**
 * The one polite live region of the page. The host renders it once and it never unmounts. What is announced at the same
 * moment is said one after the other.
 */
export function LiveRegion() {
  const [text, setText] = useState('')
  const scope = useProvidedScope()
  // Before any effect of the page, which may announce something.
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
