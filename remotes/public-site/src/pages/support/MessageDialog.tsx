import type { LazyDialogProps } from '@stepwise/shared/lazy'
import { Dialog } from '@stepwise/shared/ui/overlays'
import { useUnit } from 'effector-react'
import { Thanks } from '../../features/thanks/Thanks.tsx'
import { MessageForm } from './MessageForm.tsx'
import { $isSent, messageClosed } from './support.model.ts'

const answer = 'One of our team will email you shortly.'

/** docs/product/public-pages.md#support-message */
export default function MessageDialog({ opened, onClose }: LazyDialogProps) {
  const [isSent, closed] = useUnit([$isSent, messageClosed])
  const close = () => {
    closed()
    onClose()
  }
  return (
    <Dialog title="Send us a message" opened={opened} closesWithPage onClose={close}>
      {isSent ? <Thanks words={answer} onClose={close} /> : <MessageForm />}
    </Dialog>
  )
}
