import { Button, Group, Stack, Text } from '@stepwise/shared/ui'
import { Dialog } from '@stepwise/shared/ui/overlays'

interface ResetDialogProps {
  isOpen: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asks before readers see the file again. */
export function ResetDialog({ isOpen, onClose, onConfirm }: ResetDialogProps) {
  return (
    <Dialog title="Reset to the file?" size={480} opened={isOpen} onClose={onClose}>
      <Stack gap="lg">
        <Text>
          Readers will see what the product came with. What was published stays in the history and can be restored.
        </Text>
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={onConfirm}>Reset to the file</Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
