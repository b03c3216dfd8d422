import {
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconRewindBackward10,
  IconRewindForward10,
} from '@tabler/icons-react'
import { useMediaPlayer, useMediaRemote, useMediaState } from '@vidstack/react'
import { ControlButton } from './ControlButton.tsx'
import styles from './Controls.module.css'
import { seekBy } from './use-time.ts'

/** Play and pause; ten seconds back and forward, except in a live stream. `isOver`: the preview has ended. */
export function PlaybackButtons({ isOver }: { isOver: boolean }) {
  const remote = useMediaRemote()
  const isPaused = useMediaState('paused')
  const isEnded = useMediaState('ended') || isOver
  const isLive = useMediaState('live')
  const player = useMediaPlayer()
  const playLabel = isEnded ? 'Play again' : isPaused ? 'Play' : 'Pause'
  return (
    <>
      <button type="button" className={styles.play} onClick={({ nativeEvent }) => remote.togglePaused(nativeEvent)}>
        {isPaused ? <IconPlayerPlayFilled size={22} aria-hidden /> : <IconPlayerPauseFilled size={22} aria-hidden />}
        <span>{playLabel}</span>
      </button>
      {!isLive && (
        <>
          <ControlButton
            Icon={IconRewindBackward10}
            size={22}
            aria-label="Back 10 seconds"
            onClick={({ nativeEvent }) => player && seekBy(player, -10, nativeEvent)}
          >
            Back
          </ControlButton>
          <ControlButton
            Icon={IconRewindForward10}
            size={22}
            aria-label="Forward 10 seconds"
            onClick={({ nativeEvent }) => player && seekBy(player, 10, nativeEvent)}
          >
            Forward
          </ControlButton>
        </>
      )}
    </>
  )
}
