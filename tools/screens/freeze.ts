import type { Page } from 'playwright'

/** When the pages are seen: a Wednesday afternoon in winter, when London has the time of the servers. */
const shownAt = new Date('2027-01-20T15:00:00Z')
/** What was done today was done then: the hour of an account that has just been made would be another each time. */
const doneToday = '2027-01-20T14:30:00.000Z'

const dayMs = 24 * 60 * 60 * 1000
/** What is older is not demo data: it has a date of its own. */
const demoDays = 60

const toDay = (moment: Date) => Math.floor(moment.getTime() / dayMs)

/**
 * Stops the clock of a page, and moves what its API says to that day, so that each run shows the same. Before the page is opened, in a
 * context that bypasses the CSP.
 */
export async function freeze(page: Page): Promise<void> {
  await page.clock.setFixedTime(shownAt)
  const change = (glob: (url: URL) => boolean, type: string, changed: (body: string) => string) =>
    page.route(glob, async (route) => {
      const response = await route.fetch()
      const isOfType = response.headers()['content-type']?.includes(type)
      await route.fulfill({ response, ...(isOfType && { body: changed(await response.text()) }) })
    })
  await change(isCall, 'json', (json) => frozen(json, new Date()))
  // Otherwise a page keeps the font of the system when its own comes late.
  const withFonts = (html: string) => html.replaceAll('font-display:optional', 'font-display:block')
  // A page can bring the API's first responses with it.
  await change(isPage, 'html', (html) => frozen(withFonts(html), new Date()))
}

const isCall = ({ pathname }: URL) => pathname.startsWith('/api/')
const isPage = (url: URL) => !isCall(url) && !url.pathname.includes('.')

/** JSON of the API, whose days are as far from {@link shownAt} as they were from `now`, and whose new accounts have one address. */
export function frozen(json: string, now: Date): string {
  const days = toDay(shownAt) - toDay(now)
  return json
    .replaceAll(/-[0-9a-f]{12}@/g, '@')
    .replaceAll(/"(\d{4}-\d\d-\d\d)(T[\d:.]+Z)?"/g, (text, day: string, time: string | undefined) => {
      const daysAgo = toDay(now) - toDay(new Date(day))
      if (!(daysAgo < demoDays)) return text
      if (time && daysAgo === 0) return `"${doneToday}"`
      const moved = new Date(new Date(day).getTime() + days * dayMs).toISOString().slice(0, 10)
      return `"${moved}${time ?? ''}"`
    })
}
