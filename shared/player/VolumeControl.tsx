import { IconVolume, IconVolumeOff } from '@tabler/icons-react'
import { useMediaRemote, useMediaState } from '@vidstack/react'
import { useEffect, useState } from 'react'
import styles from './Controls.module.css'

/**
 * Mute and volume. An ordinary range input, which keeps showing the volume while muted: vidstack's slider shows 0 then,
 * and an arrow key makes that the volume.
 */
export function VolumeControl() {
  const remote = useMediaRemote()
  const heard = Math.round(useMediaState('volume') * 100)
  // What was asked for counts until it is heard: the video says so only later, and the next press counts from what is shown.
  const [asked, setAsked] = useState<number | null>(null)
  useEffect(() => {
    if (asked === heard) setAsked(null)
  }, [asked, heard])
  const volume = asked ?? heard
  const isMuted = useMediaState('muted')
  const canSetVolume = useMediaState('canSetVolume')
  const Icon = isMuted ? IconVolumeOff : IconVolume
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label="Mute"
        title={isMuted ? 'Sound on' : 'Sound off'}
        aria-pressed={isMuted}
        onClick={({ nativeEvent }) => remote.toggleMuted(nativeEvent)}
      >
        <Icon size={24} stroke={1.75} aria-hidden />
      </button>
      {canSetVolume && (
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
            setAsked(Number(currentTarget.value))
            remote.changeVolume(Number(currentTarget.value) / 100, nativeEvent)
          }}
        />
      )}
    </>
  )
}
