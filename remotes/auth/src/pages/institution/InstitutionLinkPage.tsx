import { edition } from '@stepwise/shared/edition'
import { Link, paths, useNavigate } from '@stepwise/shared/routing'
import { homePath } from '@stepwise/shared/session'
import { Button, Loader, LoadFailure } from '@stepwise/shared/ui'
import { Form, SubmitButton, useProductForm } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { AuthLayout } from '../../features/layout/AuthLayout.tsx'
import { institutionLabel } from '../../features/sign-in/institution.ts'
import {
  $account,
  $problem,
  linkFx,
  linkPageLeft,
  linkPageOpened,
  type WaitingAccount,
} from './institution-link.model.ts'

/**
 * /auth/institution/link: whether an account that is there already is to be linked with the institution where the person has just signed in
 * (docs/product/ways-in.md#institution-link).
 */
export default function InstitutionLinkPage() {
  const [account, problem, opened, left] = useUnit([$account, $problem, linkPageOpened, linkPageLeft])
  useEffect(() => {
    opened()
    return () => left()
  }, [opened, left])
  if (account) return <LinkQuestion key="question" account={account} />
  if (problem === null) {
    return (
      <AuthLayout key="loading" heading="Looking for your account…">
        <Loader aria-hidden />
      </AuthLayout>
    )
  }
  if (!problem.isFinal) {
    return (
      <AuthLayout key="failure" heading="Your account could not be found">
        <LoadFailure title="Something went wrong" message={problem.message} onRetry={() => opened()} />
      </AuthLayout>
    )
  }
  return (
    <AuthLayout key="problem" heading="Nothing to link">
      <p role="alert">{problem.message}</p>
      <Button component={Link} to={paths.institutionSignIn.href({})}>
        {`Sign in with your ${institutionLabel}`}
      </Button>
    </AuthLayout>
  )
}

function LinkQuestion({ account: { institution, email, firstName } }: { account: WaitingAccount }) {
  const link = useUnit(linkFx)
  const navigate = useNavigate()
  const form = useProductForm({
    name: 'institution-link',
    initialValues: {},
    send: async () => {
      await link()
      navigate(homePath, { replace: true })
    },
  })
  return (
    <AuthLayout heading={`Sign in with ${institution}?`}>
      <p>
        <span>{`Hello ${firstName}. You already have a ${edition.productTitle} account with`}</span>{' '}
        <strong translate="no">{email}</strong>
        <span>{`. Do you want to sign in to it with ${institution} from now on?`}</span>
      </p>
      <p>Everything in your account stays, and so do your other ways to sign in.</p>
      <Form
        form={form}
        buttons={
          <div className="ui-wrap ui-gap-12">
            <SubmitButton isBusy={form.isBusy} busyLabel="Linking…">
              Yes, link them
            </SubmitButton>
            <Button component={Link} to={paths.signIn.href({})} variant="default">
              No, go back to sign in
            </Button>
          </div>
        }
      >
        {null}
      </Form>
    </AuthLayout>
  )
}
