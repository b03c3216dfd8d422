import { useEffect, useRef, useSyncExternalStore } from 'react'
import styles from './BreathingSpace.module.css'
import { BREATH_SECONDS, IN_SECONDS } from './rhythm.ts'
import { elapsedIn, type Run } from './use-breathing.ts'

const lessMotion = '(prefers-reduced-motion: reduce)'

function subscribe(changed: () => void) {
  const media = matchMedia(lessMotion)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** It grows and shrinks with the breath, and keeps time with the clock: it is set to the clock whenever it starts. */
export function BreathCircle({ run }: { run: Run }) {
  const circle = useRef<HTMLDivElement>(null)
  const isStill = useSyncExternalStore(
    subscribe,
    () => matchMedia(lessMotion).matches,
    () => true,
  )
  useEffect(() => {
    const isUsed = run.state === 'running' || run.state === 'paused'
    if (isStill || !isUsed || !circle.current) return
    const motion = circle.current.animate(
      [
        { transform: 'scale(0.6)', easing: 'ease-in-out' },
        { transform: 'scale(1)', easing: 'ease-in-out', offset: IN_SECONDS / BREATH_SECONDS },
        { transform: 'scale(0.6)' },
      ],
      { duration: BREATH_SECONDS * 1000, iterations: Number.POSITIVE_INFINITY },
    )
    motion.currentTime = elapsedIn(run) * 1000
    if (run.state === 'paused') motion.pause()
    return () => motion.cancel()
  }, [isStill, run])
  return (
    <div className={styles.ring}>
      <div ref={circle} className={styles.circle} />
    </div>
  )
}
