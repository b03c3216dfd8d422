// docs/product/errors.md, docs/product/steps-and-player.md

import { startApi, startApiAndGateway } from '../product/products.ts'
import { newAccount } from '../support/accounts.ts'
import { expectArrival } from '../support/arrival.ts'
import { heading } from '../support/page.ts'
import { currentStep } from '../support/steps.ts'
import { expect, giveSession, test } from '../support/test.ts'

test('while the API is down the error page is shown, and trying again works when it is back', {
  tag: '@alone',
}, async ({ page, noise, endWithTest }) => {
  test.setTimeout(120_000)
  noise.allow(/status of 503 .*\/api\//)
  const { api, gateway } = await startApiAndGateway({ name: 'without-api', store: 'study' })
  endWithTest(api.kill)
  endWithTest(gateway.stop)
  const { port } = new URL(api.address)

  await giveSession(page, gateway.address, await newAccount(gateway.address, 'student'))
  await page.goto(`${gateway.address}/dashboard/learn`)
  await expect(heading(page)).toBeVisible()

  await api.kill()
  await page.getByRole('link', { name: 'Write and edit' }).click()
  await expectArrival(page, { heading: 'Oh no! Something unexpected happened.', title: 'Error - Stepwise' })

  const again = await startApi({ name: 'without-api', port: Number(port) })
  endWithTest(again.stop)
  await page.getByRole('button', { name: 'Go back and try again' }).click()
  await expectArrival(page, { heading: /^Hi Sam, /, title: 'Learn - Stepwise' })
  await page.getByRole('link', { name: 'Write and edit' }).click()
  await expect(currentStep(page)).toHaveAccessibleName(/Completed/)
})
