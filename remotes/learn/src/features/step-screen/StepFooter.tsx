import type { Step } from '@stepwise/shared/contracts'
import { Link } from '@stepwise/shared/routing'
import { Button } from '@stepwise/shared/ui'
import { IconArrowRight } from '@tabler/icons-react'
import { dashboardOf } from '../step/panel.ts'
import styles from './StepCard.module.css'
import type { VideoView } from './video-view.ts'

interface StepFooterProps {
  step: Step
  videoView: VideoView
  onVideoView: (view: VideoView) => void
}

/** The bar below the step: docs/product/steps-and-player.md#continue */
export function StepFooter({ step, videoView, onVideoView }: StepFooterProps) {
  const { as, isTranscriptOpen } = videoView
  return (
    <footer className={styles.footer}>
      {step.pageType === 'vid' && step.video && as === 'watch' && (
        // docs/product/accessibility.md#changing-words
        <Button variant="default" onClick={() => onVideoView({ ...videoView, isTranscriptOpen: !isTranscriptOpen })}>
          {isTranscriptOpen ? 'CLOSE TRANSCRIPT' : 'TRANSCRIPT'}
        </Button>
      )}
      <Button
        className={styles.on}
        component={Link}
        to={step.nextUrl ?? dashboardOf(step)}
        rightSection={<IconArrowRight size={20} stroke={1.75} aria-hidden />}
      >
        {step.nextUrl ? 'Continue' : 'Finish and go to Dashboard'}
      </Button>
    </footer>
  )
}
