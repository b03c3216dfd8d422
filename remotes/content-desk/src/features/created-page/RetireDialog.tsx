import { formatCount } from '@stepwise/shared/counts'
import { paths, useNavigate } from '@stepwise/shared/routing'
import { announced, Text } from '@stepwise/shared/ui'
import { Checkbox, Form, NativeSelect, required, useProductForm } from '@stepwise/shared/ui/forms'
import { Dialog } from '@stepwise/shared/ui/overlays'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { refreshDocumentFx } from '../draft/presence.model.ts'
import { IncomingLinks, linksHereWords } from '../links/IncomingLinks.tsx'
import { $incomingLinks, changeLinksFx, incomingLinksOpened, listChangeable } from '../links/incoming-links.model.ts'
import { personWords } from '../panel/moment-words.ts'
import { anotherScheduledWords, type findScheduled } from '../panel/scheduled.ts'
import { $publicPages, loadPublicPagesFx, retirePageFx } from './created-page.model.ts'

interface RetireDialogProps {
  page: { id: string; slug: string; title: string; address: string }
  /** The text that is scheduled for it. */
  planned: ReturnType<typeof findScheduled>
  isOpen: boolean
  onClose: () => void
}

/** Asks where the address of a page leads once it is retired. */
export function RetireDialog({ page, planned, isOpen, onClose }: RetireDialogProps) {
  return (
    <Dialog title={`Retire “${page.title}”?`} opened={isOpen} onClose={onClose}>
      <RetireForm page={page} planned={planned} />
    </Dialog>
  )
}

function RetireForm({ page: { id, slug, title, address }, planned }: Pick<RetireDialogProps, 'page' | 'planned'>) {
  const { pages, links, load, openLinks, retire, refresh, changeLinks, announce } = useUnit({
    pages: $publicPages,
    links: $incomingLinks,
    load: loadPublicPagesFx,
    openLinks: incomingLinksOpened,
    retire: retirePageFx,
    refresh: refreshDocumentFx,
    changeLinks: changeLinksFx,
    announce: announced,
  })
  const navigate = useNavigate()
  const documents = listChangeable(links ?? [])
  const form = useProductForm({
    name: 'retire',
    initialValues: { movedTo: '', scheduled: '' as '' | 'keep' | 'cancel', isChanging: true },
    rules: {
      movedTo: [required('Choose a page')],
      scheduled: planned ? [required('Choose what happens to the scheduled text')] : [],
    },
    send: async ({ movedTo, scheduled, isChanging }) => {
      try {
        await retire({ slug, movedTo, ...(scheduled !== '' && { scheduled }) })
      } catch (error) {
        // Someone may have scheduled a text meanwhile: then the form asks.
        refresh(id).catch(() => undefined)
        throw error
      }
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
      {planned && (
        <NativeSelect
          size="md"
          label={anotherScheduledWords(planned)}
          description={`It was scheduled by ${personWords(planned.author)}. If you keep it, readers see it from then on, once the page is brought back.`}
          data={[
            { value: '', label: 'Choose what happens to it' },
            { value: 'keep', label: 'Keep it as it is' },
            { value: 'cancel', label: 'Cancel it' },
          ]}
          {...form.field('scheduled')}
        />
      )}
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
