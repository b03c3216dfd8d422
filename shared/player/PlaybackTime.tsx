import { useChapterTitle, useMediaState } from '@vidstack/react'
import styles from './Controls.module.css'
import { clock } from './time.ts'
import { useTime } from './use-time.ts'

/** Where the video is, of how much may be watched (`until`, in seconds), and in which chapter. */
export function PlaybackTime({ until }: { until: number | null }) {
  const time = useTime()
  const duration = useMediaState('duration')
  const isLive = useMediaState('live')
  const chapter = useChapterTitle()
  return (
    <p className={styles.time}>
      <span className={styles.clock}>
        {isLive ? 'Live' : `${clock(time)} / ${clock(Math.min(duration, until ?? duration))}`}
        {until !== null && ' · Preview'}
      </span>
      {chapter && <span className={styles.chapter}>{chapter}</span>}
    </p>
  )
}
