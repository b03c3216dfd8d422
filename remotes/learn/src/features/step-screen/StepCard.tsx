import type { Step } from '@stepwise/shared/contracts'
import { $readingStyle } from '@stepwise/shared/display'
import { ReadAloud } from '@stepwise/shared/read-aloud'
import { Link } from '@stepwise/shared/routing'
import { Button, PageHeading } from '@stepwise/shared/ui'
import { IconArrowRight } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { type CSSProperties, useId, useRef, useState } from 'react'
import { ListenLaterButton } from '../listen-later/ListenLaterButton.tsx'
import { QuickCheck } from '../quick-check/QuickCheck.tsx'
import { findDashboard } from '../step/panel.ts'
import { TextTools } from '../text-tools/TextTools.tsx'
import { useTextTools } from '../text-tools/use-text-tools.ts'
import { AboutStep } from './AboutStep.tsx'
import { AppBody } from './AppBody.tsx'
import { defaultCardColour, textOn } from './colours.ts'
import { FavouriteProblem } from './FavouriteProblem.tsx'
import { HowTos } from './HowTos.tsx'
import { StarBody } from './StarBody.tsx'
import { StepActions } from './StepActions.tsx'
import styles from './StepCard.module.css'
import { TestedLine } from './TestedLine.tsx'
import { TextBody } from './TextBody.tsx'
import type { FocusMode } from './use-focus-mode.ts'
import { VideoBody, type VideoView } from './VideoBody.tsx'

interface StepCardProps {
  step: Step
  focusMode: FocusMode
  /** Opens the list of steps; null while the panel is on screen. */
  onSteps: (() => void) | null
}

/** The step: its actions above, the reading surface, and the link to the next step below. */
export function StepCard({ step, focusMode, onSteps }: StepCardProps) {
  const readingStyle = useUnit($readingStyle)
  const [videoView, setVideoView] = useState<VideoView>('watch')
  const headingId = useId()
  const text = useRef<HTMLDivElement>(null)
  const readNow = useRef<(() => void) | null>(null)
  const tools = useTextTools(text)
  const isWatched = step.pageType === 'vid' && videoView === 'watch'
  const colour = step.primaryColor || defaultCardColour

  return (
    <article
      className={styles.card}
      data-video={isWatched || undefined}
      aria-labelledby={headingId}
      style={{ '--card-colour': colour, '--card-text': textOn(colour) } as CSSProperties}
    >
      <header className={styles.head}>
        {/* First, so that it is in the same place whatever is below it. */}
        <PageHeading id={headingId} className={styles.heading}>
          {step.name}
        </PageHeading>
        <p className={styles.place}>{[...new Set([step.flowName, step.chapterName])].join(' · ')}</p>
        <StepActions
          step={step}
          focusMode={focusMode}
          onSteps={onSteps}
          videoView={videoView}
          onVideoView={setVideoView}
          onText={tools.ask}
        />
      </header>
      <div className={styles.surface} style={readingStyle as CSSProperties}>
        <FavouriteProblem />
        {!isWatched && <ReadAloud text={text} handle={readNow} />}
        <TextTools step={step} text={text} tools={tools} />
        <div ref={text}>
          <Body step={step} videoView={videoView} onVideoView={setVideoView} />
          {isWatched && hasTextBesideVideo(step) && (
            <div className={styles.listen}>
              <ReadAloud text={text} />
            </div>
          )}
          {step.softwareSlug !== null && <TestedLine tested={step.tested} />}
          {step.howTos.length > 0 && <HowTos howTos={step.howTos} />}
          {step.quickCheck && (
            <QuickCheck step={step} questions={step.quickCheck.questions} score={step.quickCheck.score} />
          )}
        </div>
        {hasTextToHear(step) && (
          <div className={styles.listen}>
            <ListenLaterButton
              what="this step"
              chapters={() => stepChapters(step)}
              video={step.video}
              readNow={readNow}
            />
          </div>
        )}
        {step.provenance && <AboutStep provenance={step.provenance} />}
      </div>
      {/* docs/product/steps-and-player.md#continue */}
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
    </article>
  )
}

const hasTextToHear = (step: Step) => Boolean(step.content || step.videoText)

const stepChapters = (step: Step) => [
  { title: step.name, html: step.content },
  { title: 'The video as text', html: step.videoText ?? '' },
  { title: 'Tip', html: step.tip ?? '' },
  { title: 'More', html: step.extraContent ?? '' },
]

const hasTextBesideVideo = ({ content, tip, extraContent, howTos }: Step) =>
  Boolean(content || tip || extraContent || howTos.length > 0)

interface BodyProps {
  step: Step
  videoView: VideoView
  onVideoView: (view: VideoView) => void
}

function Body({ step, videoView, onVideoView }: BodyProps) {
  switch (step.pageType) {
    case 'vid':
      return <VideoBody step={step} view={videoView} onView={onVideoView} />
    case 'app':
      return <AppBody step={step} />
    case 'star':
      return <StarBody step={step} />
    case 'text':
      return <TextBody step={step} />
  }
}
