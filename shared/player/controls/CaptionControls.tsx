import { IconBadgeCc, IconTextSize } from '@tabler/icons-react'
import { useMediaRemote } from '@vidstack/react'
import type { CaptionsOn } from '../captions/use-captions-on.ts'
import { ComingControl } from './ComingControl.tsx'
import { ControlButton } from './ControlButton.tsx'

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
  return (
    <>
      {isReady ? (
        <ControlButton
          Icon={IconBadgeCc}
          aria-pressed={isOn}
          onClick={({ nativeEvent }) => remote.toggleCaptions(nativeEvent)}
        >
          Captions
        </ControlButton>
      ) : (
        <ComingControl label="Captions" />
      )}
      {isComing ? (
        <ComingControl label="Large captions" />
      ) : (
        <ControlButton
          Icon={IconTextSize}
          aria-pressed={isOn && isLarge}
          // In its place while captions are off, so that the buttons after it do not move.
          aria-disabled={!isOn || undefined}
          onClick={isOn ? onToggle : undefined}
        >
          Large captions
        </ControlButton>
      )}
    </>
  )
}
