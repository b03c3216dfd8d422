import { LoadingWords, Skeleton } from '@stepwise/shared/ui'
import styles from './SoftwareChoice.module.css'

const groups = [
  [120, 150, 140],
  [170, 190],
  [150, 180, 130, 170],
]

/** Shown while the list is loading. */
export function SoftwareChoiceSkeleton() {
  return (
    <>
      <LoadingWords />
      <div className={styles.root} aria-busy="true">
        {groups.map((widths) => (
          <div key={widths.join()}>
            <Skeleton width={140} height={22} mb={12} />
            <div className={styles.chips}>
              {widths.map((width) => (
                <Skeleton key={width} width={width} height={56} radius={999} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </>
  )
}
