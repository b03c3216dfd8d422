import { Lazy, lazyComponent } from '@stepwise/shared/lazy'
import { useLocation } from '@stepwise/shared/routing'
import { Button } from '@stepwise/shared/ui'

/** docs/product/display.md#opener */
const readingPages = /^\/(flows|tutorials|favourites)(\/|$)/

const opener = lazyComponent(() => import(/* webpackChunkName: "accessibility-opener" */ './AccessibilityOpener.tsx'))

// The top bar has no room for a sentence.
const missing = (tryAgain: () => void) => (
  <Button variant="default" onClick={tryAgain} aria-label="Accessibility settings could not be loaded. Try again">
    Try again
  </Button>
)

/** The button of the top bar. This file loads with every page, the button only where it is shown. */
export default function AccessibilityButton() {
  const { pathname } = useLocation()
  if (!readingPages.test(pathname)) return null
  return <Lazy part={opener} props={{}} title="Accessibility settings" failure={missing} comesByItself />
}
