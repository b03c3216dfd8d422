import { $theme, watchIsWide } from '@stepwise/shared/display'
import { formatLook, lookCookie } from '@stepwise/shared/display/look-cookie'
import { $sessionState } from '@stepwise/shared/session'
import { combine, createWatch } from 'effector'

/** Seconds. */
const oneYear = 31_536_000

const $look = combine({ theme: $theme, session: $sessionState })

/** Keeps in a cookie how this window looks, so that the gateway renders the next page for it. Only for people who are signed in. */
export function keepLook(): void {
  let zone = ''
  const keep = () => {
    const { theme, session } = $look.getState()
    if (session !== 'signed-in') return
    const rest = `; path=/; max-age=${oneYear}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
    // biome-ignore lint/suspicious/noDocumentCookie: not all supported browsers have the cookie store
    document.cookie = `${lookCookie}=${formatLook({ theme, isWide: readWidth() })}${zone}${rest}`
  }
  const readWidth = watchIsWide(keep)
  createWatch({ unit: $look, fn: keep })
  // A browser may need a tenth of a second for its first question about time zones.
  setTimeout(() => {
    zone = `.${Intl.DateTimeFormat().resolvedOptions().timeZone}`
    keep()
  }, 2000)
}
