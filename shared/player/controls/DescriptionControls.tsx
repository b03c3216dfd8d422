import { IconEar, IconPhotoSpark } from '@tabler/icons-react'
import type { DescriptionChoice } from '../descriptions/use-describer.ts'
import { ComingControl } from './ComingControl.tsx'
import { ControlButton } from './ControlButton.tsx'

/** Says what the picture shows: aloud, or only to the person's screen reader, which can be chosen while it is on. */
export function DescriptionControls({ choice }: { choice: DescriptionChoice | 'coming' }) {
  if (choice === 'coming')
    return (
      <>
        <ComingControl label="Describe the picture" />
        <ComingControl label="To my screen reader" />
      </>
    )
  const { isOn, onToggle, isAnnounced, onAnnouncedToggle } = choice
  const onAnnounced = isOn ? onAnnouncedToggle : null
  return (
    <>
      <ControlButton Icon={IconPhotoSpark} aria-pressed={isOn} onClick={onToggle}>
        Describe the picture
      </ControlButton>
      <ControlButton
        Icon={IconEar}
        aria-pressed={isOn && isAnnounced}
        // In its place while there is nothing to choose, so that the buttons after it do not move.
        aria-disabled={!onAnnounced || undefined}
        onClick={onAnnounced ?? undefined}
      >
        To my screen reader
      </ControlButton>
    </>
  )
}
