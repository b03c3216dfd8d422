import { VisuallyHidden } from '@mantine/core'
import { createEvent, createStore } from 'effector'
import { useUnit } from 'effector-react'

/** Says something to screen readers, politely. Visible text must say it too. */
export const announced = createEvent<string>()

// The same words twice in a row must still change the region's text, or nothing is read: a no-break space is added.
export const $announcement = createStore('').on(announced, (last, text) => (last === text ? `${text}\u00a0` : text))

/** The one polite live region of the page. The host renders it once and it never unmounts. */
export function LiveRegion() {
  const text = useUnit($announcement)
  return (
    <VisuallyHidden role="status" aria-live="polite" data-live-region>
      {text}
    </VisuallyHidden>
  )
}
