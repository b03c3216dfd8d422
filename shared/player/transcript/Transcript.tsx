import { Button } from '@stepwise/shared/ui'
import { IconNote } from '@tabler/icons-react'
import { useMediaPlayer, useMediaRemote } from '@vidstack/react'
import { useEffect, useRef, useState } from 'react'
import { type CaptionLine, lineHeard, linesAt } from '../captions/captions.ts'
import type { Captions } from '../captions/use-captions.ts'
import type { NoteMoment } from '../player-video.ts'
import { clock } from '../time.ts'
import styles from './Transcript.module.css'

interface TranscriptProps {
  captions: Captions
  onNote: ((moment: NoteMoment) => void) | undefined
}

/** The captions as a list. A line seeks to its moment; the lines that are spoken are marked, the first of them is scrolled into view. */
export function Transcript({ captions, onNote }: TranscriptProps) {
  return (
    <section className={styles.transcript} aria-labelledby="transcript-heading">
      <h2 id="transcript-heading" className={styles.heading}>
        Transcript
      </h2>
      {captions.state === 'loading' && <p aria-busy>Loading the transcript…</p>}
      {captions.state === 'missing' && <p>The transcript is not available. The video and its text version are.</p>}
      {captions.state === 'ready' && <Lines lines={captions.lines} onNote={onNote} />}
    </section>
  )
}

function Lines({ lines, onNote }: { lines: CaptionLine[] } & Pick<TranscriptProps, 'onNote'>) {
  const remote = useMediaRemote()
  const list = useRef<HTMLOListElement>(null)
  const current = useCurrentLines(lines)
  const [first] = current
  useEffect(() => {
    if (first !== undefined) keepInView(list.current, first)
  }, [first])
  const player = useMediaPlayer()
  const takeNote = () => {
    const line = lineHeard(lines, player?.state.currentTime ?? 0)
    if (line) onNote?.({ videoTime: line.start, text: line.text })
  }
  return (
    <>
      {onNote && (
        <Button
          variant="default"
          className={styles.note ?? ''}
          leftSection={<IconNote size={20} stroke={1.75} aria-hidden />}
          onClick={takeNote}
        >
          Note this line
        </Button>
      )}
      <ol ref={list} className={styles.lines}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may begin at the same time, and none ever moves
          <li key={index}>
            <button
              type="button"
              className={styles.line}
              aria-current={current.includes(index) || undefined}
              onClick={({ nativeEvent }) => remote.seek(line.start, nativeEvent)}
            >
              <span className={styles.at}>{clock(line.start)}</span>
              <span>
                {line.parts.map(({ text, lang }, part) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: none ever moves
                  <span key={part} lang={lang}>
                    {text}
                  </span>
                ))}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </>
  )
}

/** The indexes of the lines that are spoken, in a pause those before; none before the first. */
function useCurrentLines(lines: CaptionLine[]): readonly number[] {
  const player = useMediaPlayer()
  const [current, setCurrent] = useState<readonly number[]>([])
  useEffect(
    () =>
      player?.subscribe(({ currentTime }) => {
        setCurrent((last) => {
          const spoken = linesAt(lines, currentTime)
          const isPause = spoken.length === 0 && last.every((index) => (lines[index]?.end ?? 0) <= currentTime)
          const isNextAhead = currentTime < (lines[(last.at(-1) ?? -1) + 1]?.start ?? Number.POSITIVE_INFINITY)
          return (isPause && isNextAhead) || spoken.join() === last.join() ? last : spoken
        })
      }),
    [player, lines],
  )
  return current
}

/** Scrolls the list, never the page, and not while a line has the focus. */
function keepInView(list: HTMLOListElement | null, index: number): void {
  const line = list?.children[index]
  if (!list || !(line instanceof HTMLElement) || list.querySelector(':focus-visible')) return
  // The list is the lines' offset parent.
  const top = line.offsetTop - (list.clientHeight - line.offsetHeight) / 2
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  list.scrollTo({ top, behavior: isStill ? 'auto' : 'smooth' })
}
