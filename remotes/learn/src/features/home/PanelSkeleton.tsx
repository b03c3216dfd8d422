import { LoadingWords, Skeleton } from '@stepwise/shared/ui'
import { ChipRow } from '@stepwise/shared/ui/chips'
import { CardGrid } from './CardGrid.tsx'
import styles from './PanelSkeleton.module.css'

interface PanelSkeletonProps {
  /** Widths of the chips, in rem. */
  chips: number[]
  cards: number
}

/** As large as the content of the tab, so that the page does not jump when that is loaded. */
export function PanelSkeleton({ chips, cards }: PanelSkeletonProps) {
  return (
    <div className="ui-stack ui-gap-20">
      <LoadingWords />
      <ChipRow>
        {chips.map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
          <Skeleton key={index} radius={999} height={44} width={`${width}rem`} />
        ))}
      </ChipRow>
      <Skeleton radius="var(--radius-card)" className={styles.summary} />
      <CardSkeletons count={cards} />
    </div>
  )
}

export function CardSkeletons({ count }: { count: number }) {
  return (
    <CardGrid>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <div key={index} className={styles.card}>
          <Skeleton radius={0} className={styles.picture} />
          <div className={styles.words}>
            <Skeleton height={25} width="70%" />
            <Skeleton height={72} />
            <Skeleton height={28} mt={8} />
          </div>
        </div>
      ))}
    </CardGrid>
  )
}
