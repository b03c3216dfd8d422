import { useChapterTitle, useMediaState } from '@vidstack/react'
import styles from './Controls.module.css'
import { clock } from './time.ts'
import { useTime } from './use-time.ts'

/** The time, the duration (at most `until`, in seconds) and the chapter. */
export function PlaybackTime({ until }: { until: number | null }) {
  const time = useTime()
  const duration = useMediaState('duration')
  const isLive = useMediaState('live')
  const chapter = useChapterTitle()
  return (
    <p className={styles.time}>
      <span className={styles.clock}>
        {`${isLive ? 'Live' : `${clock(time)} / ${clock(Math.min(duration, until ?? duration))}`}${until !== null ? ' · Preview' : ''}`}
      </span>
      {chapter && <span className={styles.chapter}>{`Chapter: ${chapter}`}</span>}
    </p>
  )
}
