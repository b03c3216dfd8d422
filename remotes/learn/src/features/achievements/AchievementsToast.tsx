import { Lazy, lazyComponent } from '@stepwise/shared/lazy'
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
  if (unlocked.length === 0) return null
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
