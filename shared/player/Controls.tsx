import {
  IconMaximize,
  IconMinimize,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconRewindBackward10,
  IconRewindForward10,
} from '@tabler/icons-react'
import { useChapterTitle, useMediaPlayer, useMediaRemote, useMediaState } from '@vidstack/react'
import { CaptionControls, type CaptionSize } from './CaptionControls.tsx'
import { ChaptersControl } from './ChaptersControl.tsx'
import styles from './Controls.module.css'
import type { NoteMoment } from './player-video.ts'
import { ShortcutHelp } from './ShortcutHelp.tsx'
import { SnapshotControl } from './SnapshotControl.tsx'
import { SpeedControl } from './SpeedControl.tsx'
import { seekBy } from './seek.ts'
import { clock } from './time.ts'
import { useTime } from './use-time.ts'
import type { ZoomState } from './use-zoom.ts'
import { VolumeControl } from './VolumeControl.tsx'
import { ZoomControl } from './ZoomControl.tsx'

interface ControlsProps {
  /** Null while there are no captions. */
  captionSize: CaptionSize | null
  zoom: ZoomState
  title: string
  onNote: ((moment: NoteMoment) => void) | undefined
}

/** The controls under the video: ordinary buttons, none in a menu, so that every screen reader reaches them. */
export function Controls({ captionSize, zoom, title, onNote }: ControlsProps) {
  return (
    <div className={styles.controls}>
      <PlaybackTime />
      <div className={styles.row}>
        <PlaybackButtons />
        <VolumeControl />
        <span className={styles.space} />
        {captionSize && <CaptionControls {...captionSize} />}
        <SpeedControl />
        <ZoomControl {...zoom} />
        <ChaptersControl />
        <SnapshotControl title={title} onNote={onNote} />
        <FullscreenButton />
      </div>
      <ShortcutHelp />
    </div>
  )
}

function PlaybackButtons() {
  const remote = useMediaRemote()
  const isPaused = useMediaState('paused')
  const isEnded = useMediaState('ended')
  const player = useMediaPlayer()
  const playLabel = isEnded ? 'Play again' : isPaused ? 'Play' : 'Pause'
  return (
    <>
      <button
        type="button"
        className={styles.play}
        aria-label={playLabel}
        title={playLabel}
        onClick={({ nativeEvent }) => remote.togglePaused(nativeEvent)}
      >
        {isPaused ? <IconPlayerPlayFilled size={24} aria-hidden /> : <IconPlayerPauseFilled size={24} aria-hidden />}
      </button>
      <button
        type="button"
        className={styles.button}
        aria-label="Back 10 seconds"
        title="Back 10 seconds"
        onClick={({ nativeEvent }) => player && seekBy(player, -10, nativeEvent)}
      >
        <IconRewindBackward10 size={24} stroke={1.75} aria-hidden />
      </button>
      <button
        type="button"
        className={styles.button}
        aria-label="Forward 10 seconds"
        title="Forward 10 seconds"
        onClick={({ nativeEvent }) => player && seekBy(player, 10, nativeEvent)}
      >
        <IconRewindForward10 size={24} stroke={1.75} aria-hidden />
      </button>
    </>
  )
}

function PlaybackTime() {
  const time = useTime()
  const duration = useMediaState('duration')
  const chapter = useChapterTitle()
  return (
    <p className={styles.time}>
      <span className={styles.clock}>
        {clock(time)} / {clock(duration)}
      </span>
      {chapter && <span className={styles.chapter}>{chapter}</span>}
    </p>
  )
}

function FullscreenButton() {
  const remote = useMediaRemote()
  const isFullscreen = useMediaState('fullscreen')
  const canFullscreen = useMediaState('canFullscreen')
  if (!canFullscreen) return null
  const label = isFullscreen ? 'Leave full screen' : 'Full screen'
  const Icon = isFullscreen ? IconMinimize : IconMaximize
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      onClick={({ nativeEvent }) => remote.toggleFullscreen('prefer-media', nativeEvent)}
    >
      <Icon size={24} stroke={1.75} aria-hidden />
    </button>
  )
}
