import { expect, test } from 'vitest'
import { read, step, stepOf } from '../../../../test/support/steps.ts'
import { type Caller, invalid, useTestApi } from '../../../../test/support/test-api.ts'

const api = useTestApi()
const recap = step('writing/draft/finish/recap')
const otherRecap = step('exams/before/finish/recap')
const set = (call: Caller, url: string, due_on: unknown) => call('PUT', `${url}/reminder`, { due_on })
const day = (days: number) => new Date(api.clock.now.getTime() + days * 86_400_000).toISOString().slice(0, 10)
const asked = async (call: Caller, path = '/flows') =>
  (await call('GET', path)).body.reminders.map(({ step_id }: { step_id: string }) => step_id)

test('a reminder is at its step, and the home asks from its day on, the earliest first', async () => {
  const { call } = await api.newPerson()
  expect((await stepOf(call, recap)).reminder).toEqual({ due_on: null })
  expect(await set(call, recap, day(3))).toMatchObject({ status: 200, body: { reminder: { due_on: day(3) } } })
  await set(call, otherRecap, day(1))
  expect((await stepOf(call, recap)).reminder).toEqual({ due_on: day(3) })
  expect(await asked(call)).toEqual([])

  const due = day(3)
  api.advance(3 * 86_400_000)
  expect(await asked(call)).toEqual(['exams:before:finish:recap', 'writing:draft:finish:recap'])
  expect(await asked(call, '/users/tutorials')).toEqual(await asked(call))
  const { body } = await call('GET', '/flows')
  expect(body.reminders[1]).toEqual({ step_id: 'writing:draft:finish:recap', name: 'Recap', url: recap, due_on: due })
  const other = await api.newPerson()
  expect(await asked(other.call)).toEqual([])
})

test('a reminder can be put off, taken back, and both again', async () => {
  const { call } = await api.newPerson()
  await set(call, recap, day(-1))
  expect(await asked(call)).toHaveLength(1)
  for (let again = 0; again < 2; again++) expect((await set(call, recap, day(7))).status).toBe(200)
  expect(await asked(call)).toEqual([])
  for (let again = 0; again < 2; again++) expect((await set(call, recap, null)).status).toBe(200)
  expect((await stepOf(call, recap)).reminder).toEqual({ due_on: null })
})

test('only the last step of a module says what to try', async () => {
  const { call } = await api.newPerson()
  expect((await stepOf(call, read)).reminder).toBeUndefined()
  expect(await set(call, read, day(1))).toMatchObject({ status: 404, body: { msg: 'We could not find this step.' } })
})

test.each([
  ['a day that is none', 'soon'],
  ['a day that is years away', '2090-01-01'],
  ['nothing', undefined],
])('%s is refused', async (_, due_on) => {
  const { call } = await api.newPerson()
  expect(await set(call, recap, due_on)).toMatchObject(invalid({ due_on: [expect.any(String)] }))
  expect((await stepOf(call, recap)).reminder).toEqual({ due_on: null })
})
