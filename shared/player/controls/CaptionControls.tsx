import { IconBadgeCc, IconTextSize } from '@tabler/icons-react'
import { useMediaRemote } from '@vidstack/react'
import type { CaptionsOn } from '../captions/use-captions-on.ts'
import { ComingControl } from './ComingControl.tsx'
import styles from './Controls.module.css'

export interface CaptionSize {
  isLarge: boolean
  onToggle: () => void
}

interface CaptionControlsProps extends CaptionSize, CaptionsOn {
  /** The captions have been loaded. */
  isReady: boolean
}

/** Turns captions on and off, and changes their size, which can be pressed while they are on. */
export function CaptionControls({ isLarge, onToggle, isOn, isComing, isReady }: CaptionControlsProps) {
  const remote = useMediaRemote()
  const size = isComing ? (
    <ComingControl label="Large captions" />
  ) : (
    <button
      type="button"
      className={styles.button}
      aria-pressed={isOn && isLarge}
      // In its place while captions are off, so that the buttons after it do not move.
      aria-disabled={!isOn || undefined}
      onClick={isOn ? onToggle : undefined}
    >
      <IconTextSize size={24} stroke={1.75} aria-hidden />
      Large captions
    </button>
  )
  if (!isReady)
    return (
      <>
        <ComingControl label="Captions" />
        {size}
      </>
    )
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
      {size}
    </>
  )
}
