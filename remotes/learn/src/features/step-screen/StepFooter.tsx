import type { Step } from '@stepwise/shared/contracts'
import { Link } from '@stepwise/shared/routing'
import { Button } from '@stepwise/shared/ui'
import { IconArrowRight } from '@tabler/icons-react'
import { findDashboard } from '../step/panel.ts'
import styles from './StepCard.module.css'

/** The bar below the step: docs/product/steps-and-player.md#continue */
export function StepFooter({ step }: { step: Step }) {
  return (
    <footer className={styles.footer}>
      <Button
        className={styles.on}
        component={Link}
        to={step.nextUrl ?? findDashboard(step)}
        rightSection={<IconArrowRight size={20} stroke={1.75} aria-hidden />}
      >
        {step.nextUrl ? 'Continue' : 'Finish and go to Dashboard'}
      </Button>
    </footer>
  )
}
