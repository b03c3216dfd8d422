import { IconEar, IconPhotoSpark } from '@tabler/icons-react'
import type { DescriptionChoice } from '../descriptions/use-describer.ts'
import styles from './Controls.module.css'

/** Says what the picture shows: aloud, or only to the person's screen reader, which can be pressed while it is on. */
export function DescriptionControls({ isOn, onToggle, isAnnounced, onAnnouncedToggle }: DescriptionChoice) {
  return (
    <>
      <button type="button" className={styles.button} aria-pressed={isOn} onClick={onToggle}>
        <IconPhotoSpark size={24} stroke={1.75} aria-hidden />
        Describe the picture
      </button>
      {onAnnouncedToggle && (
        <button
          type="button"
          className={styles.button}
          aria-pressed={isOn && isAnnounced}
          // In its place while descriptions are off, so that the buttons after it do not move.
          aria-disabled={!isOn || undefined}
          onClick={isOn ? onAnnouncedToggle : undefined}
        >
          <IconEar size={24} stroke={1.75} aria-hidden />
          To my screen reader
        </button>
      )}
    </>
  )
}
