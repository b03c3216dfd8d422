import { useLocation } from '@stepwise/shared/routing'
import { $isSessionExpired, $personId } from '@stepwise/shared/session'
import { useUnit } from 'effector-react'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { Reading } from './reading.ts'

/** Another copy of this code hears it too: one text is read at a time. */
const startEvent = 'stepwise:read-aloud-started'

/** What closes by Escape itself, or makes another use of it. */
const ownEscape =
  '[role="menu"], [role="listbox"], [aria-haspopup][aria-expanded="true"], [data-mantine-stop-propagation="true"]'
const textField = 'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, [contenteditable="true"]'

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

    // First of all listeners, because focus mode and panels close by the same key: what is read lies above them.
    const onEscape = (event: KeyboardEvent) => {
      if (!isEscape(event) || !(event.target instanceof Element)) return
      // A layer that lies above the text has made it inert, and closes first.
      if (event.target.closest(`${ownEscape}, ${textField}`) || text.current?.closest('[inert]')) return
      event.preventDefault()
      event.stopPropagation()
      end()
    }
    // Last of all: a field that had no use for the key has left it.
    const onFieldEscape = (event: KeyboardEvent) => {
      const isOfField = event.target instanceof Element && event.target.matches(textField)
      if (isEscape(event) && isOfField && !text.current?.closest('[inert]')) end()
    }
    addEventListener('keydown', onEscape, { signal, capture: true })
    addEventListener('keydown', onFieldEscape, { signal })
    return () => {
      listening.abort()
      end()
    }
  }, [reading, text])

  const { key } = useLocation()
  const [personId, isSessionExpired] = useUnit([$personId, $isSessionExpired])
  const started = useRef({ key, personId })
  const hasLeft = started.current.key !== key || started.current.personId !== personId || isSessionExpired
  const leave = useEffectEvent(() => reading.end())
  useEffect(() => {
    if (hasLeft) leave()
  }, [hasLeft])
}

const isEscape = ({ key, defaultPrevented }: KeyboardEvent) => key === 'Escape' && !defaultPrevented
