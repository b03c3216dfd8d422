import { previewFrameName } from '@stepwise/shared/preview'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import styles from './PreviewPanel.module.css'
import { type Chosen, settingsOf, widths } from './preview-choices.ts'

interface PreviewFrameProps {
  /** Of the document. */
  title: string
  address: string
  chosen: Chosen
  /** The page is loaded anew when it grows. */
  draftVersion: number
}

/** CSS px of the frame on the screen. */
const height = 640

/** The page in a frame, scaled to the room that there is. It keeps its place on the page when it is loaded anew. */
export function PreviewFrame({ title, address, chosen, draftVersion }: PreviewFrameProps) {
  const room = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [roomWidth, setRoomWidth] = useState(0)
  const place = useRef(0)
  const width = widths[chosen.width]
  const scale = roomWidth > 0 ? Math.min(1, roomWidth / width) : 1
  // In the middle of what is left.
  const indent = Math.max(0, (roomWidth - width * scale) / 2)
  const name = previewFrameName(settingsOf(chosen))

  useLayoutEffect(() => {
    if (!room.current) return
    const observer = new ResizeObserver(([entry]) => entry && setRoomWidth(entry.contentRect.width))
    observer.observe(room.current)
    return () => observer.disconnect()
  }, [])

  const shownVersion = useRef(draftVersion)
  useEffect(() => {
    if (shownVersion.current === draftVersion) return
    shownVersion.current = draftVersion
    reload(frame.current)
  }, [draftVersion])

  return (
    <div ref={room} className={styles.room} style={{ height }}>
      <iframe
        // The page reads its frame's name once, when it starts.
        key={name}
        ref={frame}
        name={name}
        src={address}
        title={`Preview of ${title}`}
        className={styles.frame}
        style={{ width, height: height / scale, marginInlineStart: indent, transform: `scale(${scale})` }}
        onLoad={({ currentTarget }) => keepPlace(currentTarget, place)}
      />
    </div>
  )
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
