import { useLocation } from '@stepwise/shared/routing'
import { $isSessionExpired, $personId } from '@stepwise/shared/session'
import { isForeign } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { Dictating } from './dictating.ts'

/** Ends the dictation when the person leaves the field, the page or the product, or by Escape: docs/product/dictation.md#ends */
export function useDictationEnd(
  dictating: Dictating,
  field: RefObject<HTMLTextAreaElement | null>,
  controls: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const isOwn = (target: EventTarget | null) =>
      target instanceof Node && (field.current === target || controls.current?.contains(target) === true)

    // First of all listeners: the field and the panel around it make another use of the key.
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isOwn(event.target)) return
      event.preventDefault()
      event.stopPropagation()
      dictating.end()
    }
    addEventListener('keydown', onEscape, { signal, capture: true })
    document.addEventListener('focusin', ({ target }) => !isOwn(target) && !isForeign(target) && dictating.end(), {
      signal,
    })
    document.addEventListener('visibilitychange', () => document.hidden && dictating.end(), { signal })
    addEventListener('pagehide', () => dictating.end(), { signal })
    return () => {
      listening.abort()
      dictating.end()
    }
  }, [dictating, field, controls])

  const { key } = useLocation()
  const [personId, isSessionExpired] = useUnit([$personId, $isSessionExpired])
  const started = useRef({ key, personId })
  const hasLeft = started.current.key !== key || started.current.personId !== personId || isSessionExpired
  const leave = useEffectEvent(() => dictating.end())
  useEffect(() => {
    if (hasLeft) leave()
  }, [hasLeft])
}
