import { IconVolume, IconVolumeOff } from '@tabler/icons-react'
import { useMediaRemote, useMediaState } from '@vidstack/react'
import { useState } from 'react'
import { ControlButton } from './ControlButton.tsx'
import styles from './Controls.module.css'

/**
 * Mute and volume. A range input, which shows the volume while muted, too: vidstack's slider shows 0 then, and an arrow key starts from
 * that 0.
 */
export function VolumeControl() {
  const remote = useMediaRemote()
  const heard = Math.round(useMediaState('volume') * 100)
  // Shown until it is heard: the video reports it only later, and the next press starts from what is shown.
  const [chosen, setChosen] = useState<number | null>(null)
  if (chosen !== null && chosen === heard) setChosen(null)
  const volume = chosen ?? heard
  const isMuted = useMediaState('muted')
  const canSetVolume = useMediaState('canSetVolume')
  const canPlay = useMediaState('canPlay')
  return (
    <>
      <ControlButton
        Icon={isMuted ? IconVolumeOff : IconVolume}
        size={22}
        aria-pressed={isMuted}
        onClick={({ nativeEvent }) => remote.toggleMuted(nativeEvent)}
      >
        Mute
      </ControlButton>
      {canSetVolume ? (
        <input
          type="range"
          className={styles.volume}
          min={0}
          max={100}
          step={5}
          value={volume}
          aria-label="Volume"
          aria-valuetext={`${volume} %${isMuted ? ', muted' : ''}`}
          onChange={({ currentTarget, nativeEvent }) => {
            setChosen(Number(currentTarget.value))
            remote.changeVolume(Number(currentTarget.value) / 100, nativeEvent)
          }}
        />
      ) : (
        !canPlay && <span className={styles.volume} data-coming />
      )}
    </>
  )
}
