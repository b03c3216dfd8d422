import { Link, paths } from '@stepwise/shared/routing'
import { Anchor, Text, WithoutScripts, WithScripts } from '@stepwise/shared/ui'
import { Checkbox, Form, PasswordField, required, TextInput, useProductForm } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { AuthLayout } from '../../features/auth-layout/AuthLayout.tsx'
import { ResendConfirmation } from '../../features/confirmation-mail/ResendConfirmation.tsx'
import styles from './SignInPage.module.css'
import { $unconfirmedEmail, signInFx } from './sign-in.model.ts'

/** /auth/sign-in (docs/product/accounts.md#sign-in-form) */
export default function SignInPage() {
  const [send, unconfirmedEmail] = useUnit([signInFx, $unconfirmedEmail])
  const form = useProductForm({
    name: 'sign-in',
    initialValues: { email: '', password: '', isSharedComputer: false },
    rules: { email: [required('Enter your email address')], password: [required('Enter your password')] },
    send,
  })
  return (
    <AuthLayout heading="Sign in">
      <WithoutScripts>
        <Text>Signing in needs JavaScript. Switch it on in your browser, then load this page again.</Text>
      </WithoutScripts>
      <WithScripts>
        <Form form={form} submitLabel="Sign in" busyLabel="Signing in…">
          <TextInput
            label="Email address"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...form.field('email')}
          />
          <div>
            <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
            <Anchor component={Link} to={paths.requestReset.href({})} className={styles.forgot}>
              Forgot your password?
            </Anchor>
          </div>
          <Checkbox
            id="sign-in-isSharedComputer"
            size="md"
            classNames={{ description: styles.sharedHelp }}
            label="This is a shared computer"
            description="For a library or a computer room: you are signed out when the browser is closed, after 12 hours at the latest, and nothing of yours stays on this computer when you sign out."
            checked={form.values.isSharedComputer}
            onChange={(event) => form.set('isSharedComputer', event.currentTarget.checked)}
          />
        </Form>
      </WithScripts>
      {unconfirmedEmail && (
        <div className={styles.resend}>
          <ResendConfirmation email={unconfirmedEmail} label="Send the email again" />
        </div>
      )}
      <p className={styles.newHere}>
        No account yet?{' '}
        <Anchor component={Link} to={paths.auth.href({})}>
          Create an account
        </Anchor>
      </p>
    </AuthLayout>
  )
}
