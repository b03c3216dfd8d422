import { $user } from '@stepwise/shared/session'
import { required, TextInput, useProductForm } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { changeNameFx } from './account.model.ts'
import { ChangeForm } from './ChangeForm.tsx'
import { EditableSection, type SectionForm } from './EditableSection.tsx'

export function NameSection() {
  const user = useUnit($user)
  return (
    <EditableSection title="Name" what="name" form={(section) => <NameForm {...section} />}>
      <p className="ui-strong">{`${user?.firstName} ${user?.surname}`}</p>
    </EditableSection>
  )
}

function NameForm({ onDone, onCancel }: SectionForm) {
  const [user, change] = useUnit([$user, changeNameFx])
  const form = useProductForm({
    name: 'account-name',
    initialValues: { firstName: user?.firstName ?? '', surname: user?.surname ?? '' },
    rules: { firstName: [required('Enter your first name')], surname: [required('Enter your surname')] },
    send: async (name) => {
      await change(name)
      onDone('Your name has been changed.')
    },
  })
  return (
    <ChangeForm form={form} label="Save name" onCancel={onCancel}>
      <TextInput label="First name" autoComplete="given-name" {...form.field('firstName')} />
      <TextInput label="Surname" autoComplete="family-name" {...form.field('surname')} />
    </ChangeForm>
  )
}
