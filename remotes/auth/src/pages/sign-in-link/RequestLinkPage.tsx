import { headingFocusWanted, Link, paths, useLocation } from '@stepwise/shared/routing'
import { Anchor } from '@stepwise/shared/ui'
import { EmailField, emailAddress, Form, required, useProductForm } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { AuthLayout } from '../../features/layout/AuthLayout.tsx'
import { MailAgain } from '../../features/mail/MailAgain.tsx'
import { requestLinkFx } from '../../features/mail/mail.model.ts'
import { readSignInState } from '../../features/sign-in/sign-in-state.ts'

/** /auth/sign-in-link: asks for an email with a link that signs in (docs/product/ways-in.md#sign-in-link). */
export default function RequestLinkPage() {
  const requestLink = useUnit(requestLinkFx)
  const before = readSignInState(useLocation().state)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useProductForm({
    name: 'request-link',
    initialValues: { email: before.email },
    rules: { email: [required('Enter your email address'), emailAddress('Invalid email address')] },
    messageClearedBy: ['email'],
    send: async ({ email }) => {
      await requestLink(email.trim())
      headingFocusWanted()
      setSentTo(email.trim())
    },
  })
  const backToSignIn = (
    <p>
      <Anchor
        component={Link}
        className="ui-inline ui-target"
        to={paths.signIn.href({})}
        state={{ ...before, email: sentTo ?? form.values.email }}
      >
        Back to sign in
      </Anchor>
    </p>
  )
  if (sentTo !== null) {
    return (
      <AuthLayout
        key="sent"
        heading="Check your email"
        title="Check your email for the link to sign in"
        lead={`If ${sentTo} has an account, we have sent an email with a link to sign in. It works once, within 15 minutes.`}
      >
        <p>Nothing yet? Check your spam folder, or send another link.</p>
        <MailAgain
          label="Send another link"
          sent={`If ${sentTo} has an account, another email is on its way.`}
          send={() => requestLink(sentTo)}
        />
        {backToSignIn}
      </AuthLayout>
    )
  }
  return (
    <AuthLayout
      key="request"
      heading="Sign in with a link"
      lead="Enter the email address of your account. We will send you a link that signs you in without a password."
    >
      <Form form={form} submitLabel="Send me a link" busyLabel="Sending…">
        <EmailField label="Email address" autoComplete="username" {...form.field('email')} />
      </Form>
      {backToSignIn}
    </AuthLayout>
  )
}
