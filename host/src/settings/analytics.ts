import { settings } from './settings.ts'

/** Spec 2.2: page views go to analytics only where an owner has switched them on. The path is all that is sent. */
export function reportPageView(pathname: string): void {
  const { analytics } = settings
  if (!analytics) return
  const body = JSON.stringify({ id: analytics.id, path: pathname })
  navigator.sendBeacon(analytics.url, new Blob([body], { type: 'application/json' }))
}
