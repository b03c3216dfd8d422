import { useMediaState } from '@vidstack/react'
import { CaptionControls, type CaptionSize } from './CaptionControls.tsx'
import { ChaptersControl } from './ChaptersControl.tsx'
import styles from './Controls.module.css'
import { FullscreenButton } from './FullscreenButton.tsx'
import { OpenRowContext, useOneOpenRow } from './open-row.ts'
import { PlaybackButtons } from './PlaybackButtons.tsx'
import { PlaybackTime } from './PlaybackTime.tsx'
import type { NoteMoment, PlayerVideo } from './player-video.ts'
import { SeekBar } from './SeekBar.tsx'
import { ShortcutHelp } from './ShortcutHelp.tsx'
import { SnapshotControl } from './SnapshotControl.tsx'
import { SpeedControl } from './SpeedControl.tsx'
import { TranscriptControl, type TranscriptToggle } from './TranscriptControl.tsx'
import type { ZoomState } from './use-zoom.ts'
import { VolumeControl } from './VolumeControl.tsx'
import { ZoomControl } from './ZoomControl.tsx'

interface ControlsProps {
  video: PlayerVideo
  /** The preview has ended. */
  isOver: boolean
  /** Null while there are no captions. */
  captionSize: CaptionSize | null
  zoom: ZoomState
  /** Null where the page has its own button for the transcript. */
  transcript: TranscriptToggle | null
  onNote: ((moment: NoteMoment) => void) | undefined
}

/**
 * The controls below the video: plain buttons, none in a menu, so that every screen reader reaches them. A live stream has no seek bar
 * and no speed.
 */
export function Controls({ video, isOver, captionSize, zoom, transcript, onNote }: ControlsProps) {
  const isLive = useMediaState('live')
  const until = video.preview?.seconds ?? null
  const { openRow, setOpenRow, handlers } = useOneOpenRow()
  return (
    <OpenRowContext value={{ openRow, setOpenRow }}>
      {!isLive && <SeekBar thumbnails={video.thumbnails} until={until} />}
      <div className={styles.controls} {...handlers}>
        <PlaybackTime until={until} />
        <div className={styles.row}>
          <PlaybackButtons isOver={isOver} />
          <VolumeControl />
          <span className={styles.space} />
          {captionSize && <CaptionControls {...captionSize} />}
          {transcript && <TranscriptControl {...transcript} />}
          {!isLive && <SpeedControl />}
          <ZoomControl {...zoom} />
          <ChaptersControl until={until} />
          <SnapshotControl title={video.title} onNote={onNote} />
          <FullscreenButton />
        </div>
        <ShortcutHelp />
      </div>
    </OpenRowContext>
  )
}
