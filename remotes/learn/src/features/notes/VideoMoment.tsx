import { clock } from '@stepwise/shared/player/time'
import { IconClock } from '@tabler/icons-react'
import styles from './NoteCard.module.css'

/** The moment of the video that a note belongs to. */
export function VideoMoment({ seconds }: { seconds: number }) {
  return (
    <p className={styles.moment}>
      <IconClock size={16} stroke={1.75} aria-hidden />
      <span>{`At ${clock(seconds)} of the video`}</span>
    </p>
  )
}
