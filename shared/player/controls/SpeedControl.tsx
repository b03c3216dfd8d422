import { IconBrandSpeedtest } from '@tabler/icons-react'
import { useMediaRemote, useMediaState } from '@vidstack/react'
import { useId, useState } from 'react'
import { speeds } from '../memory/video-settings.ts'
import { ControlRow } from './ControlRow.tsx'
import styles from './Controls.module.css'

export function SpeedControl() {
  const remote = useMediaRemote()
  const played = useMediaState('playbackRate')
  // Shown at once: the video reports the new speed only a moment later.
  const [chosen, setChosen] = useState<{ speed: number; playedBefore: number } | null>(null)
  if (chosen !== null && chosen.playedBefore !== played) setChosen(null)
  const speed = chosen?.speed ?? played
  const name = useId()
  return (
    <ControlRow Icon={IconBrandSpeedtest} label={`Speed ${speed}×`} name="Speed">
      {speeds.map((choice) => (
        <label key={choice} className={styles.speed}>
          <input
            type="radio"
            name={name}
            checked={choice === speed}
            onChange={({ nativeEvent }) => {
              setChosen({ speed: choice, playedBefore: played })
              remote.changePlaybackRate(choice, nativeEvent)
            }}
          />
          <span>{`${choice}×`}</span>
        </label>
      ))}
    </ControlRow>
  )
}
