import { formatCount } from '@stepwise/shared/counts'
import { paths, useNavigate } from '@stepwise/shared/routing'
import { announced, Text } from '@stepwise/shared/ui'
import { Checkbox, Form, NativeSelect, required, useProductForm } from '@stepwise/shared/ui/forms'
import { Dialog } from '@stepwise/shared/ui/overlays'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { IncomingLinks, linksHereWords } from '../links/IncomingLinks.tsx'
import { $incomingLinks, changeLinksFx, incomingLinksOpened, listChangeable } from '../links/incoming-links.model.ts'
import { $publicPages, loadPublicPagesFx, retirePageFx } from './created-page.model.ts'

interface RetireDialogProps {
  page: { id: string; slug: string; title: string; address: string }
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

function RetireForm({ page: { id, slug, title, address } }: Pick<RetireDialogProps, 'page'>) {
  const { pages, links, load, openLinks, retire, changeLinks, announce } = useUnit({
    pages: $publicPages,
    links: $incomingLinks,
    load: loadPublicPagesFx,
    openLinks: incomingLinksOpened,
    retire: retirePageFx,
    changeLinks: changeLinksFx,
    announce: announced,
  })
  const navigate = useNavigate()
  const documents = listChangeable(links ?? [])
  const form = useProductForm({
    name: 'retire',
    initialValues: { movedTo: '', isChanging: true },
    rules: { movedTo: [required('Choose a page')] },
    send: async ({ movedTo, isChanging }) => {
      await retire({ slug, movedTo })
      if (isChanging && documents.length > 0) {
        // Its address leads there anyway.
        await changeLinks({ from: address, to: movedTo, words: null, documents }).catch(() => undefined)
      }
      announce(`“${title}” is retired. Its address now leads to ${movedTo}.`)
      navigate(paths.contentDesk.href({}))
    },
  })
  useEffect(() => {
    load().catch(() => undefined)
    openLinks(id)
  }, [load, openLinks, id])
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
      {links && links.length > 0 && (
        <>
          <details className="ui-fold">
            <summary>{linksHereWords(links.length)}</summary>
            <IncomingLinks links={links} />
          </details>
          {documents.length > 0 && (
            <Checkbox
              size="md"
              id="retire-links"
              label={`Change the links of ${formatCount(documents.length, 'document')} to lead there too, and publish`}
              checked={form.values.isChanging}
              onChange={({ currentTarget }) => form.set('isChanging', currentTarget.checked)}
            />
          )}
        </>
      )}
    </Form>
  )
}
