import { preview } from '@stepwise/shared/preview'

/** What an owner can switch on when building the host. All of it is off by default. */
export interface HostSettings {
  /** Page views: a POST to `url` (same origin, or allowed by the page's policy) with this edition's id. */
  analytics: { url: string; id: string } | null
  /** Study edition: the support chat. `script` is loaded for signed-in people. */
  chat: { script: string } | null
  isProduction: boolean
}

// Replaced by the build (host/rspack.config.ts).
declare const STEPWISE_HOST_SETTINGS: HostSettings

export const settings: HostSettings =
  typeof STEPWISE_HOST_SETTINGS === 'undefined'
    ? { analytics: null, chat: null, isProduction: false }
    : STEPWISE_HOST_SETTINGS

/** Sends a page view where the owner has switched analytics on: the path and nothing else (docs/product/routes-and-guards.md#page-views). */
export function reportPageView(pathname: string): void {
  const { analytics } = settings
  if (!analytics || preview) return
  const body = JSON.stringify({ id: analytics.id, path: pathname })
  navigator.sendBeacon(analytics.url, new Blob([body], { type: 'application/json' }))
}
