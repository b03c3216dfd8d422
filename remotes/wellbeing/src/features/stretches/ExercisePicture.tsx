import type { BlockOf } from '@stepwise/shared/contracts'
import { Drawing } from '@stepwise/shared/ui'
import { useState } from 'react'
import styles from './Exercise.module.css'
import { PictureButton } from './PictureButton.tsx'
import { useIsPlaying } from './use-pictures.ts'

/**
 * The picture of a stretch. With one of the position before it, the two are shown in turn; standing still it shows the stretch, which is
 * what to do (docs/product/wellbeing.md#stretch-motion).
 */
export function ExercisePicture({ exercise: { id, name, image, start, alt } }: { exercise: BlockOf<'exercise'> }) {
  const isPlaying = useIsPlaying(id)
  // Until then there would be nothing in turn with the stretch.
  const [isStartLoaded, setStartLoaded] = useState(false)
  return (
    <div className={styles.picture}>
      <div className={styles.poses} data-playing={(start && isStartLoaded && isPlaying) || undefined}>
        <Drawing src={image} alt={alt} />
        {start && <Drawing src={start} alt="" loading="lazy" onLoad={() => setStartLoaded(true)} />}
      </div>
      {start && <PictureButton id={id} name={name} isPlaying={isPlaying} />}
    </div>
  )
}
