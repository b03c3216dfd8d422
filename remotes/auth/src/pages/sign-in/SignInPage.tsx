import { contactForm } from '@stepwise/shared/help'
import { Link, paths, useLocation } from '@stepwise/shared/routing'
import { Anchor, Text, WithoutScripts, WithScripts } from '@stepwise/shared/ui'
import { EmailField, Form, PasswordField, required, useProductForm } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { AuthLayout } from '../../features/layout/AuthLayout.tsx'
import { ResendConfirmation } from '../../features/mail/MailAgain.tsx'
import { InstitutionOffer } from '../../features/sign-in/InstitutionOffer.tsx'
import { SharedComputerChoice } from '../../features/sign-in/SharedComputerChoice.tsx'
import { readSignInState } from '../../features/sign-in/sign-in-state.ts'
import { OtherWays } from './OtherWays.tsx'
import styles from './SignInPage.module.css'
import { $unconfirmedEmail, signInFx } from './sign-in.model.ts'

/** /auth/sign-in */
export default function SignInPage() {
  const [send, unconfirmedEmail] = useUnit([signInFx, $unconfirmedEmail])
  const { email, isSharedComputer } = readSignInState(useLocation().state)
  const form = useProductForm({
    name: 'sign-in',
    initialValues: { email, password: '', isSharedComputer },
    rules: { email: [required('Enter your email address')], password: [required('Enter your password')] },
    send,
  })
  return (
    <AuthLayout heading="Sign in">
      <WithoutScripts>
        <Text>Signing in needs JavaScript and an up-to-date browser. Switch JavaScript on, then reload this page.</Text>
      </WithoutScripts>
      <WithScripts>
        <Form form={form} submitLabel="Sign in" busyLabel="Signing in…">
          <EmailField label="Email address" autoComplete="username" {...form.field('email')} />
          <InstitutionOffer email={form.values.email} isSharedComputer={form.values.isSharedComputer} />
          <div>
            <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
            <Anchor component={Link} to={paths.requestReset.href({})} className={styles.forgot}>
              Forgot your password?
            </Anchor>
          </div>
          <SharedComputerChoice
            id="sign-in-isSharedComputer"
            checked={form.values.isSharedComputer}
            onChange={(isShared) => form.set('isSharedComputer', isShared)}
          />
        </Form>
      </WithScripts>
      {unconfirmedEmail && (
        <div className={styles.resend}>
          <ResendConfirmation email={unconfirmedEmail} label="Send the email again" />
        </div>
      )}
      <WithScripts>
        <OtherWays email={form.values.email.trim()} isSharedComputer={form.values.isSharedComputer} />
      </WithScripts>
      <p className="ui-ruled">
        No account yet?{' '}
        <Anchor component={Link} to={paths.auth.href({})}>
          Create an account
        </Anchor>
      </p>
      <p className="ui-ruled">
        <Anchor component={Link} className="ui-inline ui-target" to={contactForm}>
          I cannot sign in
        </Anchor>
      </p>
    </AuthLayout>
  )
}
