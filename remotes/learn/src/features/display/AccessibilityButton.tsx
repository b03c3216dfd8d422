import { Lazy, lazyComponent } from '@stepwise/shared/lazy'
import { useLocation } from '@stepwise/shared/routing'
import { Button } from '@stepwise/shared/ui'

/** Spec 2.9: the settings are opened from flow, tutorial and favourites pages. (From the profile as well, mission 18.) */
const readingPages = /^\/(flows|tutorials|favourites)(\/|$)/

const opener = lazyComponent(() => import(/* webpackChunkName: "accessibility-opener" */ './AccessibilityOpener.tsx'))

// There is no room for a sentence in the top bar.
const missing = (tryAgain: () => void) => (
  <Button variant="default" onClick={tryAgain} aria-label="Accessibility settings could not be loaded. Try again">
    Try again
  </Button>
)

/** The button of the top bar. This much loads with every page, so the button itself comes where it is shown. */
export default function AccessibilityButton() {
  const { pathname } = useLocation()
  if (!readingPages.test(pathname)) return null
  return <Lazy part={opener} props={{}} title="Accessibility settings" failure={missing} retriesOnline />
}
