import { Button, Group, Stack, Text } from '@stepwise/shared/ui'
import { Dialog } from '@stepwise/shared/ui/overlays'

interface ResetDialogProps {
  words: { action: string; consequence: string }
  isOpen: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asks before readers see again what was there before the first publication. */
export function ResetDialog({ words: { action, consequence }, isOpen, onClose, onConfirm }: ResetDialogProps) {
  return (
    <Dialog title={`${action}?`} size={480} opened={isOpen} onClose={onClose}>
      <Stack gap="lg">
        <Text>{`${consequence} What was published stays in the history and can be restored.`}</Text>
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={onConfirm}>{action}</Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
