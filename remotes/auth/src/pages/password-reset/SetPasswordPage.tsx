import { Link, paths, useNavigate, useParams, withNotice } from '@stepwise/shared/routing'
import { Anchor, Button } from '@stepwise/shared/ui'
import { Form, useProductForm } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { AuthLayout } from '../../features/layout/AuthLayout.tsx'
import { NewPasswordFields } from '../../features/security/NewPasswordFields.tsx'
import { emptyPasswords, passwordRules } from '../../features/security/password-rules.ts'
import { $linkProblem, resetLinkOpened, setPasswordFx } from './password-reset.model.ts'

/** /auth/reset_password/{token}: a new password by the link of the mail (docs/product/accounts.md#password-changed). */
export default function SetPasswordPage() {
  const { resetPasswordToken = '' } = useParams()
  const [setPassword, linkProblem, open] = useUnit([setPasswordFx, $linkProblem, resetLinkOpened])
  useEffect(() => void open(resetPasswordToken), [open, resetPasswordToken])
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
  if (linkProblem !== null) {
    return (
      <AuthLayout heading="Change Password" title="Change password">
        <p role="alert">{linkProblem}</p>
        <Button component={Link} to={paths.requestReset.href({})}>
          Ask for a new link
        </Button>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout heading="Change Password" title="Change password" lead="You will be signed out on all your devices.">
      <Form form={form} submitLabel="Change Password" busyLabel="Changing…">
        <NewPasswordFields form={form} />
      </Form>
      <p>
        {'Has the link expired? '}
        <Anchor component={Link} to={paths.requestReset.href({})}>
          Ask for a new link
        </Anchor>
      </p>
    </AuthLayout>
  )
}
