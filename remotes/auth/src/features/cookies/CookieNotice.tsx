import { Alert } from '@stepwise/shared/ui'
import { areCookiesBlocked, cookiesNeeded } from './with-cookies.ts'

/** Before anybody fills in a form in vain (docs/product/accounts.md#cookies-blocked). */
export function CookieNotice() {
  if (!areCookiesBlocked()) return null
  return (
    <Alert color="red" variant="outline" role="alert">
      {cookiesNeeded}
    </Alert>
  )
}
