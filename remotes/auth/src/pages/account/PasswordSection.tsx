import { $user } from '@stepwise/shared/session'
import { PasswordField, required, useProductForm } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { NewPasswordFields } from '../../features/security/NewPasswordFields.tsx'
import { emptyPasswords, passwordRules } from '../../features/security/password-rules.ts'
import { $security } from '../../features/security/security.model.ts'
import { isDone } from '../../features/security/step-up.model.ts'
import { changePasswordFx } from './account.model.ts'
import { ChangeForm } from './ChangeForm.tsx'
import { EditableSection, type SectionForm } from './EditableSection.tsx'

/** With the old password, or with a step-up where there is none (docs/product/own-account.md#own-password). */
export function PasswordSection() {
  const security = useUnit($security)
  // Nearly everyone has one. Where it is not known, the server says what is missing.
  const hasPassword = security?.hasPassword ?? true
  return (
    <EditableSection
      title="Password"
      what="password"
      {...(!hasPassword && { label: 'Set a password' })}
      form={(section) => <PasswordForm hasPassword={hasPassword} {...section} />}
    >
      <p>
        {hasPassword
          ? 'You sign in with a password. Only you know it.'
          : 'You have no password. You can set one as well as your other ways to sign in.'}
      </p>
    </EditableSection>
  )
}

function PasswordForm({ hasPassword, onDone, onCancel }: SectionForm & { hasPassword: boolean }) {
  const [user, change] = useUnit([$user, changePasswordFx])
  const form = useProductForm({
    name: 'account-password',
    initialValues: { currentPassword: '', ...emptyPasswords },
    rules: { ...(hasPassword && { currentPassword: [required('Enter your current password')] }), ...passwordRules },
    send: async ({ currentPassword, ...passwords }) => {
      const given = { ...passwords, currentPassword: hasPassword ? currentPassword : undefined }
      if (await isDone(change(given))) {
        onDone(`Your password is ${hasPassword ? 'changed' : 'set'}. You are signed out everywhere else.`)
      }
    },
  })
  return (
    <ChangeForm form={form} label={hasPassword ? 'Change password' : 'Set password'} onCancel={onCancel}>
      <p>You will be signed out everywhere else, and stay signed in here.</p>
      <input type="email" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      {hasPassword && (
        <PasswordField
          label="Current password"
          shows="current password"
          autoComplete="current-password"
          {...form.field('currentPassword')}
        />
      )}
      <NewPasswordFields form={form} />
    </ChangeForm>
  )
}
