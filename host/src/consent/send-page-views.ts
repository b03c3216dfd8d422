import { combine, createEffect, createStore, sample } from 'effector'
import { settings } from '../settings/settings.ts'
import { $allowed } from './consent.model.ts'
import { $pageView, type PageView } from './page-view.ts'

/** Without cookies, without a referrer, and even while the page is being left. No one waits for it, and a failure is not shown. */
const sendPageViewFx = createEffect(async ({ path }: PageView) => {
  const { analytics } = settings
  if (!analytics) return
  await fetch(analytics.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: analytics.id, path }),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  })
})

const $sent = createStore<PageView | null>(null).on(sendPageViewFx, (_, view) => view)

// The page on which someone says yes counts too; a page view before a yes does not, unless it is still on the screen.
const $unsent = combine({ view: $pageView, sent: $sent, allowed: $allowed }, ({ view, sent, allowed }) =>
  allowed.includes('analytics') && view !== sent ? view : null,
)
sample({ clock: $unsent, filter: Boolean, target: sendPageViewFx })
