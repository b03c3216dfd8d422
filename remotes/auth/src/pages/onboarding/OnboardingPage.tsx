import { Navigate } from '@stepwise/shared/routing'
import { $isOnboarded, homePath } from '@stepwise/shared/session'
import { useUnit } from 'effector-react'
import { Wizard } from './Wizard.tsx'

/** /onboarding: once, before the product opens (spec 2.15). Whoever has answered goes home, at once or after finishing. */
export default function OnboardingPage() {
  return useUnit($isOnboarded) ? <Navigate to={homePath} replace /> : <Wizard />
}
