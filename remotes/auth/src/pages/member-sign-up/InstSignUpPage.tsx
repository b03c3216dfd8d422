import { MemberSignUpPages } from './MemberSignUpPages.tsx'
import { institution } from './sign-up-kind.ts'

/** /auth/inst-licence (study edition). */
export default function InstSignUpPage() {
  return <MemberSignUpPages kind={institution} />
}
