import type { LazyDialogProps } from '@stepwise/shared/lazy'
import { announced, Button, Stack, Text } from '@stepwise/shared/ui'
import { Dialog } from '@stepwise/shared/ui/overlays'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
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
      {isSent ? <Sent onClose={close} /> : <MessageForm />}
    </Dialog>
  )
}

function Sent({ onClose }: { onClose: () => void }) {
  const announce = useUnit(announced)
  useEffect(() => {
    announce(answer)
  }, [announce])
  return (
    <Stack gap="lg">
      <Text>{answer}</Text>
      <div>
        {/* The button that sent the message is gone. */}
        <Button autoFocus onClick={onClose}>
          Close
        </Button>
      </div>
    </Stack>
  )
}
