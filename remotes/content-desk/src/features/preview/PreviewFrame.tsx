import { previewFrameName } from '@stepwise/shared/preview'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { revealWords, watchPlace, whenStanding } from './framed-page.ts'
import styles from './PreviewFrame.module.css'
import { type Chosen, toSettings, widths } from './preview-choices.ts'

interface PreviewFrameProps {
  /** Of the document. */
  title: string
  address: string
  chosen: Chosen
  /** Of the text: the page is loaded again when it changes. */
  version: number
  /** What the block in work says first: the page scrolls to it. */
  words?: string | undefined
}

/** CSS px of the frame on the screen, until its room is known. */
const firstHeight = 640
/** Smaller words cannot be read: a wider page scrolls sideways in its room. */
const leastScale = 0.75

/** The page in a frame, scaled to the room that there is. It keeps its place on the page when that is loaded again. */
export function PreviewFrame({ title, address, chosen, version, words }: PreviewFrameProps) {
  const [room, size] = useSize()
  const width = widths[chosen.width]
  const height = size.height || firstHeight
  const scale = size.width > 0 ? Math.min(1, Math.max(leastScale, size.width / width)) : 1
  const isWider = size.width > 0 && width * scale > size.width + 1
  const name = previewFrameName(toSettings(chosen))
  return (
    <div
      ref={room}
      className={styles.room}
      // What scrolls must be reached by keyboard.
      {...(isWider && { role: 'region', tabIndex: 0, 'aria-label': 'Wide preview, scrolls sideways' })}
    >
      <div className={styles.scaled} style={{ width: width * scale, height }}>
        <Frames
          // The page reads its frame's name once, when it starts.
          key={name}
          name={name}
          title={title}
          address={address}
          version={version}
          words={words}
          style={{ width, height: height / scale, transform: `scale(${scale})` }}
        />
      </div>
    </div>
  )
}

interface FramesProps extends Pick<PreviewFrameProps, 'title' | 'address' | 'words'> {
  name: string
  version: number
  style: { width: number; height: number; transform: string }
}

/** The page, and behind it the next state of it until that stands, so that there is never an empty frame. */
function Frames({ name, title, address, version, words, style }: FramesProps) {
  const [shown, setShown] = useState(version)
  const [next, setNext] = useState<number | null>(null)
  const place = useRef(0)
  const frames = useRef(new Map<number, HTMLIFrameElement>())
  // One at a time: who writes on would never see the page otherwise.
  if (next === null && version !== shown) setNext(version)

  useEffect(() => {
    const page = frames.current.get(shown)?.contentWindow
    if (page && words) revealWords(page, words)
  }, [shown, words])

  const settle = (frame: HTMLIFrameElement, of: number) =>
    whenStanding(frame, place.current, (page) => {
      watchPlace(page, place)
      // Shown in another way it begins at the top again.
      if (of === shown) return words && place.current === 0 ? revealWords(page, words) : undefined
      setShown(of)
      setNext(null)
    })
  return [shown, ...(next === null ? [] : [next])].map((of) => (
    <iframe
      key={of}
      ref={(frame) => {
        if (frame) frames.current.set(of, frame)
        else frames.current.delete(of)
      }}
      name={name}
      src={address}
      title={of === shown ? `Preview of ${title}` : `The next preview of ${title}`}
      className={styles.frame}
      style={style}
      {...(of !== shown && { 'data-waiting': true, 'aria-hidden': true, tabIndex: -1 })}
      onLoad={({ currentTarget }) => settle(currentTarget, of)}
    />
  ))
}

/** The size of an element inside its borders and scroll bars, in CSS px; 0 until it is known. */
function useSize() {
  const element = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return [element, size] as const
}
