import { expect, test } from 'vitest'
import { failed, useTestApi } from '../../../../test/support/test-api.ts'
import { currentUser } from './current-user.ts'

const api = useTestApi()

test('each person has one device key, and it stays the same', async () => {
  const one = await api.newPerson()
  const key = async ({ call }: typeof one) => (await call('POST', '/auth/authorize')).body.device_key
  const first = await key(one)
  expect(first).toMatch(/^[0-9a-f]{64}$/)
  expect(await key(one)).toBe(first)
  expect(await key(await api.newPerson())).not.toBe(first)
})

test('an account that is gone is signed in nowhere', async () => {
  const { id, call } = await api.newPerson()
  await api.context.db.deleteFrom('users').where('id', '=', id).execute()
  const message = 'Please sign in to continue.'
  expect(await call('POST', '/auth/authorize')).toMatchObject(failed(401, message))
  // Deleted between the check of the session and the answer.
  await expect(currentUser(api.context.db, id)).rejects.toMatchObject({ status: 401, message })
})
