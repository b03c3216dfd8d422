import { UnstyledButton } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { IconButton } from '../IconButton.tsx'
import { ShortMessage } from './ShortMessage.tsx'
import styles from './Snackbar.module.css'

interface SnackbarProps {
  /** Null shows nothing. The page must show the message too, because this goes away. */
  message: string | null
  /** Changes with every occasion to show it, so that the same text can come again. */
  occasion: number
  /** 3 s by default. */
  hideAfterMs?: number | undefined
  /** What can be done about it; also elsewhere, because this goes away. It takes the focus away from its button. */
  action?: { label: string; onPress: () => void } | undefined
}

/** What went well, at the bottom centre of the window, above everything else. It stays while hovered or focused. Never a failure. */
export function Snackbar({ message, occasion, hideAfterMs = 3000, action }: SnackbarProps) {
  const [closed, setClosed] = useState(0)
  const close = () => setClosed(occasion)
  if (message === null || occasion === closed) return null
  return (
    <ShortMessage
      role="group"
      aria-label="Message"
      className={styles.root}
      data-snackbar
      occasion={occasion}
      hideAfterMs={hideAfterMs}
      onHide={close}
    >
      <span>{message}</span>
      {action && (
        <UnstyledButton className={styles.action} onClick={action.onPress}>
          {action.label}
        </UnstyledButton>
      )}
      <IconButton aria-label="Close message" c="inherit" onClick={close}>
        <IconX size={20} aria-hidden />
      </IconButton>
    </ShortMessage>
  )
}
