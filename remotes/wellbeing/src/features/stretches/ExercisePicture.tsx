import type { BlockOf } from '@stepwise/shared/contracts'
import { ActionIcon, Drawing } from '@stepwise/shared/ui'
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import styles from './Exercise.module.css'
import { pictureToggled } from './pictures.model.ts'
import { useIsPlaying } from './use-pictures.ts'

/**
 * The picture of a stretch. With one of the position before it, the two are shown in turn; standing still it shows the stretch, which is
 * what to do (docs/product/wellbeing.md#stretch-motion).
 */
export function ExercisePicture({ exercise: { id, name, image, start, alt } }: { exercise: BlockOf<'exercise'> }) {
  const isPlaying = useIsPlaying(id)
  const toggled = useUnit(pictureToggled)
  const Icon = isPlaying ? IconPlayerPause : IconPlayerPlay
  // Until then there would be nothing in turn with the stretch.
  const [isStartLoaded, setStartLoaded] = useState(false)
  return (
    <div className={styles.picture}>
      <div className={styles.poses} data-playing={(start && isStartLoaded && isPlaying) || undefined}>
        <Drawing src={image} alt={alt} />
        {start && <Drawing src={start} alt="" loading="lazy" onLoad={() => setStartLoaded(true)} />}
      </div>
      {start && (
        <ActionIcon
          variant="default"
          size={44}
          className={styles.play}
          aria-label={`${isPlaying ? 'Pause' : 'Play'} the picture of ${name}`}
          onClick={() => toggled({ id, isPlaying: !isPlaying })}
        >
          <Icon size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
    </div>
  )
}
