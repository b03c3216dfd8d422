import { LoadingWords, Skeleton } from '@stepwise/shared/ui'
import { ChipRow } from '@stepwise/shared/ui/chips'
import styles from './ResourcesPage.module.css'

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at)

/** docs/product/public-pages.md#resources-states */
export function ResourcesWaiting() {
  return (
    <>
      <LoadingWords />
      <ChipRow data-testid="chip-skeletons">
        {numbers(10).map((number) => (
          <Skeleton key={number} height={44} width={140} radius="xl" />
        ))}
      </ChipRow>
      <div className={styles.cards} data-testid="card-skeletons">
        {numbers(12).map((number) => (
          <Skeleton key={number} height={300} radius="var(--radius-card)" />
        ))}
      </div>
    </>
  )
}
