import type { Step } from '@stepwise/shared/contracts'
import {
  IconArrowsMaximize,
  IconArrowsMinimize,
  IconHeart,
  IconHeartFilled,
  IconHighlight,
  IconListDetails,
} from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { AddNoteButton } from '../notes/AddNoteButton.tsx'
import { takesNotes } from '../notes/pending-note.ts'
import { favouriteToggled } from '../step/favourite.model.ts'
import styles from './StepActions.module.css'
import type { FocusMode } from './use-focus-mode.ts'
import type { VideoView } from './VideoBody.tsx'

interface StepActionsProps {
  step: Step
  focusMode: FocusMode
  onSteps: (() => void) | null
  videoView: VideoView
  onVideoView: (view: VideoView) => void
  /** Opens the bar for chosen text. */
  onText: () => void
}

/** The bar above the step. */
export function StepActions({ step, focusMode, onSteps, videoView, onVideoView, onText }: StepActionsProps) {
  const onFavourite = useUnit(favouriteToggled)
  const Heart = step.isFavourite ? IconHeartFilled : IconHeart
  const Arrows = focusMode.isOn ? IconArrowsMinimize : IconArrowsMaximize
  return (
    <div className="ui-wrap ui-gap-8 ui-screen">
      {onSteps && !focusMode.isOn && (
        <button type="button" className={styles.action} onClick={onSteps}>
          <IconListDetails size={20} stroke={1.75} aria-hidden />
          Steps
        </button>
      )}
      {step.pageType === 'vid' && step.videoText && (
        <fieldset className={styles.choice}>
          <legend className="ui-hidden">Watch the video or read its text version</legend>
          {(['watch', 'read'] as const).map((as) => (
            <button
              key={as}
              type="button"
              className={styles.action}
              aria-pressed={videoView === as}
              onClick={() => onVideoView(as)}
            >
              {as === 'watch' ? 'Watch' : 'Read'}
            </button>
          ))}
        </fieldset>
      )}
      {takesNotes(step) && <AddNoteButton className={styles.action} />}
      {/* docs/product/steps-and-player.md#favourite-of-strategy */}
      {step.flowSlug && (
        // docs/product/accessibility.md#changing-words
        <button type="button" className={styles.action} onClick={() => onFavourite()}>
          <Heart size={20} stroke={1.75} aria-hidden />
          <span>{step.isFavourite ? 'Remove Favourite' : 'Add Favourite'}</span>
        </button>
      )}
      <button type="button" className={styles.action} onClick={onText}>
        <IconHighlight size={20} stroke={1.75} aria-hidden />
        <span>{takesNotes(step) ? 'Highlight or look up' : 'Look up a word'}</span>
      </button>
      <button
        type="button"
        ref={focusMode.button}
        className={`${styles.action} ${styles.wideOnly}`}
        onClick={focusMode.toggle}
      >
        <Arrows size={20} stroke={1.75} aria-hidden />
        <span>{focusMode.isOn ? 'Leave focus mode' : 'Focus mode'}</span>
      </button>
    </div>
  )
}
