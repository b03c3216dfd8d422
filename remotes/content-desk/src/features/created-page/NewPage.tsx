import { paths, useNavigate } from '@stepwise/shared/routing'
import { Button } from '@stepwise/shared/ui'
import { Dialog } from '@stepwise/shared/ui/overlays'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { NewPageForm } from './NewPageForm.tsx'

/** Opens the form of a new page, and then its editor (docs/product/content-desk.md#created-pages). */
export function NewPage() {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  return (
    <div>
      <Button
        variant="default"
        leftSection={<IconPlus size={22} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        New page
      </Button>
      <Dialog title="New page" opened={isOpen} onClose={() => setOpen(false)}>
        <NewPageForm onCreated={({ id }) => navigate(paths.contentDocument.href({ documentId: id }))} />
      </Dialog>
    </div>
  )
}
