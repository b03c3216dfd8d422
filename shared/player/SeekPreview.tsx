import { useEffect, useState } from 'react'
import styles from './SeekBar.module.css'
import { loadThumbnails, type Thumbnail } from './thumbnails.ts'
import { clock } from './time.ts'

interface SeekPreviewProps {
  /** In seconds. */
  time: number
  left: string
  chapters: readonly { startTime: number; endTime: number; text: string }[]
  thumbnails: string | null
}

/** What is at the time under the pointer. Drawn only: the slider says the time to those who do not point. */
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
      <span className={styles.previewTime}>{clock(time)}</span>
    </div>
  )
}

const known = new Map<string, Promise<Thumbnail[]>>()

/** Loaded the first time a pointer asks for them. Without them the time alone is shown. */
function useThumbnails(address: string | null): Thumbnail[] {
  const [pictures, setPictures] = useState<Thumbnail[]>([])
  useEffect(() => {
    if (!address) return
    const loading = known.get(address) ?? loadThumbnails(address)
    known.set(address, loading)
    loading.then(setPictures, () => known.delete(address))
  }, [address])
  return pictures
}
