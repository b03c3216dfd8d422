import { expect, test } from 'vitest'
import { adminOf } from '../../../test/support/admin.ts'
import { useTestApi } from '../../../test/support/test-api.ts'

const api = useTestApi()
const pro = useTestApi({ edition: 'pro' })

test.each([
  ['study', api],
  ['pro', pro],
])('%s: a message to support is listed as open, shown, and marked as answered', async (_edition, one) => {
  const { run } = adminOf(one)
  expect((await run('messages list')).text).toBe('There are no such messages.')
  const at = one.clock.now
  const asked = { kind: 'guest', user_id: null, digest: 'x', received_at: at, next_attempt_at: at } as const
  const message = { ...asked, name: 'Lin', email: 'lin@uni.test', message: 'Where is my key?', facts: 'NVDA' }
  const stored = one.context.db.insertInto('messages').values(message).returning('id')
  const { id } = await stored.executeTakeFirstOrThrow()
  const list = (await run('messages list', { state: 'open' })).text
  expect(list).toMatch(/2026-03-10 12:00 +contact +open +lin@uni.test +Lin/)
  const { text } = await run('messages show', { id })
  expect(text).toBe('Lin <lin@uni.test>, 2026-03-10 12:00\n\nWhere is my key?\n\nNVDA')
  await run('messages mark-answered', { id })
  expect((await run('messages list', { state: 'open' })).data).toEqual([])
  expect((await run('messages list', { state: 'answered' })).data).toMatchObject([{ id, answered_at: at }])
  await expect(run('messages mark-answered', { id })).rejects.toThrow('There is no open message')
  await expect(run('messages show', { id: 'x' })).rejects.toThrow('must be an id of `messages list`')
})

test('a calm request waits until an operator has sent the gift', async () => {
  const { run } = adminOf(api)
  const { call, id } = await api.newPerson({ wellbeings: ['calm'] })
  const request = { email: 'ada@uni.test', firstName: 'Ada', surname: 'Price' }
  await call('POST', '/users/settings/calm_licence_request', request)
  const { text } = await run('calm list', { state: 'waiting' })
  expect(text).toMatch(/2026-03-10 12:00 +waiting +ada@uni.test +Ada Price/)
  await run('calm mark-sent', { id })
  expect((await run('calm list', { state: 'waiting' })).text).toBe('There are no such requests.')
  expect((await run('calm list')).text).toContain('sent 2026-03-10 12:00')
  await expect(run('calm mark-sent', { id })).rejects.toThrow('no waiting request')
})
