import { IconBrandSpeedtest } from '@tabler/icons-react'
import { useMediaRemote, useMediaState } from '@vidstack/react'
import { useEffect, useId, useState } from 'react'
import { ControlRow } from './ControlRow.tsx'
import styles from './Controls.module.css'
import { speeds } from './video-settings.ts'

export function SpeedControl() {
  const remote = useMediaRemote()
  const played = useMediaState('playbackRate')
  const [speed, setSpeed] = useState(played)
  useEffect(() => setSpeed(played), [played])
  const name = useId()
  return (
    <ControlRow
      icon={<IconBrandSpeedtest size={24} stroke={1.75} aria-hidden />}
      label={`Speed ${speed}×`}
      name="Speed"
    >
      {speeds.map((choice) => (
        <label key={choice} className={styles.speed}>
          <input
            type="radio"
            name={name}
            checked={choice === speed}
            onChange={({ nativeEvent }) => {
              // Shown at once: the video says so only a moment later.
              setSpeed(choice)
              remote.changePlaybackRate(choice, nativeEvent)
            }}
          />
          {choice}×
        </label>
      ))}
    </ControlRow>
  )
}
