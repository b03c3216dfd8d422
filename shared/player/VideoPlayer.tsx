import { $displaySetting } from '@stepwise/shared/display'
import { $user } from '@stepwise/shared/session'
import { Captions, Gesture, MediaPlayer, type MediaPlayerInstance, MediaProvider, Track } from '@vidstack/react'
import { useUnit } from 'effector-react'
import { useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { Controls } from './Controls.tsx'
import { EndOverlay } from './EndOverlay.tsx'
import { Poster } from './Poster.tsx'
import { PlayerMemory } from './player-memory.ts'
import type { NoteMoment, PlayerProps } from './player-video.ts'
import { SeekBar } from './SeekBar.tsx'
import { Transcript } from './Transcript.tsx'
import { useCaptions } from './use-captions.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useStartAt } from './use-start-at.ts'
import { useSubtitles } from './use-subtitles.ts'
import { useTouchIdle } from './use-touch-idle.ts'
import { useVidstackMended } from './use-vidstack-mended.ts'
import { useWatched } from './use-watched.ts'
import { useZoom, zoomStyle } from './use-zoom.ts'
import { VideoFailure } from './VideoFailure.tsx'
import './vidstack.css'
import styles from './VideoPlayer.module.css'

const nothing = () => {}

/** The player itself; see Player.tsx for what its properties mean. */
export function VideoPlayer(props: PlayerProps) {
  const [attempt, setAttempt] = useState(0)
  const takesFocus = props.takesFocus || attempt > 0
  return <OneAttempt key={attempt} {...props} takesFocus={takesFocus} onRetry={() => setAttempt(attempt + 1)} />
}

function OneAttempt({
  video,
  onWatched = nothing,
  autoPlay = false,
  isTranscriptOpen = false,
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
  const captions = useCaptions(video.captions)
  const zoom = useZoom()
  const onKeyDown = useShortcuts(player, zoom.change)
  useWatched(player, onWatched)
  useVidstackMended(player)
  useSubtitles(player, setting.subtitles)
  useStartAt(player, startAt)
  const isIdle = useTouchIdle(player)
  useImperativeHandle(handle, () => ({
    time: () => player.current?.state.currentTime ?? 0,
    seek: (seconds) => player.current?.remoteControl.seek(seconds),
  }))
  const noteTaken =
    onNote &&
    ((moment: NoteMoment) => {
      // What opens for the note lies outside what fills the screen.
      if (player.current?.state.fullscreen) player.current.exitFullscreen().catch(nothing)
      onNote(moment)
    })

  const memory = useMemo(
    () =>
      new PlayerMemory({
        userId: user?.id ?? 'visitor',
        videoId: video.id,
        subtitles: setting.subtitles,
        duration: () => player.current?.state.duration ?? 0,
      }),
    [user?.id, video.id, setting.subtitles],
  )
  const [hasLargeCaptions, setLargeCaptions] = useState(memory.hasLargeCaptions)
  const toggleCaptionSize = () => {
    memory.hasLargeCaptions = !hasLargeCaptions
    setLargeCaptions(!hasLargeCaptions)
  }
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
      src={{ src: video.src, type: video.contentType as 'video/mp4' }}
      title={video.title}
      viewType="video"
      streamType="on-demand"
      playsInline
      autoPlay={autoPlay}
      storage={memory}
      logLevel="silent"
      keyDisabled
      tabIndex={-1}
      onKeyDown={onKeyDown}
      data-idle={isIdle || undefined}
    >
      <div className={styles.layout} data-transcript={isTranscriptOpen || undefined}>
        <div className={styles.main}>
          <div className={styles.stage}>
            <div className={styles.frame} data-large-captions={hasLargeCaptions || undefined}>
              <MediaProvider className={styles.media} style={zoomStyle(zoom.zoom)}>
                {captions.state === 'ready' && video.captions && (
                  <Track kind="subtitles" src={video.captions} type="vtt" label="English" lang="en-GB" default />
                )}
                {video.chapters && <Track kind="chapters" src={video.chapters} type="vtt" lang="en-GB" default />}
              </MediaProvider>
              <Poster address={video.poster} />
              <Captions className="vds-captions" />
              <Gesture className={styles.tap} event="pointerup" action="toggle:paused" />
              <VideoFailure onRetry={onRetry} onReadInstead={onReadInstead} />
            </div>
            <EndOverlay continueTo={continueTo} related={related} />
          </div>
          <div className={styles.bar}>
            <SeekBar thumbnails={video.thumbnails} />
            <Controls
              captionSize={
                captions.state === 'ready' ? { isLarge: hasLargeCaptions, onToggle: toggleCaptionSize } : null
              }
              zoom={zoom}
              title={video.title}
              onNote={noteTaken}
            />
          </div>
        </div>
        {isTranscriptOpen && <Transcript captions={captions} onNote={noteTaken} />}
      </div>
    </MediaPlayer>
  )
}
