import { Alert } from '@stepwise/shared/ui'
import { cookiesNeeded } from './with-cookies.ts'

/** Before anybody fills in a form in vain (docs/product/accounts.md#cookies-blocked). */
export function CookieNotice() {
  // Where the page is made before a browser has it, nobody knows.
  if (navigator.cookieEnabled !== false) return null
  return (
    <Alert color="red" variant="outline" role="alert">
      {cookiesNeeded}
    </Alert>
  )
}
