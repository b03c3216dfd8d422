import { IconListNumbers } from '@tabler/icons-react'
import { useActiveTextTrack, useChapterTitle, useMediaRemote, useTextCues } from '@vidstack/react'
import { plainText } from '../captions/captions.ts'
import { clock } from '../time.ts'
import { ComingControl } from './ComingControl.tsx'
import { ControlRow } from './ControlRow.tsx'
import styles from './Controls.module.css'

/** vidstack's state of a file that could not be loaded. */
const failed = 3

interface ChaptersControlProps {
  /** The video has a file with chapters. */
  areExpected: boolean
  until: number | null
}

/** Buttons for the chapters that begin before `until` (seconds). Nothing where there are none. */
export function ChaptersControl({ areExpected, until }: ChaptersControlProps) {
  const remote = useMediaRemote()
  const track = useActiveTextTrack('chapters')
  const cues = useTextCues(track)
  const chapters = cues.filter(({ startTime }) => startTime < (until ?? Number.POSITIVE_INFINITY))
  const current = useChapterTitle()
  const isComing = areExpected && cues.length === 0 && track?.readyState !== failed
  if (chapters.length === 0) return isComing ? <ComingControl label="Chapters" /> : null
  return (
    <ControlRow Icon={IconListNumbers} label="Chapters" name="Chapters">
      <ol className={styles.chapters}>
        {chapters.map(({ startTime, text }) => (
          <li key={startTime}>
            <button
              type="button"
              className={styles.button}
              aria-current={text === current || undefined}
              onClick={({ nativeEvent }) => remote.seek(startTime, nativeEvent)}
            >
              <span className={styles.clock}>{clock(startTime)}</span>
              <span>{plainText(text)}</span>
            </button>
          </li>
        ))}
      </ol>
    </ControlRow>
  )
}
