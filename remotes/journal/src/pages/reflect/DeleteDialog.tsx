import { Button, Group, Loader, Stack, Text } from '@stepwise/shared/ui'
import { Dialog } from '@stepwise/shared/ui/overlays'
import { useUnit } from 'effector-react'
import { $entries, $isDeleting, $toDelete, deletionCancelled, deletionConfirmed } from './reflect.model.ts'
import { useFocusAfterDeletion } from './use-focus-after-deletion.ts'
import { useLastValue } from './use-last-value.ts'

/** Asks before entries are deleted. */
export function DeleteDialog() {
  const { ids, entries, isDeleting, cancel, confirm } = useUnit({
    ids: $toDelete,
    entries: $entries,
    isDeleting: $isDeleting,
    cancel: deletionCancelled,
    confirm: deletionConfirmed,
  })
  const focusFallback = useFocusAfterDeletion()
  const count = useLastValue(ids)?.length ?? 0
  const title = useLastValue(entries?.find(({ id }) => id === ids?.[0])?.title ?? null)
  return (
    <Dialog
      title={count === 1 ? 'Delete entry?' : 'Delete entries?'}
      size={480}
      opened={ids !== null}
      onClose={() => !isDeleting && cancel()}
      focusFallback={focusFallback}
    >
      <Stack gap="lg">
        <Text style={{ overflowWrap: 'anywhere' }}>
          {`${count === 1 ? `“${title ?? 'This entry'}” will be deleted.` : `${count} entries will be deleted.`} You cannot undo this.`}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={() => cancel()}>
            CANCEL
          </Button>
          <Button
            color="red"
            aria-disabled={isDeleting || undefined}
            leftSection={isDeleting ? <Loader size={18} color="currentColor" aria-hidden /> : undefined}
            onClick={() => !isDeleting && confirm()}
          >
            DELETE
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
