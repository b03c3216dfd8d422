import type { Page } from 'playwright/test'
import { unseal } from '../../shared/drafts/seal.ts'

/** All records of drafts and outboxes that the browser has committed to its database, by key. */
export function deviceRecords(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(
    () =>
      new Promise<Record<string, unknown>>((resolve, reject) => {
        const opening = indexedDB.open('stepwise-drafts')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const database = opening.result
          const store = database.transaction('drafts').objectStore('drafts')
          const keys = store.getAllKeys()
          const values = store.getAll()
          values.onerror = () => reject(values.error)
          values.onsuccess = () => {
            database.close()
            resolve(Object.fromEntries(keys.result.map((key, at) => [String(key), values.result[at]])))
          }
        }
      }),
  )
}

/** All that whoever has the profile of the browser can read of the product. */
export async function readableOnDevice(page: Page): Promise<string> {
  const storages = await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }])
  return JSON.stringify([await deviceRecords(page), storages])
}

/** Whether a draft or an outbox of the browser's database holds this text: what is committed there survives a kill. */
export async function isStored(page: Page, text: string): Promise<boolean> {
  const { origin } = new URL(page.url())
  const response = await page.request.post(`${origin}/api/auth/authorize`, { headers: { origin } })
  const { device_key: deviceKey } = (await response.json()) as { device_key: string }
  for (const [key, record] of Object.entries(await deviceRecords(page))) {
    // `stepwise.<area>@2.<person>.`: what the record was sealed with (shared/drafts/device.ts).
    const prefix = /^stepwise\.[^.]+\.[^.]+\./.exec(key)?.[0] ?? ''
    const { sealed } = record as { sealed: string }
    const { value } = JSON.parse(unseal(deviceKey, sealed, prefix) ?? '{}') as { value?: unknown }
    if (JSON.stringify(value)?.includes(text)) return true
  }
  return false
}
