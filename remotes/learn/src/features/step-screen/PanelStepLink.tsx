import type { PageType } from '@stepwise/shared/contracts'
import { formatCount } from '@stepwise/shared/counts'
import { Link } from '@stepwise/shared/routing'
import { VisuallyHidden } from '@stepwise/shared/ui'
import {
  IconAppWindow,
  IconCircleCheckFilled,
  IconFileText,
  IconHeartFilled,
  IconNote,
  IconPlayerPlay,
  IconStar,
} from '@tabler/icons-react'
import { minutes, type PanelStep } from '../step/panel.ts'
import styles from './PanelStepLink.module.css'

const types: Record<PageType, { label: string; Icon: typeof IconStar }> = {
  text: { label: 'Text', Icon: IconFileText },
  vid: { label: 'Video', Icon: IconPlayerPlay },
  app: { label: 'App', Icon: IconAppWindow },
  star: { label: 'Star', Icon: IconStar },
}

/** A step in the panel. Its marks are drawn, and said in words with the name of the link. */
export function PanelStepLink({ step }: { step: PanelStep }) {
  const { Icon } = types[step.pageType]
  return (
    <Link className={styles.step} to={step.href} aria-current={step.isCurrent ? 'page' : undefined}>
      <Icon className="ui-muted ui-keep" size={20} stroke={1.75} aria-hidden />
      <span className={styles.stepText}>
        <span className={styles.stepName}>
          <span>{step.name}</span>{' '}
          {/* In brackets: browsers put a space before what is placed apart, which a comma does not want. */}
          <VisuallyHidden>{`(${formatMarks(step).join(', ')})`}</VisuallyHidden>
        </span>
        <span className={styles.marks} aria-hidden>
          {step.pageType === 'vid' && <span className={styles.duration}>{`${minutes(step.duration)} MIN`}</span>}
          {step.notesCount > 0 && (
            <span className={styles.notes}>
              <IconNote size={16} stroke={1.75} />
              <span>{step.notesCount}</span>
            </span>
          )}
          {step.isFavourite && <IconHeartFilled size={18} />}
          {/* Its place is kept: a step that completes as it is read would move the list. */}
          <span className={styles.completed}>{step.isCompleted && <IconCircleCheckFilled size={18} />}</span>
        </span>
      </span>
    </Link>
  )
}

function formatMarks({ pageType, duration, notesCount, isFavourite, isCompleted }: PanelStep): string[] {
  const words = [types[pageType].label]
  if (pageType === 'vid') words.push(`${minutes(duration)} MIN`)
  if (notesCount > 0) words.push(formatCount(notesCount, 'note'))
  if (isFavourite) words.push('Favourite')
  if (isCompleted) words.push('Completed')
  return words
}
