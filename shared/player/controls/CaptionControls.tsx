import { IconBadgeCc, IconTextSize } from '@tabler/icons-react'
import { useMediaRemote, useMediaState } from '@vidstack/react'
import styles from './Controls.module.css'

export interface CaptionSize {
  isLarge: boolean
  onToggle: () => void
}

/** Turns captions on and off; while they are on, also their size. */
export function CaptionControls({ isLarge, onToggle }: CaptionSize) {
  const remote = useMediaRemote()
  const isOn = useMediaState('textTrack') !== null
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-pressed={isOn}
        onClick={({ nativeEvent }) => remote.toggleCaptions(nativeEvent)}
      >
        <IconBadgeCc size={24} stroke={1.75} aria-hidden />
        Captions
      </button>
      {isOn && (
        <button type="button" className={styles.button} aria-pressed={isLarge} onClick={onToggle}>
          <IconTextSize size={24} stroke={1.75} aria-hidden />
          Large captions
        </button>
      )}
    </>
  )
}
