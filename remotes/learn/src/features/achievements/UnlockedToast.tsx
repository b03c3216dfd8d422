import type { Badge } from '@stepwise/shared/contracts'
import { edition } from '@stepwise/shared/edition'
import { matchRoute, useLocation, useNavigate } from '@stepwise/shared/routing'
import { shell } from '@stepwise/shared/shell'
import { $topLayer, ActionIcon, Button, useAboveAll } from '@stepwise/shared/ui'
import { useClearOfControls } from '@stepwise/shared/ui/overlays'
import { IconX } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { type FocusEvent, type KeyboardEvent, useRef } from 'react'
import { createPortal } from 'react-dom'
import { badgeImage } from './badge-image.ts'
import styles from './UnlockedToast.module.css'
import { formatNames, toastClosed, toastSeen } from './unlocked.model.ts'
import { useRoomFor } from './use-room-for.ts'
import { useSeen } from './use-seen.ts'

// Otherwise a dialog around the toast would close with Escape.
const keepsEscape = { 'data-mantine-stop-propagation': 'true' }

/** Stays until it is closed or viewed: docs/product/achievements.md#toast */
export default function UnlockedToast({ badges }: { badges: Badge[] }) {
  const { layer, onClose, onOpen, onSeen } = useUnit({
    layer: $topLayer,
    onClose: toastClosed,
    onOpen: shell.slotOpened,
    onSeen: toastSeen,
  })
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const toast = useRef<HTMLElement>(null)
  const cameFrom = useRef<EventTarget | null>(null)
  // A dialog or panel over the page traps the focus, so the toast is inside of it; otherwise at the end of the page.
  const place = layer ?? document.body
  useAboveAll(toast, place)
  useClearOfControls(toast, place)
  useRoomFor(toast, place)
  useSeen(badges, onSeen)
  const [latest] = badges.slice(-1)

  const remember = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }
  // The toast disappears with its focus, which returns to where it came from.
  const giveFocusBack = () => {
    const before = cameFrom.current
    const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body
    const around = place.closest('[role="dialog"]') ?? document.querySelector('h1') ?? document.querySelector('main')
    const target = isThere ? before : around
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  }
  const view = async () => {
    giveFocusBack()
    onClose()
    if (document.fullscreenElement) await document.exitFullscreen().catch(() => {})
    // flushSync: a dialog that opens before the page has changed would close with the old page.
    if (!matchRoute(`${edition.home}/*`, pathname)) await navigate(edition.home, { flushSync: true })
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

  return createPortal(
    <section
      ref={toast}
      className={styles.toast}
      aria-label="New achievement"
      data-portal
      data-unlocked-toast
      data-region="message"
      onFocus={remember}
      onKeyDown={closeOnEscape}
    >
      {latest && <img src={badgeImage(latest.code)} alt="" width={64} height={64} />}
      <p className={styles.words}>
        <strong>Achievement unlocked.</strong>
        <span>{formatNames(badges)}</span>
      </p>
      <Button onClick={view} {...keepsEscape}>
        VIEW
      </Button>
      <ActionIcon aria-label="Close message" onClick={close} {...keepsEscape}>
        <IconX stroke={1.75} aria-hidden />
      </ActionIcon>
    </section>,
    place,
  )
}
