import { messageLimit, messageTooLong } from '@stepwise/shared/contracts/message-limit'
import { deleteTabDrafts, loadTabDraft, saveTabDraft } from '@stepwise/shared/drafts/tab-draft'
import {
  EmailField,
  emailAddress,
  Form,
  required,
  SubmitButton,
  Textarea,
  TextInput,
  useProductForm,
} from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import styles from './ContactForm.module.css'
import { type GuestMessage, isForTheForm, sendMessageFx } from './contact.model.ts'

const draft = 'contact'
const tooLong = (message: string) => (message.trim().length > messageLimit ? messageTooLong : null)

/** What has been written in this tab, or empty fields. */
export const writtenMessage = (): GuestMessage => ({
  ...loadTabDraft(draft, ['fullName', 'email', 'message']),
  website: '',
})

interface ContactFormProps {
  start: GuestMessage
  /** It is in place of an apology: the message takes the focus. */
  isAgain: boolean
  onChange: (written: GuestMessage) => void
  onSent: () => void
  onFailed: () => void
}

/** docs/product/public-pages.md#contact-form. Without scripts the browser posts it by itself. */
export function ContactForm({ start, isAgain, onChange, onSent, onFailed }: ContactFormProps) {
  const send = useUnit(sendMessageFx)
  const messageBox = useRef<HTMLTextAreaElement>(null)
  const form = useProductForm<GuestMessage>({
    name: 'contact',
    initialValues: start,
    rules: {
      fullName: [required('Enter your name')],
      email: [required('Enter your email address'), emailAddress('Please enter a valid email')],
      message: [required('Enter your message'), tooLong],
    },
    onChange: (values) => {
      const { website: _, ...typed } = values
      saveTabDraft(draft, typed)
      onChange(values)
    },
    send: async (values) => {
      try {
        await send(values)
      } catch (error) {
        if (isForTheForm(error)) throw error
        onFailed()
        return
      }
      deleteTabDrafts(draft)
      onSent()
    },
  })
  useEffect(() => {
    if (isAgain) messageBox.current?.focus()
  }, [isAgain])
  return (
    <Form
      form={form}
      action="/api/contact/guest_message"
      draft={draft}
      buttons={
        <SubmitButton isBusy={form.isBusy} busyLabel="Sending…" className={styles.send ?? ''}>
          Send message
        </SubmitButton>
      }
    >
      <TextInput label="Name" autoComplete="name" {...form.field('fullName')} name="full_name" />
      <EmailField label="Email address" autoComplete="email" {...form.field('email')} />
      <Textarea label="Message" rows={4} size="md" {...form.field('message')} ref={messageBox} />
      <div className={styles.trap} aria-hidden>
        <label htmlFor={form.field('website').id}>Leave this empty</label>
        <input type="text" tabIndex={-1} autoComplete="off" {...fieldOfTrap(form.field('website'))} />
      </div>
    </Form>
  )
}

const fieldOfTrap = ({ error: _, ...field }: { id: string; name: string; value: string; error: unknown }) => field
