import { paths, useNavigate } from '@stepwise/shared/routing'
import { announced, Text } from '@stepwise/shared/ui'
import { Form, NativeSelect, required, useProductForm } from '@stepwise/shared/ui/forms'
import { Dialog } from '@stepwise/shared/ui/overlays'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $publicPages, loadPublicPagesFx, retirePageFx } from './created-page.model.ts'

interface RetireDialogProps {
  page: { slug: string; title: string; address: string }
  isOpen: boolean
  onClose: () => void
}

/** Asks where the address of a page leads once it is retired. */
export function RetireDialog({ page, isOpen, onClose }: RetireDialogProps) {
  return (
    <Dialog title={`Retire “${page.title}”?`} opened={isOpen} onClose={onClose}>
      <RetireForm page={page} />
    </Dialog>
  )
}

function RetireForm({ page: { slug, title, address } }: Pick<RetireDialogProps, 'page'>) {
  const { pages, load, retire, announce } = useUnit({
    pages: $publicPages,
    load: loadPublicPagesFx,
    retire: retirePageFx,
    announce: announced,
  })
  const navigate = useNavigate()
  const form = useProductForm({
    name: 'retire',
    initialValues: { movedTo: '' },
    rules: { movedTo: [required('Choose a page')] },
    send: async ({ movedTo }) => {
      await retire({ slug, movedTo })
      announce(`“${title}” is retired. Its address now leads to ${movedTo}.`)
      navigate(paths.contentDesk.href({}))
    },
  })
  useEffect(() => {
    load().catch(() => undefined)
  }, [load])
  return (
    <Form form={form} submitLabel="Retire the page" busyLabel="Retiring…">
      <Text>
        Readers will no longer see it, and nothing will link to it. Anyone who has its address is taken to the page you
        choose. You can bring it back from the list of all content.
      </Text>
      <NativeSelect
        size="md"
        label="Its address leads to"
        data={[
          { value: '', label: 'Choose a page' },
          ...pages
            .filter((other) => other.address !== address)
            .map((other) => ({ value: other.address, label: `${other.title} (${other.address})` })),
        ]}
        {...form.field('movedTo')}
      />
    </Form>
  )
}
