import { expect, test } from 'vitest'
import { useTestApi } from '../../../../test/support/test-api.ts'
import { consumeMailToken, createMailToken } from './mail-tokens.repository.ts'

const api = useTestApi()
const email = 'a@b.test'
const made = new Date('2026-03-10T12:00:00Z')
const hours = (count: number) => new Date(made.getTime() + count * 60 * 60 * 1000)

type Purpose = Parameters<typeof createMailToken>[1]['purpose']
const create = (userId: string, purpose: Purpose) =>
  createMailToken(api.context.db, { userId, email, purpose, now: made })
const consume = (token: string, purpose: Purpose, now = made) => consumeMailToken(api.context.db, token, purpose, now)

test('a token that was used stays used, even when its time is over', async () => {
  const { id } = await api.newPerson()
  const token = await create(id, 'password-reset')
  expect(await consume(token, 'password-reset')).toEqual({ state: 'valid', userId: id, email })
  expect(await consume(token, 'password-reset')).toEqual({ state: 'used', userId: id, email })
  expect(await consume(token, 'password-reset', hours(100))).toEqual({ state: 'used', userId: id, email })
})

test('a token of one purpose is unknown to the other, and is not used up by a try', async () => {
  const { id } = await api.newPerson()
  const token = await create(id, 'password-reset')
  expect(await consume(token, 'confirmation')).toEqual({ state: 'unknown' })
  expect(await consume('made-up', 'password-reset')).toEqual({ state: 'unknown' })
  expect(await consume(token, 'password-reset')).toEqual({ state: 'valid', userId: id, email })
})

test('a used token ends the others of its account and purpose, and nothing else', async () => {
  const [one, other] = [await api.newPerson(), await api.newPerson()]
  const reset = () => create(one.id, 'password-reset')
  const [first, second, third] = [await reset(), await reset(), await reset()]
  const confirmation = await create(one.id, 'confirmation')
  const others = await create(other.id, 'password-reset')
  expect((await consume(second, 'password-reset')).state).toBe('valid')

  expect(await consume(first, 'password-reset')).toEqual({ state: 'used', userId: one.id, email })
  expect(await consume(third, 'password-reset')).toEqual({ state: 'used', userId: one.id, email })
  expect(await consume(confirmation, 'confirmation')).toEqual({ state: 'valid', userId: one.id, email })
  expect(await consume(others, 'password-reset')).toEqual({ state: 'valid', userId: other.id, email })
})
