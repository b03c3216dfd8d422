import { LoadingWords, Skeleton } from '@stepwise/shared/ui'
import chipStyles from './GroupChips.module.css'
import styles from './ResourcesPage.module.css'

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at)

/** docs/product/public-pages.md#resources-states */
export function ResourcesWaiting() {
  return (
    <>
      <LoadingWords />
      <div className={chipStyles.list} data-testid="chip-skeletons">
        {numbers(10).map((number) => (
          <Skeleton key={number} height={44} width={140} radius="xl" />
        ))}
      </div>
      <div className={styles.cards} data-testid="card-skeletons">
        {numbers(12).map((number) => (
          <Skeleton key={number} height={300} radius="var(--radius-card)" />
        ))}
      </div>
    </>
  )
}
