import { Button, Text } from '@stepwise/shared/ui'
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
import { ConfirmDialog } from '../../features/panel/ConfirmDialog.tsx'

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
      <ConfirmDialog
        title="Discard the draft?"
        action="Discard"
        button={{ color: 'red', 'aria-busy': isBusy }}
        isOpen={isAsked}
        onClose={() => cancel()}
        onConfirm={() => !isBusy && confirm()}
      >
        <Text>The form shows what readers see again. The draft stays in the history, and Undo brings it back.</Text>
        {failure && (
          <Text role="alert" c="var(--color-danger)">
            {failure}
          </Text>
        )}
      </ConfirmDialog>
    </>
  )
}
