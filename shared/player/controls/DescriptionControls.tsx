import { IconEar, IconPhotoSpark } from '@tabler/icons-react'
import type { DescriptionChoice } from '../descriptions/use-describer.ts'
import { ComingControl } from './ComingControl.tsx'
import styles from './Controls.module.css'

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
      <button type="button" className={styles.button} aria-pressed={isOn} onClick={onToggle}>
        <IconPhotoSpark size={24} stroke={1.75} aria-hidden />
        Describe the picture
      </button>
      <button
        type="button"
        className={styles.button}
        aria-pressed={isOn && isAnnounced}
        // In its place while there is nothing to choose, so that the buttons after it do not move.
        aria-disabled={!onAnnounced || undefined}
        onClick={onAnnounced ?? undefined}
      >
        <IconEar size={24} stroke={1.75} aria-hidden />
        To my screen reader
      </button>
    </>
  )
}
