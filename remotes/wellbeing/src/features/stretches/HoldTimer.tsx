import type { Hold } from '@stepwise/shared/contracts'
import { Button, VisuallyHidden } from '@stepwise/shared/ui'
import { IconCheck, IconClockPlay, IconPlayerStop } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import styles from './HoldTimer.module.css'
import { $doneId, $shown, startPressed, stopPressed } from './stretches.model.ts'

interface HoldTimerProps {
  id: string
  name: string
  hold: Hold
}

/** Times one exercise, to be seen and heard (docs/product/wellbeing.md#stretch-timer). */
export function HoldTimer({ id, name, hold }: HoldTimerProps) {
  const [shown, doneId, start, stop] = useUnit([$shown, $doneId, startPressed, stopPressed])
  const running = shown?.id === id ? shown : null
  const press = () =>
    running ? stop() : start({ id, hold: { least: hold.least, most: hold.most, sides: hold.sides } })
  const Icon = running ? IconPlayerStop : IconClockPlay
  return (
    <div className={styles.timer}>
      <Button
        variant={running ? 'filled' : 'default'}
        leftSection={<Icon size={20} stroke={1.75} aria-hidden />}
        onClick={press}
      >
        <span>{running ? 'Stop' : 'Start the timer'}</span> <VisuallyHidden>{`for ${name}`}</VisuallyHidden>
      </Button>
      {running && (
        <div className={styles.count}>
          <svg viewBox="0 0 60 60" aria-hidden="true" focusable="false">
            <circle cx="30" cy="30" r="26" className={styles.track} />
            <circle
              cx="30"
              cy="30"
              r="26"
              pathLength={1}
              className={styles.left}
              strokeDasharray={`${running.share} 1`}
            />
          </svg>
          <span className={styles.number} role="timer" aria-live="off">
            <span>{running.left}</span> <VisuallyHidden>seconds left</VisuallyHidden>
          </span>
          <span className="ui-strong">{running.words}</span>
        </div>
      )}
      {!running && doneId === id && (
        <p className={styles.done}>
          <IconCheck size={20} stroke={2.5} aria-hidden />
          Done
        </p>
      )}
    </div>
  )
}
