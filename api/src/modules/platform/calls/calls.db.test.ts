import { calls } from '@stepwise/shared/contracts/calls'
import { expect, test } from 'vitest'
import { useTestApi } from '../../../../test/support/test-api.ts'

const api = useTestApi()

test('a visitor is told every call of the contract', async () => {
  const { status, body } = await api.visitor('GET', '/calls')
  expect(status).toBe(200)
  expect(body.calls).toEqual(expect.arrayContaining(Object.keys(calls)))
  expect(new Set(body.calls).size).toBe(body.calls.length)
})
