import { useEffect, useEffectEvent } from 'react'

/** In the state of the entry that an open panel adds. */
const layerMark = 'isOfLayer'
/** Where a panel fills the window, it looks like a page of its own. */
const phone = '(max-width: 480px)'

/** Whether the history is at the entry of an open panel: a link in it takes its place, so that Back leads to the page below. */
export const isAtLayerEntry = () => Boolean(history.state?.[layerMark])

/**
 * On a phone the browser's Back closes the panel and not the page below: the open panel has an entry of the history, with the same
 * address. The router does not hear of it, so that neither focus nor scroll moves.
 */
export function useBackCloses(isOn: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOn || !matchMedia(phone).matches) return
    history.pushState({ ...history.state, [layerMark]: true }, '')
    const onBack = (event: PopStateEvent) => {
      event.stopImmediatePropagation()
      close()
    }
    // In the capture phase, before the router.
    window.addEventListener('popstate', onBack, { capture: true, once: true })
    return () => {
      window.removeEventListener('popstate', onBack, true)
      // Closed in another way: its entry goes too. Whoever followed a link has replaced it.
      if (!isAtLayerEntry()) return
      window.addEventListener('popstate', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
      history.back()
    }
  }, [isOn])
}
