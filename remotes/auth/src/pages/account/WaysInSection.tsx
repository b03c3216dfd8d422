import type { Security } from '@stepwise/shared/contracts'
import { formatDay } from '@stepwise/shared/dates'
import { announced, LoadingWords, Skeleton } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { Card } from '../../features/layout/Card.tsx'
import { PartFailure } from '../../features/layout/PartFailure.tsx'
import { useFocusAfterRemoval } from '../../features/layout/use-focus-after-removal.ts'
import { $security, $securityProblem, securityOpened } from '../../features/security/security.model.ts'
import { institutionLabel } from '../../features/sign-in/institution.ts'
import { isPasskeySupported } from '../../features/sign-in/passkey-browser.ts'
import styles from './AccountPage.module.css'
import { AddPasskey } from './AddPasskey.tsx'
import { PasskeyRow } from './PasskeyRow.tsx'
import { WayInRow } from './WayInRow.tsx'
import { unlinkInstitutionFx, waysInOpened } from './ways-in.model.ts'

/** Passkeys and institutions, beside the password: offered, never forced (docs/product/own-account.md#ways-in-managed). */
export function WaysInSection() {
  const [security, problem, opened, reload] = useUnit([$security, $securityProblem, waysInOpened, securityOpened])
  useEffect(() => opened(), [opened])
  return (
    <Card title="Ways to sign in" height="content">
      <p>
        As well as a password, you can use a passkey, or a link by email: choose “Email me a link” on the sign-in page.
        You do not have to use either.
      </p>
      {problem && security === null && <PartFailure message={problem} onRetry={() => reload()} />}
      {!problem && security === null && (
        <>
          <LoadingWords />
          <div aria-busy="true">
            <Skeleton height={56} />
          </div>
        </>
      )}
      {security && <Ways security={security} />}
    </Card>
  )
}

function Ways({ security: { passkeys, institutions } }: { security: Security }) {
  const passkeyList = useRef<HTMLUListElement>(null)
  const institutionList = useRef<HTMLUListElement>(null)
  useFocusAfterRemoval(passkeyList, passkeys)
  useFocusAfterRemoval(institutionList, institutions)
  return (
    <>
      <h3 className={styles.subheading}>Passkeys</h3>
      <p>
        A passkey signs you in with your fingerprint, your face or the PIN of your device, so there is no password to
        remember.
      </p>
      <ul ref={passkeyList} className="ui-grid ui-list" aria-label="Your passkeys" hidden={passkeys.length === 0}>
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} />
        ))}
      </ul>
      {isPasskeySupported() ? <AddPasskey /> : <p>You cannot add a passkey in this browser.</p>}
      {institutions.length > 0 && <h3 className={styles.subheading}>{`Your ${institutionLabel}s`}</h3>}
      <ul
        ref={institutionList}
        className="ui-grid ui-list"
        aria-label={`Your ${institutionLabel}s`}
        hidden={institutions.length === 0}
      >
        {institutions.map((institution) => (
          <InstitutionRow key={institution.id} institution={institution} />
        ))}
      </ul>
    </>
  )
}

function InstitutionRow({ institution }: { institution: Security['institutions'][number] }) {
  const [unlink, announce] = useUnit([unlinkInstitutionFx, announced])
  const { id, name, linkedAt } = institution
  return (
    <WayInRow
      id={id}
      name={name}
      facts={[`Linked on ${formatDay(linkedAt)}`]}
      removal={{
        label: 'Unlink',
        question: `Unlink ${name}? You can no longer sign in with it until you link it again.`,
        busyLabel: 'Unlinking…',
        action: async () => {
          await unlink(id)
          announce(`Unlinked ${name}`)
        },
      }}
    />
  )
}
