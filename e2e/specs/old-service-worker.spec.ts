// docs/product/routes-and-guards.md#old-service-workers

import { startOldProduct } from '../support/old-product.ts'
import { heading } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

test('the service worker of an earlier product is gone by the second visit, with what it stored', async ({
  page,
  baseURL,
  endWithTest,
}) => {
  const old = await startOldProduct(String(baseURL), '/service-worker.js')
  endWithTest(old.stop)
  const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null)
  await page.goto(old.origin)
  await expect.poll(isControlled).toBe(true)
  await page.goto(`${old.origin}/terms`)
  await expect(heading(page)).toHaveText('Old product')

  old.replace()
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))
  await page.goto(`${old.origin}/terms`)
  await expect(heading(page)).toHaveText('Terms')
  expect(loads).toHaveLength(2)

  await page.goto(`${old.origin}/`)
  await expect(heading(page)).not.toHaveText('Old product')
  expect(loads).toHaveLength(3)
  const left = () =>
    page.evaluate(async () => [
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ...(await caches.keys()),
    ])
  expect(await left()).toEqual([])
})
