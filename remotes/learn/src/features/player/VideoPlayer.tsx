import { $displaySetting } from '@stepwise/shared/display'
import { $user } from '@stepwise/shared/session'
import { Captions, Gesture, MediaPlayer, type MediaPlayerInstance, MediaProvider, Track } from '@vidstack/react'
import { useUnit } from 'effector-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Controls } from './Controls.tsx'
import { Poster } from './Poster.tsx'
import { PlayerMemory } from './player-memory.ts'
import type { PlayerProps } from './player-video.ts'
import { SeekBar } from './SeekBar.tsx'
import { Transcript } from './Transcript.tsx'
import { useCaptions } from './use-captions.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useVidstackMended } from './use-vidstack-mended.ts'
import { useWatched } from './use-watched.ts'
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
  onRetry,
}: PlayerProps & { onRetry: () => void }) {
  const { user, setting } = useUnit({ user: $user, setting: $displaySetting })
  const player = useRef<MediaPlayerInstance>(null)
  const captions = useCaptions(video.captions)
  const onKeyDown = useShortcuts(player)
  useWatched(player, onWatched)
  useVidstackMended(player)

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
    >
      <div className={styles.layout} data-transcript={isTranscriptOpen || undefined}>
        <div className={styles.main}>
          <div className={styles.frame}>
            <MediaProvider className={styles.media}>
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
          <SeekBar thumbnails={video.thumbnails} />
          <Controls hasCaptions={captions.state === 'ready'} />
        </div>
        {isTranscriptOpen && <Transcript captions={captions} />}
      </div>
    </MediaPlayer>
  )
}
