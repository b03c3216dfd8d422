import { Button, Loader, Text } from '@stepwise/shared/ui'
import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react'
import { type LazyPart, loadInTime } from './lazy-part.ts'

export interface LazyDialogProps {
  opened: boolean
  onClose: () => void
}

interface LazyDialogButtonProps<Own extends object> {
  dialog: LazyPart<ComponentType<LazyDialogProps & Own>>
  /** What this dialog takes besides. */
  dialogProps?: Own
  /** What the dialog holds, as the beginning of 'The guided tour could not be loaded. …' */
  title: string
  icon: ReactNode
  size?: 'md' | 'lg'
  children: string
}

/**
 * A button with a dialog that few people open: its code is loaded with the first press. The button is busy meanwhile; when the
 * code cannot be had it says so, and the next press tries again.
 */
export function LazyDialogButton<Own extends object>({
  dialog,
  dialogProps,
  title,
  icon,
  size = 'md',
  children,
}: LazyDialogButtonProps<Own>) {
  const [loading, setLoading] = useState<'idle' | 'running' | 'failed'>('idle')
  // Null until the first press: until then the dialog is not mounted.
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const Dialog = dialog.loaded()
  const isLoading = loading === 'running'

  const open = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a button that is clicked, and the dialog returns the focus to what has it now.
    currentTarget.focus()
    setOpen(true)
    if (isLoading) return
    setLoading(Dialog ? 'idle' : 'running')
    if (Dialog) return
    try {
      await loadInTime(dialog)
      setLoading('idle')
    } catch {
      setLoading('failed')
    }
  }

  return (
    <>
      <Button
        variant="default"
        size={size}
        aria-haspopup="dialog"
        aria-busy={isLoading}
        leftSection={isLoading ? <Loader size={20} /> : icon}
        onClick={open}
      >
        {children}
      </Button>
      {loading === 'failed' && (
        <Text role="alert" size="sm" c="var(--color-danger)">
          {`${title} could not be loaded. Check your connection and try again.`}
        </Text>
      )}
      {Dialog && loading === 'idle' && isOpen !== null && (
        <Dialog {...(dialogProps as Own)} opened={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
