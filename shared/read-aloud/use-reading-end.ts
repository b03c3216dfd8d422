import { useLocation } from '@stepwise/shared/routing'
import { $isSessionExpired, $personId } from '@stepwise/shared/session'
import { useEscape } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { Reading } from './reading.ts'

/** Another copy of this code hears it too: one text is read at a time. */
const startEvent = 'stepwise:read-aloud-started'

/** Ends the reading when something else begins, or the person leaves: docs/product/read-aloud.md#ends */
export function useReadingEnd(reading: Reading, text: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const end = () => reading.end()

    for (const media of document.querySelectorAll('video, audio')) (media as HTMLMediaElement).pause()
    document.dispatchEvent(new Event(startEvent))
    document.addEventListener(startEvent, end, { signal })
    // Media events do not rise to the document; on their way down it hears them.
    document.addEventListener('play', end, { signal, capture: true })
    addEventListener('pagehide', end, { signal })
    return () => {
      listening.abort()
      end()
    }
  }, [reading])
  // Before focus mode or the panel around the text, which have been there longer; after a layer above, which makes it inert.
  useEscape(
    () => reading.end(),
    () => !text.current?.closest('[inert]'),
  )

  const { key } = useLocation()
  const [personId, isSessionExpired] = useUnit([$personId, $isSessionExpired])
  const started = useRef({ key, personId })
  const hasLeft = started.current.key !== key || started.current.personId !== personId || isSessionExpired
  const leave = useEffectEvent(() => reading.end())
  useEffect(() => {
    if (hasLeft) leave()
  }, [hasLeft])
}
