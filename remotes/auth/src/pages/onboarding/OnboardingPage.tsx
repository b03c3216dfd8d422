import { Navigate } from '@stepwise/shared/routing'
import { $isOnboarded, homePath } from '@stepwise/shared/session'
import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { $kept, onboardingOpened } from './onboarding.model.ts'
import { Wizard } from './Wizard.tsx'

/** /onboarding: once, before the product opens (spec 2.15). Whoever has answered goes home, at once or after finishing. */
export default function OnboardingPage() {
  const [isOnboarded, kept, opened] = useUnit([$isOnboarded, $kept, onboardingOpened])
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    opened()
    setOpen(true)
  }, [opened])
  if (isOnboarded) return <Navigate to={homePath} replace />
  // Until it has opened, what is known is of an earlier visit. The device answers within a few milliseconds.
  return isOpen && kept && <Wizard kept={kept.answers} />
}
