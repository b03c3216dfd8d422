import { LoadingWords, Skeleton, Stack } from '@stepwise/shared/ui'

/** In the shape of the form. */
export function EditorSkeleton() {
  return (
    <>
      <LoadingWords />
      <Stack gap="lg" aria-busy="true">
        <Skeleton height={40} width="50%" />
        <Skeleton height={24} width="30%" />
        <Skeleton height={72} />
        <Skeleton height={72} />
        <Skeleton height={220} />
      </Stack>
    </>
  )
}
