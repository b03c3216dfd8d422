import { Navigate, paths } from '@stepwise/shared/routing'
import { $isOnboarded, homePath } from '@stepwise/shared/session'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $hasFinished, $storedDraft, onboardingClosed, onboardingOpened } from './onboarding.model.ts'
import { Wizard } from './Wizard.tsx'

/**
 * /onboarding: once, before the product opens (docs/product/accounts.md#onboarding-needed). Finishing it leads to the
 * testimonials and from there home; a person who has answered before goes home at once.
 */
export default function OnboardingPage() {
  const [isOnboarded, hasFinished, stored] = useUnit([$isOnboarded, $hasFinished, $storedDraft])
  const [opened, closed] = useUnit([onboardingOpened, onboardingClosed])
  useEffect(() => {
    opened()
    return () => closed()
  }, [opened, closed])
  if (isOnboarded) return <Navigate to={hasFinished ? paths.testimonial.href({}) : homePath} replace />
  // No loader: the device answers within a few milliseconds.
  return stored && <Wizard draft={stored.draft} />
}
