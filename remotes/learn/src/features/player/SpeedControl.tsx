import { IconBrandSpeedtest } from '@tabler/icons-react'
import { useMediaRemote, useMediaState } from '@vidstack/react'
import { useEffect, useId, useState } from 'react'
import styles from './Controls.module.css'

/** Spec 9. */
const speeds = [0.5, 1, 1.25, 1.5, 2]

/** The speed: a button that shows the choice in a row of its own, in place. */
export function SpeedControl() {
  const remote = useMediaRemote()
  const played = useMediaState('playbackRate')
  const [speed, setSpeed] = useState(played)
  useEffect(() => setSpeed(played), [played])
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <IconBrandSpeedtest size={24} stroke={1.75} aria-hidden />
        Speed {speed}×
      </button>
      <fieldset id={id} className={styles.speeds} hidden={!isOpen}>
        <legend>Speed</legend>
        {speeds.map((choice) => (
          <label key={choice} className={styles.speed}>
            <input
              type="radio"
              name={id}
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
      </fieldset>
    </>
  )
}
