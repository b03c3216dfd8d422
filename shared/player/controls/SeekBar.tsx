import { formatSpokenTime, useActiveTextTrack, useChapterTitle, useMediaState, useTextCues } from '@vidstack/react'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import styles from './SeekBar.module.css'
import { SeekPreview } from './SeekPreview.tsx'
import { useSeek } from './use-time.ts'

/** Seconds by which an arrow key seeks. */
const keySteps: Record<string, number> = { ArrowLeft: -5, ArrowDown: -5, ArrowRight: 5, ArrowUp: 5 }
/** Half of the thumb's width, in px: the first and the last value are that far from the slider's ends. */
const inset = 10

/**
 * The seek slider, with marks for chapters and a picture of the moment under the pointer. A range input, because vidstack's slider does
 * not support Home and End, nor the swipes of a phone's screen reader.
 */
export function SeekBar({ thumbnails, until }: { thumbnails: string | null; until: number | null }) {
  const wholeDuration = useMediaState('duration')
  const duration = Math.min(wholeDuration, until ?? wholeDuration)
  const { time, seek } = useSeek()
  const chapter = useChapterTitle()
  const chapters = useTextCues(useActiveTextTrack('chapters'))
  const [pointed, setPointed] = useState<number | null>(null)
  const percent = (seconds: number) => `${duration > 0 ? Math.min(100, (100 * seconds) / duration) : 0}%`

  const onKeyDown = (event: KeyboardEvent) => {
    const step = keySteps[event.key]
    if (step === undefined) return
    event.preventDefault()
    seek(Math.min(duration, Math.max(0, time + step)), event.nativeEvent)
  }
  const onPointerMove = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    setPointed(Math.min(1, Math.max(0, (clientX - left - inset) / (width - 2 * inset))) * duration)
  }

  return (
    <div className={styles.slider} onPointerMove={onPointerMove} onPointerLeave={() => setPointed(null)}>
      <div className={styles.track}>
        <div className={styles.fill} style={{ width: percent(time) }} />
        {chapters
          .slice(1)
          .map(
            ({ startTime }) =>
              startTime < duration && (
                <div key={startTime} className={styles.mark} style={{ left: percent(startTime) }} />
              ),
          )}
      </div>
      <input
        type="range"
        className={styles.input}
        min={0}
        max={duration || 1}
        step="any"
        value={time}
        aria-label="Seek"
        aria-valuetext={[`${formatSpokenTime(time)} of ${formatSpokenTime(duration)}`, chapter]
          .filter(Boolean)
          .join(', ')}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget, nativeEvent }) => seek(Number(currentTarget.value), nativeEvent)}
      />
      {pointed !== null && duration > 0 && (
        <SeekPreview
          time={pointed}
          left={`clamp(90px, ${percent(pointed)}, 100% - 90px)`}
          chapters={chapters}
          thumbnails={thumbnails}
        />
      )}
    </div>
  )
}
