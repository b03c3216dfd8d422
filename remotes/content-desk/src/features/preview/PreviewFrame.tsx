import { previewFrameName } from '@stepwise/shared/preview'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import styles from './PreviewFrame.module.css'
import { type Chosen, toSettings, widths } from './preview-choices.ts'

interface PreviewFrameProps {
  /** Of the document. */
  title: string
  address: string
  chosen: Chosen
  /** The page is reloaded when it grows. */
  draftVersion: number
}

/** CSS px of the frame on the screen, until its room is known. */
const firstHeight = 640
/** Smaller words cannot be read: a wider page scrolls sideways in its room. */
const leastScale = 0.75

/** The page in a frame, scaled to the room that there is. It keeps its place on the page when it is reloaded. */
export function PreviewFrame({ title, address, chosen, draftVersion }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const place = useRef(0)
  const [room, size] = useSize()
  const width = widths[chosen.width]
  const height = size.height || firstHeight
  const scale = size.width > 0 ? Math.min(1, Math.max(leastScale, size.width / width)) : 1
  const isWider = size.width > 0 && width * scale > size.width + 1
  const name = previewFrameName(toSettings(chosen))

  const shownVersion = useRef(draftVersion)
  useEffect(() => {
    if (shownVersion.current === draftVersion) return
    shownVersion.current = draftVersion
    reload(frame.current)
  }, [draftVersion])

  return (
    <div
      ref={room}
      className={styles.room}
      // What scrolls must be reached by keyboard.
      {...(isWider && { role: 'region', tabIndex: 0, 'aria-label': 'Wide preview, scrolls sideways' })}
    >
      <div className={styles.scaled} style={{ width: width * scale, height }}>
        <iframe
          // The page reads its frame's name once, when it starts.
          key={name}
          ref={frame}
          name={name}
          src={address}
          title={`Preview of ${title}`}
          className={styles.frame}
          style={{ width, height: height / scale, transform: `scale(${scale})` }}
          onLoad={({ currentTarget }) => keepPlace(currentTarget, place)}
        />
      </div>
    </div>
  )
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

function reload(frame: HTMLIFrameElement | null): void {
  frame?.contentWindow?.location.reload()
}

/** ms that a page is given to become as long as it was. */
const settleTimeout = 5000

/** Brings the page back to where it was, once it is long enough, and remembers where it is from then on. */
function keepPlace({ contentWindow: page }: HTMLIFrameElement, place: { current: number }): void {
  if (!page) return
  const wanted = place.current
  const remember = () => {
    place.current = page.scrollY
  }
  const restore = () => {
    if (page.document.documentElement.scrollHeight < wanted + page.innerHeight) return
    page.scrollTo(0, wanted)
    finish()
  }
  const observer = new ResizeObserver(restore)
  const finish = () => {
    observer.disconnect()
    page.addEventListener('scroll', remember, { passive: true })
  }
  if (wanted === 0) finish()
  else {
    observer.observe(page.document.body)
    setTimeout(finish, settleTimeout)
  }
}
