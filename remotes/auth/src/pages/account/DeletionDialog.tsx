import { paths } from '@stepwise/shared/routing'
import { Anchor, Button, Stack } from '@stepwise/shared/ui'
import { SubmitButton } from '@stepwise/shared/ui/forms'
import { Dialog } from '@stepwise/shared/ui/overlays'
import { useUnit } from 'effector-react'
import { ActionButton } from '../../features/security/ActionButton.tsx'
import { PasskeyStepUp } from '../../features/security/PasskeyStepUp.tsx'
import { PasswordStepUp } from '../../features/security/PasswordStepUp.tsx'
import { $security } from '../../features/security/security.model.ts'
import { institutionLabel } from '../../features/sign-in/institution.ts'
import { isPasskeySupported } from '../../features/sign-in/passkey-browser.ts'
import styles from './AccountPage.module.css'
import { $unsentCount, deleteAccountFx } from './deletion.model.ts'

interface DeletionDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** Says what goes, and asks who it is even if they have just signed in (docs/product/own-account.md#deletion). */
export function DeletionDialog({ isOpen, onClose }: DeletionDialogProps) {
  return (
    <Dialog opened={isOpen} onClose={onClose} title="Delete your account?" isDescribed closesWithPage>
      <Stack gap="md" className={styles.dialog}>
        <p>You will be signed out everywhere at once. After 14 days we will erase:</p>
        <ul>
          <li>your notes and your journal</li>
          <li>your progress, badges and favourites</li>
          <li>your settings, your software and your photo</li>
          <li>{`your passkeys, and the link to your ${institutionLabel}`}</li>
        </ul>
        <p>
          You have 14 days to change your mind: sign in and choose “Keep my account”. After that, no one can bring it
          back. You may want to download your data first.
        </p>
        <p>
          To find out what stays for a while, such as backups, see our{' '}
          <Anchor href={paths.privacy.href({})} target="_blank" rel="noopener">
            privacy policy
          </Anchor>
          , which opens in a new tab.
        </p>
        <Unsent />
        <Confirmation onClose={onClose} />
      </Stack>
    </Dialog>
  )
}

function Unsent() {
  const count = useUnit($unsentCount)
  if (count === 0) return null
  return (
    <p className={styles.warning}>
      {`${count === 1 ? '1 item is' : `${count} items are`} on this device only, and not saved yet. What is on this device is deleted at once.`}
    </p>
  )
}

function Confirmation({ onClose }: { onClose: () => void }) {
  const [security, remove] = useUnit([$security, deleteAccountFx])
  const hasPassword = security?.hasPassword ?? true
  const hasPasskey = security !== null && security.passkeys.length > 0 && isPasskeySupported()
  const keep = (
    <Button variant="default" onClick={onClose}>
      Keep my account
    </Button>
  )
  const look = { color: 'red', variant: 'filled' } as const
  return (
    <>
      {hasPassword && (
        <>
          <p>To continue, enter your password.</p>
          <PasswordStepUp
            name="deletion"
            onStepUp={() => remove()}
            buttons={(isBusy) => (
              <div className="ui-wrap ui-gap-12 ui-bottom">
                {keep}
                <SubmitButton {...look} isBusy={isBusy} busyLabel="Deleting…">
                  Delete my account
                </SubmitButton>
              </div>
            )}
          />
          {hasPasskey && (
            <PasskeyStepUp label="Delete with a passkey" color="red" variant="outline" onStepUp={() => remove()} />
          )}
        </>
      )}
      {!hasPassword && (
        <div className="ui-wrap ui-gap-12 ui-bottom">
          {keep}
          {hasPasskey ? (
            <PasskeyStepUp label="Delete my account" {...look} onStepUp={() => remove()} />
          ) : (
            <ActionButton {...look} action={() => remove()} busyLabel="Deleting…">
              Delete my account
            </ActionButton>
          )}
        </div>
      )}
    </>
  )
}
