import { Button, Group, Loader, Stack, Text } from '@stepwise/shared/ui'
import { Dialog } from '@stepwise/shared/ui/overlays'
import { useUnit } from 'effector-react'
import { useRef } from 'react'
import { $entries, $isDeleting, $toDelete, deletionCancelled, deletionConfirmed } from './reflect.model.ts'
import { useFocusAfterDeletion } from './use-focus-after-deletion.ts'

/** Asks before entries are deleted: there is no way back (spec 2.10). */
export function DeleteDialog() {
  const { ids, entries, isDeleting, cancel, confirm } = useUnit({
    ids: $toDelete,
    entries: $entries,
    isDeleting: $isDeleting,
    cancel: deletionCancelled,
    confirm: deletionConfirmed,
  })
  const focusFallback = useFocusAfterDeletion()
  // While it closes it says what it said.
  const last = useRef<{ ids: readonly string[]; title: string | undefined }>({ ids: [], title: undefined })
  if (ids) {
    const title = entries?.find(({ id }) => id === ids[0])?.title
    last.current = { ids, title: title ?? last.current.title }
  }
  const { ids: asked, title } = last.current
  return (
    <Dialog
      title={asked.length === 1 ? 'Delete entry?' : 'Delete entries?'}
      size={480}
      opened={ids !== null}
      onClose={() => !isDeleting && cancel()}
      focusFallback={focusFallback}
    >
      <Stack gap="lg">
        <Text style={{ overflowWrap: 'anywhere' }}>
          {asked.length === 1
            ? `“${title ?? 'This entry'}” will be deleted.`
            : `${asked.length} entries will be deleted.`}{' '}
          You cannot undo this.
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
