import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { ContinueLink } from '../../features/sign-in/ContinueLink.tsx'
import { signInAddress } from '../../features/sign-in/institution.ts'
import { $institutions, domainWanted } from '../../features/sign-in/institution-offer.model.ts'

interface ContinueAgainProps {
  /** Of the institution at which a sign-in has failed; empty when it is not known. */
  domain: string
  isSharedComputer: boolean
}

/** After a sign-in that has failed: another try, for which nothing has to be typed again. */
export function ContinueAgain({ domain, isSharedComputer }: ContinueAgainProps) {
  const [institutions, wanted] = useUnit([$institutions, domainWanted])
  useEffect(() => void wanted(domain), [wanted, domain])
  const institution = institutions[domain]
  if (!institution) return null
  const href = signInAddress(institution, { email: '', isSharedComputer })
  return (
    <p>
      <ContinueLink name={institution.name} href={href} />
    </p>
  )
}
