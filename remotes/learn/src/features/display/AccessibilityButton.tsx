import { useLocation } from '@stepwise/shared/routing'
import { lazy, Suspense } from 'react'

/** Spec 2.9: the settings are opened from flow, tutorial and favourites pages. (From the profile as well, mission 18.) */
const readingPages = /^\/(flows|tutorials|favourites)(\/|$)/

const Opener = lazy(() => import(/* webpackChunkName: "accessibility-opener" */ './AccessibilityOpener.tsx'))

/** The button of the top bar. This much loads with every page, so the button itself comes where it is shown. */
export default function AccessibilityButton() {
  const { pathname } = useLocation()
  if (!readingPages.test(pathname)) return null
  return (
    <Suspense>
      <Opener />
    </Suspense>
  )
}
