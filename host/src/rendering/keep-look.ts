import { $theme, watchIsWide } from '@stepwise/shared/display'
import { formatLook, lookCookie } from '@stepwise/shared/display/look-cookie'
import { $personId, $sessionState, daysSinceFirstLogin } from '@stepwise/shared/session'
import { combine, createWatch } from 'effector'

/** Seconds. */
const oneYear = 31_536_000

const $shown = combine({ theme: $theme, session: $sessionState, personId: $personId })

/** Keeps in a cookie how this window looks, so that the gateway renders the next page for it. Signing out takes it away. */
export function keepLook(): void {
  let zone = ''
  const keep = () => {
    const { theme, session, personId } = $shown.getState()
    if (session === 'pending') return
    const [value, age] =
      session === 'signed-in' && personId
        ? [formatLook({ theme, isWide: readWidth(), daysHere: daysSinceFirstLogin(personId) }) + zone, oneYear]
        : ['', 0]
    const rest = `; path=/; max-age=${age}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
    // biome-ignore lint/suspicious/noDocumentCookie: not all supported browsers have the cookie store
    document.cookie = `${lookCookie}=${value}${rest}`
  }
  const readWidth = watchIsWide(keep)
  createWatch({ unit: $shown, fn: keep })
  // A browser may need a tenth of a second for its first question about time zones.
  setTimeout(() => {
    zone = `.${Intl.DateTimeFormat().resolvedOptions().timeZone}`
    keep()
  }, 2000)
}
