import { useEffect, useState } from 'react'
import { clock } from '../time.ts'
import styles from './SeekBar.module.css'
import { loadThumbnails, type Thumbnail } from './thumbnails.ts'

interface SeekPreviewProps {
  /** In seconds. */
  time: number
  left: string
  chapters: readonly { startTime: number; endTime: number; text: string }[]
  thumbnails: string | null
}

/** The picture, chapter and time under the pointer. Hidden from screen readers: the slider has the time in words. */
export function SeekPreview({ time, left, chapters, thumbnails }: SeekPreviewProps) {
  const pictures = useThumbnails(thumbnails)
  const picture = pictures.find(({ start, end }) => start <= time && time < end)
  const chapter = chapters.find(({ startTime, endTime }) => startTime <= time && time < endTime)
  return (
    <div className={styles.preview} style={{ left }} aria-hidden>
      {picture && (
        <div
          className={styles.picture}
          style={{
            width: picture.width,
            height: picture.height,
            backgroundImage: `url(${picture.image})`,
            backgroundPosition: `-${picture.x}px -${picture.y}px`,
          }}
        />
      )}
      {chapter && <span>{chapter.text}</span>}
      <span className="ui-figures">{clock(time)}</span>
    </div>
  )
}

const loads = new Map<string, Promise<Thumbnail[]>>()

/** Loaded when a pointer is over the slider for the first time. Without them only the time is shown. */
function useThumbnails(address: string | null): Thumbnail[] {
  const [pictures, setPictures] = useState<Thumbnail[]>([])
  useEffect(() => {
    if (!address) return
    const loading = loads.get(address) ?? loadThumbnails(address)
    loads.set(address, loading)
    loading.then(setPictures, () => loads.delete(address))
  }, [address])
  return pictures
}
