import { Button, Group, Text } from '@stepwise/shared/ui'
import { Dialog } from '@stepwise/shared/ui/overlays'
import { useUnit } from 'effector-react'
import {
  $discardFailure,
  $isDiscardAsked,
  $isDiscardable,
  $isDiscardDue,
  discardCancelled,
  discardConfirmed,
  discardDraftFx,
  discardRequested,
} from '../../features/draft/choices.model.ts'

/** Goes back to what readers see, after asking. */
export function DiscardDraft() {
  const { isPossible, isAsked, isDue, isDiscarding, failure, request, confirm, cancel } = useUnit({
    isPossible: $isDiscardable,
    isAsked: $isDiscardAsked,
    isDue: $isDiscardDue,
    isDiscarding: discardDraftFx.pending,
    failure: $discardFailure,
    request: discardRequested,
    confirm: discardConfirmed,
    cancel: discardCancelled,
  })
  const isBusy = isDue || isDiscarding
  return (
    <>
      {isPossible && (
        <Button variant="default" size="compact-md" onClick={() => request()}>
          Discard the draft
        </Button>
      )}
      <Dialog title="Discard the draft?" size={480} opened={isAsked} onClose={cancel}>
        <Text mb="lg">
          The form shows what readers see again. The draft stays in the history, and Undo brings it back.
        </Text>
        {failure && (
          <Text role="alert" mb="lg" c="var(--color-danger)">
            {failure}
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={() => cancel()}>
            Cancel
          </Button>
          <Button color="red" aria-busy={isBusy} onClick={() => !isBusy && confirm()}>
            Discard
          </Button>
        </Group>
      </Dialog>
    </>
  )
}
