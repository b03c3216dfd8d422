import { Button, Group, Text } from '@stepwise/shared/ui'
import { Dialog } from '@stepwise/shared/ui/overlays'

interface TakeDialogProps {
  isOpen: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asks before another text comes into the form in place of the draft. */
export function TakeDialog({ isOpen, onClose, onConfirm }: TakeDialogProps) {
  return (
    <Dialog title="Edit this text instead of the draft?" size={480} opened={isOpen} onClose={onClose}>
      <Text mb="lg">The form has a draft. This text takes its place, and Undo brings the draft back.</Text>
      <Group justify="flex-end">
        <Button variant="default" data-autofocus onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={onConfirm}>Edit this text</Button>
      </Group>
    </Dialog>
  )
}
