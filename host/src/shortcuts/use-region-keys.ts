import { useIsShortcutOn } from '@stepwise/shared/shortcuts'
import { detailAnnounced } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { findRegion, focusRegion, regionName, regionsNow } from './regions.ts'

type Direction = 1 | -1

/** What happens before this code is there. */
export interface EarlyRegionKeys {
  /** Of F6, kept for this code. */
  presses: KeyboardEvent[]
  /** What had the focus, the latest last. */
  focused: Element[]
  /** From then on nothing is kept. */
  end: () => void
}

/**
 * F6 leads to the next part of the page, Shift + F6 to the one before (docs/product/accessibility.md#regions). At the last part in either
 * direction the browser has the key, which is its own key for its bars; pressed there again, the round starts again.
 */
export function useRegionKeys(early?: EarlyRegionKeys): void {
  const isOn = useIsShortcutOn()
  const announce = useUnit(detailAnnounced)
  const lastFocused = useRef(new WeakMap<Element, Element>())
  /** Where the round has ended, and the browser had the key. */
  const ended = useRef<{ region: Element | null; direction: Direction } | null>(null)

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, altKey, metaKey, shiftKey, isComposing, defaultPrevented } = event
    if (key !== 'F6' || ctrlKey || altKey || metaKey || isComposing || defaultPrevented) return
    // An open menu has the focus until it is closed.
    if (document.activeElement?.closest('[role="menu"]')) return
    if (!isOn(shiftKey ? 'region-before' : 'region-next')) return
    const direction = shiftKey ? -1 : 1
    const regions = regionsNow()
    const region = findRegion(document.activeElement)
    const at = region ? regions.indexOf(region) : -1
    const isFirstPress = at === -1
    const onwards = isFirstPress ? regions.at(direction === 1 ? 0 : -1) : regions[at + direction]
    const before = ended.current
    const isAgain = before !== null && before.region === region && before.direction === direction
    const next = onwards ?? (isAgain ? regions.at(direction === 1 ? 0 : -1) : undefined)
    ended.current = next ? null : { region, direction }
    if (!next) return
    event.preventDefault()
    focusRegion(next, lastFocused.current.get(next))
    announce(regionName(next))
  })

  const remember = useEffectEvent((target: EventTarget | null) => {
    const region = target instanceof Element ? findRegion(target) : null
    if (region && target instanceof Element && target !== region) lastFocused.current.set(region, target)
  })

  const catchUp = useEffectEvent(() => {
    if (!early) return
    early.end()
    for (const element of [...early.focused, document.activeElement]) remember(element)
    // Copies, because the presses themselves have been kept from the browser.
    for (const key of early.presses) press(new KeyboardEvent('keydown', key))
  })

  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => remember(target)
    const onKeyDown = (event: KeyboardEvent) => press(event)
    document.addEventListener('focusin', onFocusIn)
    addEventListener('keydown', onKeyDown, true)
    catchUp()
    return () => {
      document.removeEventListener('focusin', onFocusIn)
      removeEventListener('keydown', onKeyDown, true)
    }
  }, [])
}
