import { Link, paths, useNavigate, useParams, withNotice } from '@stepwise/shared/routing'
import { Anchor } from '@stepwise/shared/ui'
import { Form, useProductForm } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { AuthLayout } from '../../features/auth-layout/AuthLayout.tsx'
import { NewPasswordFields } from '../../features/new-password/NewPasswordFields.tsx'
import { emptyPasswords, passwordRules } from '../../features/new-password/password-rules.ts'
import { setPasswordFx } from './password-reset.model.ts'

/** /auth/reset_password/{token}: a new password by the link of the mail (docs/product/accounts.md#password-changed). */
export default function SetPasswordPage() {
  const { resetPasswordToken = '' } = useParams()
  const setPassword = useUnit(setPasswordFx)
  const navigate = useNavigate()
  const form = useProductForm({
    name: 'set-password',
    initialValues: emptyPasswords,
    rules: passwordRules,
    send: async (passwords) => {
      await setPassword({ ...passwords, token: resetPasswordToken })
      navigate(paths.landing.href({}), {
        state: withNotice('Your password has been changed. Sign in with your new password.'),
      })
    },
  })
  return (
    <AuthLayout heading="Change Password" title="Change password" lead="You will be signed out on all your devices.">
      <Form form={form} submitLabel="Change Password" busyLabel="Changing…">
        <NewPasswordFields form={form} />
      </Form>
      <p>
        {'Has the link run out? '}
        <Anchor component={Link} to={paths.requestReset.href({})}>
          Ask for a new link
        </Anchor>
      </p>
    </AuthLayout>
  )
}
