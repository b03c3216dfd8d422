import { useLocation } from '@stepwise/shared/routing'
import { useAnnounceWhen } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { TermsNote } from '../sign-up/TermsNote.tsx'
import { ContinueLink } from './ContinueLink.tsx'
import styles from './InstitutionOffer.module.css'
import { signInAddress } from './institution.ts'
import { $institutions, domainWanted, parseDomain } from './institution-offer.model.ts'
import { readSignInState } from './sign-in-state.ts'

interface InstitutionOfferProps {
  /** As typed so far. */
  email: string
  isSharedComputer: boolean
}

/** Not with every letter of an address. */
const restMs = 500

/** Beside the address on the sign-in page: signing in at the institution that it belongs to (docs/product/ways-in.md#institution-offer). */
export function InstitutionOffer({ email, isSharedComputer }: InstitutionOfferProps) {
  const [institutions, wanted] = useUnit([$institutions, domainWanted])
  const { from } = readSignInState(useLocation().state)
  const domain = parseDomain(email)
  useEffect(() => {
    const timer = setTimeout(() => wanted(domain), restMs)
    return () => clearTimeout(timer)
  }, [wanted, domain])
  const institution = institutions[domain]
  useAnnounceWhen(Boolean(institution), `You can continue with ${institution?.name}.`)
  if (!institution) return null
  return (
    <div className={styles.root}>
      <ContinueLink name={institution.name} href={signInAddress(institution, { email, isSharedComputer, to: from })} />
      <TermsNote action={`Continue with ${institution.name}`} />
    </div>
  )
}
