import { Button, Group, Stack } from '@stepwise/shared/ui'
import { Dialog } from '@stepwise/shared/ui/overlays'
import type { ReactNode } from 'react'

interface ConfirmDialogProps {
  title: string
  /** What it does, and why it could not be done. */
  children: ReactNode
  /** What the button says that does it. */
  action: string
  button?: { color?: string; 'aria-busy'?: boolean; 'aria-disabled'?: true | undefined }
  isOpen: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asks before something is done. The focus begins at the way back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, action, button, isOpen, onClose, onConfirm } = props
  return (
    <Dialog title={title} size={480} opened={isOpen} onClose={onClose}>
      <Stack gap="lg">
        {children}
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={onClose}>
            Cancel
          </Button>
          <Button {...button} onClick={onConfirm}>
            {action}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
