import { IconClock } from '@tabler/icons-react'
import styles from './NoteCard.module.css'

/** The moment of the video that a note belongs to. */
export function VideoMoment({ seconds }: { seconds: number }) {
  return (
    <p className={styles.moment}>
      <IconClock size={16} stroke={1.75} aria-hidden />
      <span>{`At ${clockWords(seconds)} of the video`}</span>
    </p>
  )
}

/** Seconds as a player shows them: 65 is 1:05. */
export function clockWords(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
