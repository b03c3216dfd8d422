import { $user } from '@stepwise/shared/session'
import { Button, Text } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { MailAgain } from '../mail-again/MailAgain.tsx'
import { requestLinkFx } from '../sign-in-link/sign-in-link.model.ts'
import { institutionWord } from '../words/in-words.ts'

/** For a person who has nothing to prove with here: a new sign-in in this browser counts as well. */
export function LinkProof({ onProved }: { onProved: () => void }) {
  const [user, requestLink] = useUnit([$user, requestLinkFx])
  const email = user?.email ?? ''
  return (
    <>
      <Text>
        {`You have no password, and no passkey that works in this browser. Sign in again by link or with your ${institutionWord}, in another tab, then come back to this one. Nothing that you typed here is lost.${user?.isSharedComputer ? ' When you open the link, say again that this is a shared computer.' : ''}`}
      </Text>
      <MailAgain
        label="Email me a link"
        sent={`We have sent a mail to ${email}. Open the link in this browser, then come back to this tab and choose Go on.`}
        send={() => requestLink(email)}
      />
      <Button onClick={() => onProved()}>Go on</Button>
    </>
  )
}
