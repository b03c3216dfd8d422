import { LoadingWords, Skeleton, Stack } from '@stepwise/shared/ui'
import styles from './StepCard.module.css'

/** The card's shape until the step is there. */
export function StepCardSkeleton() {
  return (
    <article className={styles.card} aria-busy>
      <LoadingWords />
      <Stack gap="md" p="lg" mih={480}>
        <Skeleton height={40} width="60%" />
        <Skeleton height={20} width={180} />
        <Skeleton height={16} mt="lg" />
        <Skeleton height={16} width="96%" />
        <Skeleton height={16} width="92%" />
        <Skeleton height={16} width="70%" />
      </Stack>
    </article>
  )
}

/** The panel's shape until it is there. */
export function StepPanelSkeleton() {
  return (
    <Stack gap="md" aria-busy>
      <Skeleton height={20} width={150} />
      <Skeleton height={26} width="80%" />
      <Skeleton height={10} />
      <Skeleton height={44} />
      <Skeleton height={44} />
      <Skeleton height={44} />
      <Skeleton height={44} />
    </Stack>
  )
}
