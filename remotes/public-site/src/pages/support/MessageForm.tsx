import { messageLimit, messageTooLong } from '@stepwise/shared/contracts/message-limit'
import { $displaySetting, $theme } from '@stepwise/shared/display'
import { readLiveParts, runningFacts } from '@stepwise/shared/running-facts'
import { Checkbox, Form, required, Textarea, useProductForm } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import styles from './MessageForm.module.css'
import { draftId, messageDrafts, sendMessageFx } from './support.model.ts'

const notTooLong = (message: string) => (message.trim().length > messageLimit ? messageTooLong : null)

/** The message, and what the person runs, if they attach it (docs/product/public-pages.md#support-facts). */
export function MessageForm() {
  const { drafts, openDrafts, keep, send } = useUnit({
    drafts: messageDrafts.$drafts,
    openDrafts: messageDrafts.opened,
    keep: messageDrafts.changed,
    send: sendMessageFx,
  })
  const facts = useFacts()
  const draft = drafts[draftId]
  const form = useProductForm({
    name: 'support',
    initialValues: { message: draft?.message ?? '', hasFacts: draft?.hasFacts ?? false },
    rules: { message: [required('required'), notTooLong] },
    onChange: (value) => keep({ id: draftId, value }),
    send: ({ message, hasFacts }) => send({ message, facts: hasFacts ? formatFacts(facts) : '' }),
  })
  useEffect(() => {
    openDrafts()
  }, [openDrafts])
  // The device answers after the form is there.
  const isEmpty = form.values.message === ''
  useEffect(() => {
    if (!draft?.message || !isEmpty) return
    form.set('message', draft.message)
    form.set('hasFacts', draft.hasFacts)
  }, [draft, isEmpty, form.set])
  return (
    <Form form={form} submitLabel="Send" busyLabel="Sending…">
      <Textarea
        label="Your message"
        description="Tell us what you wanted to do and what happened instead. We will reply to the email address of your account."
        rows={6}
        data-autofocus
        {...form.field('message')}
      />
      <div>
        <Checkbox
          id="support-hasFacts"
          size="md"
          label="Attach details of my setup"
          description="Versions, browser, window, text size and theme. They help us to see what you see."
          checked={form.values.hasFacts}
          onChange={({ currentTarget }) => form.set('hasFacts', currentTarget.checked)}
        />
        {form.values.hasFacts && (
          <section aria-label="What is attached" className={styles.facts}>
            <dl className="ui-grid ui-gap-8">
              {facts.map(({ name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </div>
    </Form>
  )
}

type Fact = ReturnType<typeof runningFacts>[number]

/** As they were when the form was opened: what is shown is what is sent. */
function useFacts(): Fact[] {
  const display = useUnit({ theme: $theme, setting: $displaySetting })
  const [facts] = useState(() => runningFacts(readLiveParts(), display))
  return facts
}

const formatFacts = (facts: readonly Fact[]) => facts.map(({ name, value }) => `${name}: ${value}`).join('\n')
