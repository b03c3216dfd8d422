import { Alert } from '@stepwise/shared/ui'
import { cookiesNeeded } from './with-cookies.ts'

/** Before anybody fills in a form in vain (docs/product/accounts.md#cookies-blocked). */
export function CookieNotice() {
  if (navigator.cookieEnabled) return null
  return (
    <Alert color="red" variant="outline" role="alert">
      {cookiesNeeded}
    </Alert>
  )
}
