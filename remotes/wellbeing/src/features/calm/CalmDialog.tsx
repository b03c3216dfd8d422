import type { LazyDialogProps } from '@stepwise/shared/lazy'
import { Button, LoadFailure, LoadingWords, Skeleton, Stack, Text } from '@stepwise/shared/ui'
import { Dialog } from '@stepwise/shared/ui/overlays'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { CalmCards } from './CalmCards.tsx'
import { $cards, $isRequested, $problem, calmClosed, calmOpened, cardsRetried } from './calm.model.ts'

/** The gift subscription: docs/product/wellbeing.md#calm-cards */
export default function CalmDialog({ opened, onClose }: LazyDialogProps) {
  const [onOpened, onClosed] = useUnit([calmOpened, calmClosed])
  useEffect(() => {
    if (opened) onOpened()
  }, [opened, onOpened])
  const close = () => {
    onClosed()
    onClose()
  }
  return (
    <Dialog title="Calm" opened={opened} onClose={close}>
      <Content onClose={close} />
    </Dialog>
  )
}

function Content({ onClose }: { onClose: () => void }) {
  const [isRequested, cards, problem, retried] = useUnit([$isRequested, $cards, $problem, cardsRetried])
  if (isRequested) {
    return (
      <Stack gap="md" align="flex-start">
        <Text size="lg" tabIndex={-1} data-autofocus>
          You have already requested this gift.
        </Text>
        <Text>You will get a reply by email within 48hrs of your request.</Text>
        <Button onClick={onClose}>Close</Button>
      </Stack>
    )
  }
  if (cards) return <CalmCards cards={cards} onClose={onClose} />
  if (problem !== null) {
    return <LoadFailure message={problem} onRetry={retried} />
  }
  return (
    <Stack gap="md">
      <LoadingWords />
      <Skeleton height={240} radius="var(--radius-card)" />
      <Skeleton height={30} width="60%" />
      <Skeleton height={80} />
    </Stack>
  )
}
