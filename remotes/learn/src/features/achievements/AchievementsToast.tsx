import { useUnit } from 'effector-react'
import { lazy, Suspense, useEffect } from 'react'
import { $unlocked, shellShown } from './unlocked.model.ts'

const UnlockedToast = lazy(() => import(/* webpackChunkName: "unlocked-toast" */ './UnlockedToast.tsx'))

/** In the shell of every page, and so as small as can be: what is seen comes when there is news. */
export default function AchievementsToast() {
  const { unlocked, onShown } = useUnit({ unlocked: $unlocked, onShown: shellShown })
  useEffect(() => {
    onShown()
  }, [onShown])
  if (unlocked.length === 0) return null
  return (
    <Suspense>
      <UnlockedToast badges={unlocked} />
    </Suspense>
  )
}
