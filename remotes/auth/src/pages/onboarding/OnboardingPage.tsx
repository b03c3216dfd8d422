import { Navigate, paths } from '@stepwise/shared/routing'
import { $isOnboarded, homePath } from '@stepwise/shared/session'
import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { $hasFinished, $kept, onboardingOpened } from './onboarding.model.ts'
import { Wizard } from './Wizard.tsx'

/**
 * /onboarding: once, before the product opens (spec 2.15). Finishing it leads to the testimonials and from there home; whoever
 * has answered before goes home at once.
 */
export default function OnboardingPage() {
  const [isOnboarded, hasFinished, kept, opened] = useUnit([$isOnboarded, $hasFinished, $kept, onboardingOpened])
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    opened()
    setOpen(true)
  }, [opened])
  if (isOnboarded) return <Navigate to={hasFinished ? paths.testimonial.href({}) : homePath} replace />
  // Until it has opened, what is known is of an earlier visit. The device answers within a few milliseconds.
  return isOpen && kept && <Wizard kept={kept.answers} />
}
