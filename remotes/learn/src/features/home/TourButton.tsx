import { loadWithRetries } from '@stepwise/shared/lazy'
import { Button, Loader, Text } from '@stepwise/shared/ui'
import { IconPlayerPlay } from '@tabler/icons-react'
import { type ComponentType, useRef, useState } from 'react'
import styles from './TourButton.module.css'

type TourDialog = ComponentType<{ opened: boolean; onClose: () => void }>

/** Opens the tour video in a dialog. Dialog and player are loaded when they are asked for: few need them on a visit. */
export function TourButton() {
  const button = useRef<HTMLButtonElement>(null)
  const [loading, setLoading] = useState<'idle' | 'running' | 'failed'>('idle')
  const [Tour, setTour] = useState<TourDialog>()
  const [isOpen, setIsOpen] = useState(false)

  const open = async () => {
    setIsOpen(true)
    if (Tour || loading === 'running') return
    setLoading('running')
    try {
      const { TourDialog } = await loadWithRetries(
        () => import(/* webpackChunkName: "guided-tour" */ './TourDialog.tsx'),
      )
      setTour(() => TourDialog)
      setLoading('idle')
    } catch {
      setLoading('failed')
    }
  }
  const close = () => {
    setIsOpen(false)
    // The dialog was mounted open, so it does not know where the focus came from.
    button.current?.focus()
  }

  return (
    <div className={styles.root}>
      <Button
        ref={button}
        variant="default"
        aria-haspopup="dialog"
        aria-busy={loading === 'running'}
        leftSection={
          loading === 'running' ? <Loader size={20} /> : <IconPlayerPlay size={20} stroke={1.75} aria-hidden />
        }
        onClick={open}
      >
        GUIDED TOUR
      </Button>
      {loading === 'failed' && (
        <Text role="alert" size="sm" c="var(--color-danger)">
          The guided tour could not be loaded. Check your connection and try again.
        </Text>
      )}
      {Tour && <Tour opened={isOpen} onClose={close} />}
    </div>
  )
}
