import { ActionIcon } from '@stepwise/shared/ui'
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import styles from './Exercise.module.css'
import { pictureToggled } from './pictures.model.ts'

/** Starts and stops one picture (docs/product/wellbeing.md#stretch-motion). */
export function PictureButton({ id, name, isPlaying }: { id: string; name: string; isPlaying: boolean }) {
  const toggled = useUnit(pictureToggled)
  const Icon = isPlaying ? IconPlayerPause : IconPlayerPlay
  return (
    <ActionIcon
      variant="default"
      size={44}
      className={styles.play}
      aria-label={`${isPlaying ? 'Pause' : 'Play'} the picture of ${name}`}
      onClick={() => toggled({ id, isPlaying: !isPlaying })}
    >
      <Icon size={20} stroke={1.75} aria-hidden />
    </ActionIcon>
  )
}
