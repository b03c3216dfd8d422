import type { Badge } from '@stepwise/shared/contracts'
import { shell } from '@stepwise/shared/shell'
import { ActionIcon, Button } from '@stepwise/shared/ui'
import { IconX } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { type FocusEvent, type KeyboardEvent, useRef } from 'react'
import { badgeImage } from './badge-image.ts'
import styles from './UnlockedToast.module.css'
import { namesOf, toastClosed } from './unlocked.model.ts'

/**
 * Stays until it is closed or viewed (spec 4). Its words are also said by the live region and stand in the dialog. VIEW opens
 * the dialog where the person is: it lies over every page that has the shell, and only those have this toast, so nobody
 * has to be taken away from what they are doing.
 */
export default function UnlockedToast({ badges }: { badges: Badge[] }) {
  const { onClose, onOpen } = useUnit({ onClose: toastClosed, onOpen: shell.slotOpened })
  const cameFrom = useRef<EventTarget | null>(null)
  const [latest] = badges.slice(-1)

  const remember = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }
  // The toast goes, and with it the focus: it goes back to the page, from where the dialog returns it too.
  const giveFocusBack = () => {
    const before = cameFrom.current
    const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body
    const target = isThere ? before : (document.querySelector('h1') ?? document.querySelector('main'))
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  }
  const view = () => {
    giveFocusBack()
    onOpen('dialog.achievements')
  }
  const close = () => {
    giveFocusBack()
    onClose()
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    close()
  }

  return (
    <section
      className={styles.toast}
      aria-label="New achievement"
      data-unlocked-toast
      onFocus={remember}
      onKeyDown={closeOnEscape}
    >
      {latest && <img src={badgeImage(latest.code)} alt="" width={64} height={64} />}
      <p className={styles.words}>
        <strong>Achievement unlocked.</strong>
        <span>{namesOf(badges)}</span>
      </p>
      <Button onClick={view}>VIEW</Button>
      <ActionIcon aria-label="Close message" onClick={close}>
        <IconX stroke={1.75} aria-hidden />
      </ActionIcon>
    </section>
  )
}
