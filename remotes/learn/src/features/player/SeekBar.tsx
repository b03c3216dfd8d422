import { TimeSlider, useMediaState, useSliderState } from '@vidstack/react'
import { useEffect, useState } from 'react'
import styles from './SeekBar.module.css'
import { loadThumbnails, type Thumbnail } from './thumbnails.ts'
import { clock } from './time.ts'

/** The seek slider: a part for each chapter, and a picture of the time under the pointer. */
export function SeekBar({ thumbnails }: { thumbnails: string | null }) {
  // The keyboard moves as far as the buttons beside it do.
  return (
    <TimeSlider.Root className={styles.slider} keyStep={10} shiftKeyMultiplier={3} aria-label="Seek">
      <TimeSlider.Chapters className={styles.chapters}>
        {(cues, forwardRef) =>
          cues.map((cue) => (
            <div key={cue.startTime} className={styles.chapter} ref={forwardRef}>
              <TimeSlider.Track className={styles.track}>
                <TimeSlider.Progress className={styles.loaded} />
                <TimeSlider.TrackFill className={styles.fill} />
              </TimeSlider.Track>
            </div>
          ))
        }
      </TimeSlider.Chapters>
      <TimeSlider.Thumb className={styles.thumb} />
      <TimeSlider.Preview className={styles.preview} aria-hidden>
        <PreviewPicture address={thumbnails} />
        <TimeSlider.ChapterTitle className={styles.previewChapter} />
        <TimeSlider.Value className={styles.previewTime} type="pointer" />
      </TimeSlider.Preview>
    </TimeSlider.Root>
  )
}

/** The picture is part of a sprite, shown as a background: it has no text and wants none. */
function PreviewPicture({ address }: { address: string | null }) {
  const isPointing = useSliderState('pointing')
  const pointerPercent = useSliderState('pointerPercent')
  const duration = useMediaState('duration')
  const pictures = useThumbnailsOnce(isPointing ? address : null)
  const time = (pointerPercent / 100) * duration
  const picture = pictures.find(({ start, end }) => start <= time && time < end)
  if (!picture) return null
  return (
    <div
      className={styles.picture}
      data-time={clock(time)}
      style={{
        width: picture.width,
        height: picture.height,
        backgroundImage: `url(${picture.image})`,
        backgroundPosition: `-${picture.x}px -${picture.y}px`,
      }}
    />
  )
}

/** Loaded the first time a pointer asks for them, and kept. */
function useThumbnailsOnce(address: string | null): Thumbnail[] {
  const [pictures, setPictures] = useState<Thumbnail[]>([])
  const isWanted = address !== null && pictures.length === 0
  useEffect(() => {
    if (!isWanted || !address) return
    const abort = new AbortController()
    // Without pictures the time alone is shown.
    loadThumbnails(address, abort.signal).then(setPictures, () => {})
    return () => abort.abort()
  }, [isWanted, address])
  return pictures
}
