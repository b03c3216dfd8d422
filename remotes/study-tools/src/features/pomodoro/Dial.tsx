import { useUnit } from 'effector-react'
import styles from './Pomodoro.module.css'
import { $remaining, $timer } from './pomodoro.model.ts'
import { formatClock, isBreak, phaseMinutes } from './timer.ts'

/** The time that is left, as text and as a ring. Not live: a screen reader would read it each second. */
export function Dial() {
  const [timer, remaining] = useUnit([$timer, $remaining])
  const share = remaining / (phaseMinutes[timer.phase] * 60_000)
  return (
    <div className={styles.dial} data-break={isBreak(timer) || undefined}>
      <svg viewBox="0 0 200 200" aria-hidden="true" focusable="false">
        <circle cx="100" cy="100" r="90" className={styles.track} />
        <circle cx="100" cy="100" r="90" pathLength={1} className={styles.left} strokeDasharray={`${share} 1`} />
      </svg>
      <div className={styles.face}>
        <span className={styles.time} role="timer" aria-live="off">
          {formatClock(remaining)}
        </span>
        <span className={styles.phase}>
          {`${isBreak(timer) ? 'Break Time' : 'Time to focus'}${timer.isPaused ? ' (Paused)' : ''}`}
        </span>
      </div>
    </div>
  )
}
