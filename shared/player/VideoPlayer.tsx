import { $displaySetting } from '@stepwise/shared/display'
import { $user } from '@stepwise/shared/session'
import { Captions, Gesture, MediaPlayer, type MediaPlayerInstance, MediaProvider, Track } from '@vidstack/react'
import { useUnit } from 'effector-react'
import { useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { Controls } from './Controls.tsx'
import { EndOverlay } from './EndOverlay.tsx'
import { Poster } from './Poster.tsx'
import { PreviewOverlay } from './PreviewOverlay.tsx'
import type { NoteMoment, PlayerProps } from './player-video.ts'
import { Transcript } from './Transcript.tsx'
import { useCaptionFit } from './use-caption-fit.ts'
import { useCaptions, useSubtitles } from './use-captions.ts'
import { useFailure } from './use-failure.ts'
import { useLiveRestart } from './use-live-restart.ts'
import { useMemory } from './use-memory.ts'
import { useEnded, useWatched } from './use-playback-events.ts'
import { usePreview } from './use-preview.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useStartAt } from './use-time.ts'
import { useTouchIdle } from './use-touch-idle.ts'
import { useTranscriptOpen } from './use-transcript-open.ts'
import { useVidstackFixes } from './use-vidstack-fixes.ts'
import { useZoom, zoomStyle } from './use-zoom.ts'
import { VideoFailure } from './VideoFailure.tsx'
import { visitorId } from './video-settings.ts'
import './vidstack.css'
import styles from './VideoPlayer.module.css'

const nothing = () => {}

/** The player itself; its properties are explained in player-video.ts. */
export function VideoPlayer(props: PlayerProps) {
  const [attempt, setAttempt] = useState(0)
  const takesFocus = props.takesFocus || attempt > 0
  return <OneAttempt key={attempt} {...props} takesFocus={takesFocus} onRetry={() => setAttempt(attempt + 1)} />
}

function OneAttempt({
  video,
  onWatched = nothing,
  onEnded = nothing,
  onFailed = nothing,
  autoPlay = false,
  isTranscriptOpen,
  isHidden = false,
  onReadInstead,
  takesFocus = false,
  handle,
  startAt = null,
  continueTo,
  related = [],
  onNote,
  onRetry,
}: PlayerProps & { onRetry: () => void }) {
  const { user, setting } = useUnit({ user: $user, setting: $displaySetting })
  const player = useRef<MediaPlayerInstance>(null)
  const frame = useRef<HTMLDivElement>(null)
  // A new object is a new source: where no decoder is found for it, vidstack would look again at every render, without end.
  const source = useMemo(
    () => ({ src: video.src, type: video.contentType as 'video/mp4' }),
    [video.src, video.contentType],
  )
  const captions = useCaptions(video.captions, video.preview?.seconds)
  const { memory, captionSize } = useMemory(player, user?.id ?? visitorId, video, setting.subtitles)
  const zoom = useZoom(memory)
  const onKeyDown = useShortcuts(player, zoom.change)
  useWatched(player, onWatched)
  useEnded(player, onEnded)
  useVidstackFixes(player)
  useCaptionFit(frame)
  useLiveRestart(player)
  useSubtitles(player, setting.subtitles)
  useStartAt(player, startAt)
  const isIdle = useTouchIdle(player)
  const isPreviewOver = usePreview(player, video.preview?.seconds ?? null)
  const hasFailed = useFailure(player, video.src, onFailed)
  useImperativeHandle(handle, () => ({
    time: () => player.current?.state.currentTime ?? 0,
    seek: (seconds) => player.current?.remoteControl.seek(seconds),
  }))
  const noteTaken =
    onNote &&
    ((moment: NoteMoment) => {
      // The note is written outside the player, which covers all of the page in full screen.
      if (player.current?.state.fullscreen) player.current.exitFullscreen().catch(nothing)
      onNote(moment)
    })

  const [isOwnTranscriptOpen, setOwnTranscriptOpen] = useTranscriptOpen()
  const isOpen = isTranscriptOpen ?? isOwnTranscriptOpen
  useEffect(() => {
    if (takesFocus) player.current?.el?.focus()
  }, [takesFocus])
  useEffect(() => {
    if (isHidden) player.current?.pause().catch(nothing)
  }, [isHidden])

  return (
    <MediaPlayer
      ref={player}
      className={styles.player}
      src={source}
      title={video.title}
      viewType="video"
      load="eager"
      playsInline
      autoPlay={autoPlay}
      storage={memory}
      logLevel="silent"
      keyDisabled
      tabIndex={-1}
      onKeyDown={onKeyDown}
      data-region="video player"
      data-idle={isIdle || undefined}
    >
      <div className={styles.layout} data-transcript={isOpen || undefined}>
        <div className={styles.main}>
          <div className={styles.stage}>
            <div ref={frame} className={styles.frame} data-large-captions={captionSize.isLarge || undefined}>
              <MediaProvider className={styles.media} style={zoomStyle(zoom.zoom)}>
                {captions.state === 'ready' && video.captions && (
                  <Track kind="subtitles" src={video.captions} type="vtt" label="English" lang="en-GB" default />
                )}
                {video.chapters && <Track kind="chapters" src={video.chapters} type="vtt" lang="en-GB" default />}
              </MediaProvider>
              <Poster address={video.poster} />
              <Captions className="vds-captions" />
              <Gesture className={styles.tap} event="pointerup" action="toggle:paused" />
              {hasFailed && <VideoFailure onRetry={onRetry} onReadInstead={onReadInstead} />}
            </div>
            {isPreviewOver && video.preview && <PreviewOverlay preview={video.preview} />}
            <EndOverlay continueTo={continueTo} related={related} />
          </div>
          {/* docs/product/steps-and-player.md#video-failed */}
          <div className={styles.bar} hidden={hasFailed} data-controls>
            <Controls
              video={video}
              isOver={isPreviewOver}
              captionSize={captions.state === 'ready' ? captionSize : null}
              zoom={zoom}
              transcript={
                isTranscriptOpen === undefined && captions.state !== 'missing'
                  ? { isOpen, onToggle: () => setOwnTranscriptOpen(!isOpen) }
                  : null
              }
              onNote={noteTaken}
            />
          </div>
        </div>
        {isOpen && <Transcript captions={captions} onNote={noteTaken} />}
      </div>
    </MediaPlayer>
  )
}
