import type { ConsoleMessage, Page } from 'playwright'

export const reportsFault = 'it reports a fault to the server.'

/** What a page prints and reports, in sentences, as it happens. */
export function recordNoise(page: Page): string[] {
  const noise: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !isResponseOfApi(message))
      noise.push(`it prints an error: ${firstLine(message.text())}`)
  })
  page.on('pageerror', (error) => noise.push(`an error is not caught: ${firstLine(error.message)}`))
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/client_faults') noise.push(reportsFault)
  })
  // Whoever leaves is asked by some pages: yes.
  page.on('dialog', (dialog) => dialog.accept().catch(() => undefined))
  page.on('popup', (popup) => popup.close())
  return noise
}

/** The browser prints each response of the API that is not a success. What the page makes of it is what counts, unless the API broke. */
const isResponseOfApi = (message: ConsoleMessage) =>
  /status of 4\d\d/.test(message.text()) && new URL(message.location().url || 'http://x').pathname.startsWith('/api/')

export const firstLine = (text: string) => text.split('\n', 1)[0]?.slice(0, 300) ?? ''
