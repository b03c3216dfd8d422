import { Link, paths, useNavigate, useParams } from '@stepwise/shared/routing'
import { $isSessionUnreached, $sessionState, $user, homePath, wasSignedIn } from '@stepwise/shared/session'
import { Anchor, Loader } from '@stepwise/shared/ui'
import { Form, useProductForm } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { AuthLayout } from '../../features/layout/AuthLayout.tsx'
import { SharedComputerChoice } from '../../features/sign-in/SharedComputerChoice.tsx'
import styles from './OpenLinkPage.module.css'
import { openLinkFx } from './open-link.model.ts'

/**
 * /auth/sign-in-link/{token}: signs in by the link of an email (docs/product/ways-in.md#open-link). Only when a button is pressed:
 * programs that look at mails open the links in them.
 */
export default function OpenLinkPage() {
  const [session, isUnreached] = useUnit([$sessionState, $isSessionUnreached])
  // Who is signed in is above the button, so it is not shown before that is known.
  const isPending = session === 'pending' && !isUnreached && wasSignedIn()
  return (
    <AuthLayout
      heading="Sign in"
      title="Sign in with your link"
      lead="Press the button to sign in. The link works once, within 15 minutes."
    >
      {isPending ? <Loader aria-hidden /> : <OpenLinkForm />}
    </AuthLayout>
  )
}

function OpenLinkForm() {
  const { signInToken = '' } = useParams()
  const [user, openLink] = useUnit([$user, openLinkFx])
  const navigate = useNavigate()
  const form = useProductForm({
    name: 'open-link',
    initialValues: { isSharedComputer: false },
    send: async ({ isSharedComputer }) => {
      await openLink({ token: signInToken, isSharedComputer })
      // The used link leaves the browser's history.
      navigate(homePath, { replace: true })
    },
  })
  const isRefused = form.message !== null && !form.isNetworkFailure
  return (
    <>
      {user && (
        <p className={styles.present}>
          You are signed in as <strong translate="no">{`${user.firstName} ${user.surname} (${user.email})`}</strong>. If
          you use this link, you will be signed out here, and signed in to the account that the link was sent to.
        </p>
      )}
      <Form form={form} submitLabel="Sign in" busyLabel="Signing in…">
        <SharedComputerChoice
          id="open-link-isSharedComputer"
          checked={form.values.isSharedComputer}
          onChange={(isShared) => form.set('isSharedComputer', isShared)}
        />
      </Form>
      {user ? (
        <p>
          <Anchor component={Link} to={homePath}>
            {`Stay signed in as ${user.firstName}`}
          </Anchor>
        </p>
      ) : (
        <p>
          {isRefused ? (
            <Anchor component={Link} className="ui-inline ui-target" to={paths.requestLink.href({})}>
              Send me another link
            </Anchor>
          ) : (
            <Anchor component={Link} className="ui-inline ui-target" to={paths.signIn.href({})}>
              Sign in another way
            </Anchor>
          )}
        </p>
      )}
    </>
  )
}
