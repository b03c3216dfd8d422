import { $displaySetting } from '@stepwise/shared/display'
import { captionStyle } from '@stepwise/shared/display/caption-look'
import { $user } from '@stepwise/shared/session'
import { IconPlayerPlayFilled } from '@tabler/icons-react'
import {
  Captions,
  Gesture,
  MediaPlayer,
  type MediaPlayerInstance,
  MediaProvider,
  Track,
  useMediaState,
} from '@vidstack/react'
import { useUnit } from 'effector-react'
import { type CSSProperties, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react'
import type { CaptionLine } from './captions/captions.ts'
import { useCaptionFit } from './captions/use-caption-fit.ts'
import { useCaptions, useSubtitles } from './captions/use-captions.ts'
import { useCaptionsOn } from './captions/use-captions-on.ts'
import { Controls } from './controls/Controls.tsx'
import { useShortcuts } from './controls/shortcuts.ts'
import { useStartAt } from './controls/use-time.ts'
import { useTouchIdle } from './controls/use-touch-idle.ts'
import { useZoom, zoomStyle } from './controls/use-zoom.ts'
import { useDescriber } from './descriptions/use-describer.ts'
import { noDescriptions, useDescriptions, withDescriptions } from './descriptions/use-descriptions.ts'
import { EndOverlay, PreviewOverlay } from './end/EndOverlay.tsx'
import { usePreview } from './end/use-preview.ts'
import { useMemory } from './memory/use-memory.ts'
import { visitorId } from './memory/video-settings.ts'
import type { NoteMoment, PlayerProps } from './player-video.ts'
import { Transcript } from './transcript/Transcript.tsx'
import { useTranscriptToggle } from './transcript/use-transcript-toggle.ts'
import { useFailure } from './use-failure.ts'
import { useLiveRestart } from './use-live-restart.ts'
import { useEnded, useWatched } from './use-playback-events.ts'
import { useVidstackFixes } from './use-vidstack-fixes.ts'
import { VideoFailure } from './VideoFailure.tsx'
import '@vidstack/react/player/styles/default/captions.css'
import styles from './VideoPlayer.module.css'

const nothing = () => {}
const noLines: readonly CaptionLine[] = []

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
  const stage = useRef<HTMLDivElement>(null)
  // A new object is a new source: where no decoder is found for it, vidstack would look again at every render, without end.
  const source = useMemo(
    () => ({ src: video.src, type: video.contentType as 'video/mp4' }),
    [video.src, video.contentType],
  )
  const captions = useCaptions(video.captions, video.preview?.seconds)
  const descriptions = useDescriptions(video.descriptions, video.preview?.seconds)
  const lines = captions.state === 'ready' ? captions.lines : noLines
  const described = useDescriber(player, descriptions, lines)
  const transcribed = useMemo(
    () =>
      captions.state === 'ready'
        ? { ...captions, lines: withDescriptions(captions.lines, descriptions ?? noDescriptions) }
        : captions,
    [captions, descriptions],
  )
  const { memory, captionSize } = useMemory(player, user?.id ?? visitorId, video, setting.subtitles)
  const captionsOn = useCaptionsOn(player, captions.state, memory)
  const zoom = useZoom(memory)
  const onKeyDown = useShortcuts(player, zoom.change)
  useWatched(player, onWatched)
  useEnded(player, onEnded)
  useVidstackFixes(player)
  useCaptionFit(stage)
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

  const transcript = useTranscriptToggle(video.captions !== null)
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
      <div className={styles.layout} data-transcript={transcript?.isOpen || undefined}>
        <div className={`${styles.main} ui-narrow`}>
          <div
            ref={stage}
            className={styles.stage}
            style={captionStyle(setting) as CSSProperties}
            data-picture
            data-captions={setting.captionPosition}
            data-captions-on={captionsOn.isOn || captionsOn.isComing || undefined}
            data-large-captions={captionSize.isLarge || undefined}
          >
            <div className={styles.frame}>
              <MediaProvider className={`${styles.media} ui-dims`} style={zoomStyle(zoom.zoom)}>
                {captions.state === 'ready' && (
                  <Track kind="subtitles" content={captions.vtt} type="vtt" label="English" lang="en-GB" default />
                )}
                {video.chapters && <Track kind="chapters" src={video.chapters} type="vtt" lang="en-GB" default />}
              </MediaProvider>
              <Poster address={video.poster} />
              <Gesture className={styles.tap} event="pointerup" action="toggle:paused" />
              {hasFailed && (
                <VideoFailure words="This video could not be played." onRetry={onRetry} onReadInstead={onReadInstead} />
              )}
            </div>
            <Captions className="vds-captions" />
            {isPreviewOver && video.preview && <PreviewOverlay preview={video.preview} />}
            <EndOverlay continueTo={continueTo} related={related} />
          </div>
          {/* docs/product/steps-and-player.md#video-failed */}
          <div className={`${styles.bar} ui-screen`} data-failed={hasFailed || undefined} data-controls>
            <Controls
              video={video}
              isOver={isPreviewOver}
              captions={captions.state}
              captionsOn={captionsOn}
              captionSize={captionSize}
              descriptions={described.choice}
              zoom={zoom}
              transcript={transcript}
              onNote={noteTaken}
            />
          </div>
        </div>
        {transcript?.isOpen && <Transcript ref={transcript.list} captions={transcribed} onNote={noteTaken} />}
        <p className="ui-hidden" role="status">
          {described.announced}
        </p>
      </div>
    </MediaPlayer>
  )
}

/** Covers the video until it has started. Its play icon is decoration: the play button is one of the controls. */
function Poster({ address }: { address: string | null }) {
  const isStarted = useMediaState('started')
  if (isStarted) return null
  return (
    <div className={styles.poster} aria-hidden>
      {/* Not vidstack's Poster, which drops an empty alt text. */}
      {address && <img className="ui-dims" src={address} alt="" />}
      <IconPlayerPlayFilled className={styles.posterPlay} size={36} />
    </div>
  )
}
