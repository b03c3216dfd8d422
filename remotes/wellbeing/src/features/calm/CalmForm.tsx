import { Button, Group } from '@stepwise/shared/ui'
import {
  EmailField,
  emailAddress,
  Form,
  required,
  SubmitButton,
  TextInput,
  useProductForm,
} from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import type { CalmRequest } from './calm.api.ts'
import { backPressed, requestEdited, requestFx } from './calm.model.ts'

interface CalmFormProps {
  start: CalmRequest
  onClose: () => void
}

/** Who the gift is for (docs/product/wellbeing.md#calm-form). What is typed is kept until it has been sent. */
export function CalmForm({ start, onClose }: CalmFormProps) {
  const [edited, send, back] = useUnit([requestEdited, requestFx, backPressed])
  const form = useProductForm<CalmRequest>({
    name: 'calm',
    initialValues: start,
    rules: {
      email: [required('Email is required'), emailAddress('Invalid email address')],
      firstName: [required('First name is required')],
      surname: [required('Surname is required')],
    },
    onChange: edited,
    send,
  })
  return (
    <Form
      form={form}
      buttons={
        <Group gap="sm">
          <SubmitButton isBusy={form.isBusy} busyLabel="Sending…">
            REQUEST SUBSCRIPTION
          </SubmitButton>
          <Button variant="default" onClick={onClose}>
            MAYBE LATER
          </Button>
          <Button variant="subtle" onClick={() => back()}>
            Back
          </Button>
        </Group>
      }
    >
      <EmailField label="Email" size="md" autoComplete="email" {...form.field('email')} />
      <TextInput label="First name" size="md" autoComplete="given-name" {...form.field('firstName')} />
      <TextInput label="Surname" size="md" autoComplete="family-name" {...form.field('surname')} />
    </Form>
  )
}
