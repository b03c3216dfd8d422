import { MemberSignUpPages } from './MemberSignUpPages.tsx'
import { site } from './sign-up-kind.ts'

/** /auth/site-licence (pro edition). */
export default function SiteSignUpPage() {
  return <MemberSignUpPages kind={site} />
}
