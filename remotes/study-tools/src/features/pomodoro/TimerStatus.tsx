import { Link, paths, useLocation } from '@stepwise/shared/routing'
import { Button } from '@stepwise/shared/ui'
import { IconClockHour4 } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import * as model from './pomodoro.model.ts'
import styles from './TimerStatus.module.css'
import { type Break, formatClock, isActive, isBreak } from './timer.ts'

const address = `${paths.studyTools.href({})}?tool=pomodoro`

/** The timer on every page (docs/product/study-tools.md#timer-everywhere). */
export default function TimerStatus() {
  const { timer, remaining, isAlarmShown, onShown, onPageShown, onChoose } = useUnit({
    timer: model.$timer,
    remaining: model.$remaining,
    isAlarmShown: model.$isAlarmShown,
    onShown: model.timerShown,
    onPageShown: model.pageShown,
    onChoose: model.breakPressed,
  })
  const { pathname } = useLocation()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => onShown(), [onShown])
  // The host has set the new page's title by now, without the timer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => onPageShown(), [onPageShown, pathname])
  if (!isActive(timer)) return null
  // The pressed button disappears; the focus must stay with the timer.
  const choose = (length: Break) => {
    onChoose(length)
    link.current?.focus()
  }
  const phase = isBreak(timer) ? 'Break Time' : timer.isPaused ? 'Paused' : 'Time to focus'
  return (
    <aside
      className={styles.root}
      aria-label="Pomodoro timer"
      data-alarm={isAlarmShown || undefined}
      data-stays={isAlarmShown || undefined}
    >
      <Link ref={link} to={address} className={styles.link ?? ''}>
        <IconClockHour4 size={22} stroke={1.75} aria-hidden />
        <span className={styles.words}>
          <span className={styles.time}>{formatClock(remaining)}</span>{' '}
          {timer.notification === null && <span>{phase}</span>}
          <span className="ui-hidden">, open the Pomodoro Timer</span>
        </span>
      </Link>
      {timer.notification && <p className={styles.message}>{timer.notification}</p>}
      {timer.isBreakSelection && (
        <div className={styles.choice}>
          <Button onClick={() => choose('shortBreak')}>5 MIN</Button>
          <Button onClick={() => choose('longBreak')}>15 MIN</Button>
        </div>
      )}
    </aside>
  )
}
