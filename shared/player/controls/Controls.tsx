import { IconFileText, IconMaximize, IconMinimize } from '@tabler/icons-react'
import { useChapterTitle, useMediaRemote, useMediaState } from '@vidstack/react'
import type { Captions } from '../captions/use-captions.ts'
import type { CaptionsOn } from '../captions/use-captions-on.ts'
import type { DescriptionChoice } from '../descriptions/use-describer.ts'
import type { NoteMoment, PlayerVideo } from '../player-video.ts'
import { clock } from '../time.ts'
import type { TranscriptToggle } from '../transcript/use-transcript-toggle.ts'
import { CaptionControls, type CaptionSize } from './CaptionControls.tsx'
import { ChaptersControl } from './ChaptersControl.tsx'
import { ComingControl } from './ComingControl.tsx'
import { ControlButton } from './ControlButton.tsx'
import { OpenRowContext, useOneOpenRow } from './ControlRow.tsx'
import styles from './Controls.module.css'
import { DescriptionControls } from './DescriptionControls.tsx'
import { PlaybackButtons } from './PlaybackButtons.tsx'
import { SeekBar } from './SeekBar.tsx'
import { ShortcutHelp } from './ShortcutHelp.tsx'
import { SnapshotControl } from './SnapshotControl.tsx'
import { SpeedControl } from './SpeedControl.tsx'
import { useTime } from './use-time.ts'
import type { ZoomState } from './use-zoom.ts'
import { VolumeControl } from './VolumeControl.tsx'
import { ZoomControl } from './ZoomControl.tsx'

interface ControlsProps {
  video: PlayerVideo
  /** The preview has ended. */
  isOver: boolean
  captions: Captions['state']
  captionsOn: CaptionsOn
  captionSize: CaptionSize
  /** Null for a video without descriptions. */
  descriptions: DescriptionChoice | 'coming' | null
  zoom: ZoomState
  /** Null for a video without captions. */
  transcript: TranscriptToggle | null
  onNote: ((moment: NoteMoment) => void) | undefined
}

/**
 * The controls below the video: plain buttons, none in a menu, so that every screen reader reaches them. A live stream has no seek bar
 * and no speed.
 */
export function Controls({
  video,
  isOver,
  captions,
  captionsOn,
  captionSize,
  descriptions,
  zoom,
  transcript,
  onNote,
}: ControlsProps) {
  const isLive = useMediaState('live')
  const until = video.preview?.seconds ?? null
  const { openRow, setOpenRow, handlers } = useOneOpenRow()
  return (
    <OpenRowContext value={{ openRow, setOpenRow }}>
      {!isLive && <SeekBar thumbnails={video.thumbnails} until={until} />}
      <div className={styles.controls} {...handlers}>
        <div className={styles.row}>
          <PlaybackButtons isOver={isOver} />
          <VolumeControl />
          <PlaybackTime until={until} />
          <FullscreenButton />
        </div>
        <div className={styles.grid} data-beside={transcript?.isOpen || undefined}>
          {captions !== 'missing' && (
            <CaptionControls {...captionSize} {...captionsOn} isReady={captions === 'ready'} />
          )}
          {descriptions && <DescriptionControls choice={descriptions} />}
          {!isLive && <SpeedControl />}
          <ZoomControl {...zoom} />
          <ChaptersControl areExpected={video.chapters !== null} until={until} />
          <SnapshotControl title={video.title} onNote={onNote} />
          <ShortcutHelp />
          {transcript && <TranscriptButton {...transcript} />}
        </div>
      </div>
    </OpenRowContext>
  )
}

/** The time, the duration (at most `until`, in seconds) and the chapter. */
function PlaybackTime({ until }: { until: number | null }) {
  const time = useTime()
  const duration = useMediaState('duration')
  const isLive = useMediaState('live')
  const chapter = useChapterTitle()
  return (
    <p className={styles.time}>
      <span className={styles.clock}>
        {`${isLive ? 'Live' : `${clock(time)} / ${clock(Math.min(duration, until ?? duration))}`}${until !== null ? ' · Preview' : ''}`}
      </span>
      <span className={styles.chapter}>{chapter}</span>
    </p>
  )
}

/** The last control, because the transcript follows it, beside the video or below. */
function TranscriptButton({ isOpen, button, onToggle }: TranscriptToggle) {
  return (
    // docs/product/accessibility.md#changing-words
    <ControlButton ref={button} Icon={IconFileText} onClick={onToggle}>
      {isOpen ? 'CLOSE TRANSCRIPT' : 'TRANSCRIPT'}
    </ControlButton>
  )
}

/** Nothing where the browser has no full screen. */
function FullscreenButton() {
  const remote = useMediaRemote()
  const isFullscreen = useMediaState('fullscreen')
  const canFullscreen = useMediaState('canFullscreen')
  const canPlay = useMediaState('canPlay')
  if (!canFullscreen) return canPlay ? null : <ComingControl label="Full screen" />
  return (
    <ControlButton
      Icon={isFullscreen ? IconMinimize : IconMaximize}
      size={22}
      onClick={({ nativeEvent }) => remote.toggleFullscreen('prefer-media', nativeEvent)}
    >
      {isFullscreen ? 'Leave full screen' : 'Full screen'}
    </ControlButton>
  )
}
