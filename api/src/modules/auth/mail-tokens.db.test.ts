import { expect, test } from 'vitest'
import { useTestApi } from '../../../test/support/test-api.ts'
import { consumeMailToken, createMailToken } from './mail-tokens.repository.ts'

const api = useTestApi()
const made = new Date('2026-03-10T12:00:00Z')
const hours = (count: number) => new Date(made.getTime() + count * 60 * 60 * 1000)
const before = (moment: Date) => new Date(moment.getTime() - 1)

const create = (userId: string, purpose: 'confirmation' | 'password-reset') =>
  createMailToken(api.context.db, userId, purpose, made)
const consume = (token: string, purpose: 'confirmation' | 'password-reset', now = made) =>
  consumeMailToken(api.context.db, token, purpose, now)

test.each([
  ['confirmation', 72],
  ['password-reset', 1],
] as const)('a %s token works until %i hours are over', async (purpose, lifetime) => {
  const [one, other] = [await api.newPerson(), await api.newPerson()]
  expect(await consume(await create(one.id, purpose), purpose, before(hours(lifetime)))).toEqual({
    state: 'valid',
    userId: one.id,
  })
  const late = await create(other.id, purpose)
  expect(await consume(late, purpose, hours(lifetime))).toEqual({ state: 'expired' })
  expect(await consume(late, purpose, before(hours(lifetime)))).toMatchObject({ state: 'valid' })
})

test('a token that was used stays used, also when its time is over', async () => {
  const { id } = await api.newPerson()
  const token = await create(id, 'password-reset')
  expect(await consume(token, 'password-reset')).toEqual({ state: 'valid', userId: id })
  expect(await consume(token, 'password-reset')).toEqual({ state: 'used', userId: id })
  expect(await consume(token, 'password-reset', hours(100))).toEqual({ state: 'used', userId: id })
})

test('a token of one purpose is unknown to the other, and is not used up by a try', async () => {
  const { id } = await api.newPerson()
  const token = await create(id, 'password-reset')
  expect(await consume(token, 'confirmation')).toEqual({ state: 'unknown' })
  expect(await consume('made-up', 'password-reset')).toEqual({ state: 'unknown' })
  expect(await consume(token, 'password-reset')).toEqual({ state: 'valid', userId: id })
})

test('a used token ends the others of its account and purpose, and nothing else', async () => {
  const [one, other] = [await api.newPerson(), await api.newPerson()]
  const [first, second, third] = [
    await create(one.id, 'password-reset'),
    await create(one.id, 'password-reset'),
    await create(one.id, 'password-reset'),
  ]
  const confirmation = await create(one.id, 'confirmation')
  const others = await create(other.id, 'password-reset')
  expect((await consume(second, 'password-reset')).state).toBe('valid')

  expect(await consume(first, 'password-reset')).toEqual({ state: 'used', userId: one.id })
  expect(await consume(third, 'password-reset')).toEqual({ state: 'used', userId: one.id })
  expect(await consume(confirmation, 'confirmation')).toEqual({ state: 'valid', userId: one.id })
  expect(await consume(others, 'password-reset')).toEqual({ state: 'valid', userId: other.id })
})
