import { Skeleton, Stack } from '@stepwise/shared/ui'

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
