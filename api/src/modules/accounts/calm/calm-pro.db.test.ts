import { expect, test } from 'vitest'
import { newContentManager } from '../../../../test/support/content-desk.ts'
import { useTestApi } from '../../../../test/support/test-api.ts'

const api = useTestApi({ edition: 'pro' })

test('the pro edition has neither the gift nor pages of the wellbeing area', async () => {
  const { call } = await api.newPerson({ wellbeings: ['calm', 'support_contacts'] })
  const request = { email: 'ada@uni.test', firstName: 'Ada', surname: 'Price' }
  expect((await call('POST', '/users/settings/calm_licence_request', request)).status).toBe(404)
  expect((await call('GET', '/pages/hub')).status).toBe(404)
  expect((await call('GET', '/pages/help')).status).toBe(200)
  const manager = await newContentManager(api)
  expect((await manager.call('GET', '/pages/hub')).status).toBe(404)
})
