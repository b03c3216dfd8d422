import { boot, isForVisitors } from './registry.ts'
import { stored } from './visit.ts'

const storageKey = 'stepwise.link-followed'
const tab = () => sessionStorage

/**
 * Remembers that a person followed a link before the app was there, which loads the page that it leads to: there the heading takes the focus,
 * as after any change of page (docs/product/routes-and-guards.md#heading-focus).
 */
export function watchEarlyLinks(): void {
  boot.isLinkFollowed = stored(storageKey, tab) !== '' && !isForVisitors()
  remember(false)
  // Not on its way down: the frame may be the app's already, which then changes the page itself.
  addEventListener('click', (event) => {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event
    if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element))
      return
    const link = target.closest<HTMLAnchorElement>('[data-rendered]:not([data-for-visitors]) #root a[href]')
    if (link && !link.target && link.origin === location.origin && link.pathname !== location.pathname) remember(true)
  })
}

function remember(isFollowed: boolean): void {
  try {
    if (isFollowed) tab().setItem(storageKey, '1')
    else tab().removeItem(storageKey)
  } catch {
    // The browser stores nothing: the next page begins as any other does.
  }
}
