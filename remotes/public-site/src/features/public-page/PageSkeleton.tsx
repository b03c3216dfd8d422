import { LoadingWords, Skeleton } from '@stepwise/shared/ui'

/** In the place of a page of editable content, until that is there. */
export function PageSkeleton() {
  return (
    <>
      <LoadingWords />
      <Skeleton height={52} width="min(100%, 28rem)" />
      <Skeleton height={28} width="min(100%, 34rem)" />
      <Skeleton height={200} radius="var(--radius-card)" />
    </>
  )
}
