import { expect, test } from 'vitest'
import { useTestApi } from '../../../test/support/test-api.ts'

// docs/product/errors.md#fault-report

const api = useTestApi()
const report = (fault: object) => api.visitor('POST', '/client_faults', { fault })

test('a failed part is reported without a session', async () => {
  const fault = { part: 'learn', version: '1.0.0-ab12cd34', message: 'Error: no provider' }
  expect(await report(fault)).toMatchObject({ status: 200, body: {} })
  expect((await report({ ...fault, message: 'x'.repeat(500) })).status).toBe(200)
  expect((await report({ ...fault, message: 'x'.repeat(501) })).status).toBe(422)
  expect((await report({ part: 'learn' })).status).toBe(422)
})
