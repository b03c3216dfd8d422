import { useIsShortcutOn } from '@stepwise/shared/shortcuts'
import type { Ref } from 'react'
import type { Captions } from '../captions/use-captions.ts'
import type { NoteMoment } from '../player-video.ts'
import styles from './Transcript.module.css'
import { TranscriptLines } from './TranscriptLines.tsx'

interface TranscriptProps {
  ref: Ref<HTMLElement>
  captions: Captions
  onNote: ((moment: NoteMoment) => void) | undefined
}

/** The captions as a list, beside the video or below. Its keys are its own (docs/product/steps-and-player.md#transcript-keys). */
export function Transcript({ ref, captions, onNote }: TranscriptProps) {
  return (
    <section ref={ref} className={styles.transcript} aria-labelledby="transcript-heading" data-own-keys>
      <h2 id="transcript-heading" className={styles.heading}>
        Transcript
      </h2>
      {captions.state === 'loading' && <p aria-busy>Loading the transcript…</p>}
      {captions.state === 'missing' && <p>The transcript is not available. The video and its text version are.</p>}
      {captions.state === 'ready' && (
        <>
          <KeyHelp hasNotes={onNote !== undefined} />
          <TranscriptLines lines={captions.lines} onNote={onNote} />
        </>
      )}
    </section>
  )
}

function KeyHelp({ hasNotes }: { hasNotes: boolean }) {
  const isShortcutOn = useIsShortcutOn()
  return (
    <p className={styles.keys}>
      <span>The arrow keys go from line to line.</span>
      {hasNotes && isShortcutOn('transcript-note') && (
        <span>
          {' '}
          <kbd translate="no">N</kbd>
          <span> notes the line.</span>
        </span>
      )}
    </p>
  )
}
