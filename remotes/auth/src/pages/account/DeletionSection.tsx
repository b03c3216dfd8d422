import { Button } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { Card } from '../../features/layout/Card.tsx'
import { DeletionDialog } from './DeletionDialog.tsx'
import { deletionOpened } from './deletion.model.ts'

/** docs/product/own-account.md#deletion */
export function DeletionSection() {
  const opened = useUnit(deletionOpened)
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    opened()
    setOpen(true)
  }
  return (
    <Card title="Delete my account" height="content">
      <p>Everything of yours is erased after 14 days. Until then you can change your mind.</p>
      <div>
        <Button variant="outline" color="red" aria-haspopup="dialog" onClick={open}>
          Delete my account…
        </Button>
      </div>
      <DeletionDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </Card>
  )
}
