import { useLocation } from '@stepwise/shared/routing'
import { shell } from '@stepwise/shared/shell'
import { Form, required, Textarea, useProductForm } from '@stepwise/shared/ui/forms'
import { Dialog } from '@stepwise/shared/ui/overlays'
import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { Thanks } from '../thanks/Thanks.tsx'
import { mistakeDrafts, reportMistakeFx } from './mistake.model.ts'

const thanks = 'Thank you. Your report has gone to the people who write this page.'

/** Slot dialog.mistake: a reader tells what is wrong on the page below (docs/product/content-desk.md#report-a-mistake). */
export default function MistakeDialog() {
  const close = useUnit(shell.slotClosed)
  const [isSent, setSent] = useState(false)
  return (
    <Dialog title="Report a mistake" opened closesWithPage onClose={close}>
      {isSent ? <Thanks words={thanks} onClose={close} /> : <MistakeForm onSent={() => setSent(true)} />}
    </Dialog>
  )
}

function MistakeForm({ onSent }: { onSent: () => void }) {
  const { pathname: address } = useLocation()
  const { drafts, openDrafts, keep, discard, send } = useUnit({
    drafts: mistakeDrafts.$drafts,
    openDrafts: mistakeDrafts.opened,
    keep: mistakeDrafts.changed,
    discard: mistakeDrafts.discarded,
    send: reportMistakeFx,
  })
  const form = useProductForm({
    name: 'mistake',
    initialValues: { words: drafts[address] ?? '' },
    rules: { words: [required('required')] },
    onChange: ({ words }) => keep({ id: address, value: words }),
    send: async ({ words }) => {
      await send({ address, words })
      discard(address)
      onSent()
    },
  })
  useEffect(() => {
    openDrafts()
  }, [openDrafts])
  // The device answers after the form is there.
  const draft = drafts[address]
  const isEmpty = form.values.words === ''
  useEffect(() => {
    if (draft && isEmpty) form.set('words', draft)
  }, [draft, isEmpty, form.set])
  return (
    <Form form={form} submitLabel="Send" busyLabel="Sending…">
      <Textarea
        label="What is wrong?"
        description="For example, a word, a number or a broken link. Your report says which page you are on."
        rows={5}
        maxLength={2000}
        data-autofocus
        {...form.field('words')}
      />
    </Form>
  )
}
