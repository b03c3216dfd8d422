import { useIsShortcutOn } from '@stepwise/shared/shortcuts'
import { announced } from '@stepwise/shared/ui'
import { IconNote } from '@tabler/icons-react'
import { useMediaRemote } from '@vidstack/react'
import { useUnit } from 'effector-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { CaptionLine } from '../captions/captions.ts'
import type { NoteMoment } from '../player-video.ts'
import { clock } from '../time.ts'
import { lineByKey } from './line-by-key.ts'
import styles from './Transcript.module.css'
import { useHeardLines } from './use-heard-lines.ts'
import { useLineStop } from './use-line-stop.ts'

interface TranscriptLinesProps {
  lines: CaptionLine[]
  onNote: ((moment: NoteMoment) => void) | undefined
}

/**
 * A line seeks to its moment; those that are heard are marked. All together are one stop of Tab, and the line that is it has the button
 * that notes it (docs/decisions/057-transcript-lines.md).
 */
export function TranscriptLines({ lines, onNote }: TranscriptLinesProps) {
  const remote = useMediaRemote()
  const onAnnounced = useUnit(announced)
  const isShortcutOn = useIsShortcutOn()
  const list = useRef<HTMLOListElement>(null)
  const heard = useHeardLines(lines, list)
  const { stop, handlers } = useLineStop(list, heard)
  const [hovered, setHovered] = useState<number | null>(null)

  const takeNote = (index: number) => {
    const line = lines[index]
    if (!line || !onNote) return
    onNote({ videoTime: line.start, text: line.text })
    onAnnounced(`Line at ${clock(line.start)} added to the note: ${shorten(line.text)}`)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
    const next = lineByKey(event.key, stop, lines.length)
    if (next !== undefined) {
      event.preventDefault()
      list.current?.children[next]?.querySelector('button')?.focus()
    } else if (
      event.key.toLowerCase() === 'n' &&
      !event.repeat &&
      isLine(event.target) &&
      isShortcutOn('transcript-note')
    ) {
      event.preventDefault()
      takeNote(stop)
    }
  }

  return (
    <ol
      ref={list}
      className={styles.lines}
      data-notes={onNote !== undefined || undefined}
      onKeyDown={onKeyDown}
      onPointerLeave={() => setHovered(null)}
      {...handlers}
    >
      {lines.map((line, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: two may begin at the same time, and none ever moves
          key={index}
          // A finger hovers over nothing: it taps.
          onPointerEnter={({ pointerType }) => pointerType !== 'touch' && setHovered(index)}
        >
          <button
            type="button"
            className={styles.line}
            tabIndex={index === stop ? 0 : -1}
            aria-current={heard.includes(index) || undefined}
            onClick={({ nativeEvent }) => remote.seek(line.start, nativeEvent)}
          >
            <span className={styles.at}>{clock(line.start)}</span>
            <LineText line={line} />
          </button>
          {onNote && (index === stop || index === hovered) && (
            <button
              type="button"
              className={styles.note}
              tabIndex={index === stop ? 0 : -1}
              aria-label="Note this line"
              data-icon-name="Note this line"
              onClick={() => takeNote(index)}
            >
              <IconNote size={24} stroke={1.75} aria-hidden />
            </button>
          )}
        </li>
      ))}
    </ol>
  )
}

/** The first eight words: enough to know the line by. */
function shorten(text: string): string {
  const words = text.trim().split(/\s+/)
  return words.length > 8 ? `${words.slice(0, 8).join(' ')}…` : words.join(' ')
}

const isLine = (target: EventTarget) => target instanceof Element && target.matches('li > :first-child')

function LineText({ line }: { line: CaptionLine }) {
  return (
    <span>
      {line.parts.map(({ text, lang }, part) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: none ever moves
        <span key={part} lang={lang}>
          {text}
        </span>
      ))}
    </span>
  )
}
