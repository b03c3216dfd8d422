import { edition } from '@stepwise/shared/edition'
import { VisuallyHidden } from '@stepwise/shared/ui'
import { IconCheck } from '@tabler/icons-react'
import type { OnboardingStep } from './onboarding-steps.ts'
import styles from './StepSidebar.module.css'

interface StepSidebarProps {
  steps: OnboardingStep[]
  current: number
  /** The furthest step that the person has reached; those before it are done. */
  furthest: number
}

/** The list of steps beside the wizard. Hidden on small screens, where the bar below says the same. */
export function StepSidebar({ steps, current, furthest }: StepSidebarProps) {
  return (
    <aside className={styles.root} aria-label="Steps">
      <p className={styles.title} translate="no">
        {edition.productTitle}
      </p>
      <ol className="ui-grid ui-gap-8 ui-list">
        {steps.map(({ id, name }, place) => (
          <li key={id} className={styles.step} aria-current={place === current ? 'step' : undefined}>
            <span className={styles.mark} aria-hidden="true">
              {place < furthest && place !== current ? <IconCheck size={18} stroke={2.5} /> : place + 1}
            </span>
            <span>{name}</span>
            {place < furthest && <VisuallyHidden>done</VisuallyHidden>}
          </li>
        ))}
      </ol>
    </aside>
  )
}
