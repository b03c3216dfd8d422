import { Lazy, lazyComponent } from '@stepwise/shared/lazy'
import { matchRoute, paths, useLocation } from '@stepwise/shared/routing'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { visitStarted } from '../unsent/unsent.model.ts'
import { $unlocked, shellShown } from './unlocked.model.ts'

const unlockedToast = lazyComponent(() => import(/* webpackChunkName: "unlocked-toast" */ './UnlockedToast.tsx'))

/** Loads with every page, so it is small: the toast itself is loaded when there is a new badge. */
export default function AchievementsToast() {
  const { unlocked, onShown, onVisit } = useUnit({
    unlocked: $unlocked,
    onShown: shellShown,
    onVisit: visitStarted,
  })
  useEffect(() => {
    onShown()
    // Here, because nothing else of this remote is on every page from the start.
    onVisit()
  }, [onShown, onVisit])
  const { pathname } = useLocation()
  // A form that fills a small screen has no place that it would not cover: it waits until the form is left.
  if (unlocked.length === 0 || matchRoute(paths.contentDocument.pattern, pathname)) return null
  return (
    <Lazy
      part={unlockedToast}
      title="Your new achievement"
      props={{ badges: unlocked }}
      failure={() => null}
      autoRetry
    />
  )
}
