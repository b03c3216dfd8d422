import type { Step } from '@stepwise/shared/contracts'
import { Player, type PlayerHandle, type PlayerVideo } from '@stepwise/shared/player'
import { useLocation } from '@stepwise/shared/routing'
import { Html } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect, useMemo, useRef } from 'react'
import { takesNotes } from '../notes/pending-note.ts'
import { noteStarted } from '../notes/start-note.model.ts'
import { videoTextOpened, videoWatched } from '../step/completion.model.ts'
import { $address, $learningModule } from '../step/step.model.ts'
import { relatedSteps } from './related-steps.ts'
import { TextBody } from './TextBody.tsx'
import styles from './VideoBody.module.css'
import { VideoText } from './VideoText.tsx'

/** How a video step is shown: the video or its text version. */
export type VideoView = 'watch' | 'read'

interface VideoBodyProps {
  step: Step
  view: VideoView
  onView: (view: VideoView) => void
}

/** A video, or its text version. The player stays mounted under the text, so that the video continues where it was. */
export function VideoBody({ step, view, onView }: VideoBodyProps) {
  const { address, learningModule, onWatched, onTextOpened, onNote } = useUnit({
    address: $address,
    learningModule: $learningModule,
    onWatched: videoWatched,
    onTextOpened: videoTextOpened,
    onNote: noteStarted,
  })
  const player = useRef<PlayerHandle>(null)
  const startAt = useVideoMoment()
  const isRead = view === 'read'
  useEffect(() => {
    if (isRead) onTextOpened()
  }, [isRead, onTextOpened])
  const wantsFocus = useRef(false)
  const readInstead = () => {
    // The pressed button is hidden with the player: the text takes its focus.
    wantsFocus.current = true
    onView('read')
  }
  const video = toVideo(step)
  return (
    <>
      <div className={styles.watch}>
        {step.content && (
          <div className={styles.introduction}>
            <Html html={step.content} data-step-text />
          </div>
        )}
        {video && (
          <div hidden={isRead} data-read-aloud="off">
            <Player
              video={video}
              onWatched={onWatched}
              isHidden={isRead}
              onReadInstead={step.videoText ? readInstead : undefined}
              handle={player}
              startAt={startAt}
              continueTo={step.nextUrl ?? undefined}
              related={address?.view === 'flows' && learningModule ? relatedSteps(learningModule, step.id) : []}
              onNote={takesNotes(step) ? onNote : undefined}
            />
          </div>
        )}
      </div>
      {isRead && step.videoText && <VideoText html={step.videoText} player={player} focusWanted={wantsFocus} />}
      <TextBody step={{ ...step, content: '' }} />
    </>
  )
}

/** The moment of the video in the address (`?t=65`). A new object with each visit. */
function useVideoMoment(): { seconds: number } | null {
  const { search, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address visited again is another visit
  return useMemo(() => {
    const given = new URLSearchParams(search).get('t')
    const seconds = Number(given)
    return given && seconds >= 0 ? { seconds } : null
  }, [search, key])
}

function toVideo(step: Step): PlayerVideo | null {
  if (!step.video) return null
  return {
    id: step.id,
    title: step.name,
    src: step.video,
    contentType: step.videoContentType ?? 'video/mp4',
    poster: step.poster,
    captions: step.subtitle,
    chapters: step.segments,
    thumbnails: step.thumbnails,
    descriptions: step.descriptions ?? null,
  }
}
