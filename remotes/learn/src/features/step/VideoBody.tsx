import type { Step } from '@stepwise/shared/contracts'
import { Html } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useRef } from 'react'
import { Player } from '../player/Player.tsx'
import { videoWatched } from './completion.model.ts'
import { TextBody } from './TextBody.tsx'
import styles from './VideoBody.module.css'
import type { VideoView } from './video-view.ts'

interface VideoBodyProps {
  step: Step
  view: VideoView
  onView: (view: VideoView) => void
}

/** A video, or its text version. The player stays when the text is read, so that the video goes on where it was. */
export function VideoBody({ step, view, onView }: VideoBodyProps) {
  const onWatched = useUnit(videoWatched)
  const isRead = view.as === 'read'
  const wantsFocus = useRef(false)
  const readInstead = () => {
    // The button that was pressed goes with the player: the focus goes on to the text.
    wantsFocus.current = true
    onView({ ...view, as: 'read' })
  }
  const takeFocus = (text: HTMLElement | null) => {
    if (!text || !wantsFocus.current) return
    wantsFocus.current = false
    text.focus()
  }
  return (
    <>
      {step.content && (
        <div className={styles.introduction}>
          <Html html={step.content} />
        </div>
      )}
      {step.video && (
        <div hidden={isRead}>
          <Player
            video={{
              id: step.id,
              title: step.name,
              src: step.video,
              contentType: step.videoContentType ?? 'video/mp4',
              poster: step.poster,
              captions: step.subtitle,
              chapters: step.segments,
              thumbnails: step.thumbnails,
            }}
            onWatched={onWatched}
            isTranscriptOpen={view.isTranscriptOpen}
            isHidden={isRead}
            onReadInstead={step.videoText ? readInstead : undefined}
          />
        </div>
      )}
      {isRead && step.videoText && (
        <section ref={takeFocus} tabIndex={-1} aria-label="Text version of the video">
          <Html html={step.videoText} />
        </section>
      )}
      <TextBody step={{ ...step, content: '' }} />
    </>
  )
}
