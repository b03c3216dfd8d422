import { Lazy, lazyComponent } from '@stepwise/shared/lazy'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { visitStarted } from '../unsent/unsent.model.ts'
import { $unlocked, shellShown } from './unlocked.model.ts'

const unlockedToast = lazyComponent(() => import(/* webpackChunkName: "unlocked-toast" */ './UnlockedToast.tsx'))

/** In the shell of every page, and so as small as can be: what is seen comes when there is news. */
export default function AchievementsToast() {
  const { unlocked, onShown, onVisit } = useUnit({
    unlocked: $unlocked,
    onShown: shellShown,
    onVisit: visitStarted,
  })
  useEffect(() => {
    onShown()
    // It earns achievements too, and nothing else of this remote is on every page so early.
    onVisit()
  }, [onShown, onVisit])
  if (unlocked.length === 0) return null
  return (
    <Lazy
      part={unlockedToast}
      title="Your new achievement"
      props={{ badges: unlocked }}
      failure={() => null}
      retriesOnline
    />
  )
}
