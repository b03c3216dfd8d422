import { expect, test } from 'vitest'
import { type Caller, sortedStatuses, useTestApi } from '../../../../test/support/test-api.ts'

const study = useTestApi()
const pro = useTestApi({ edition: 'pro' })

const levels = {
  essay_writing_level: 1,
  presentations_level: 2,
  lectures_level: 3,
  reading_level: 4,
  organisation_level: 5,
  revision_level: 1,
}
const course = { course_started: 2025, course_ends: 2028, course_name: 'Geography' }
const whole = { ...course, as_technology_level: 'a little knowledge', ...levels }

const give = (call: Caller, given: object = {}) =>
  call('POST', '/users/user_info', { user_info: { ...whole, ...given } })
const change = (call: Caller, given: object = {}) =>
  call('PUT', '/users/user_info', { user_info: { ...whole, ...given } })
const infoOf = async (call: Caller) => (await call('POST', '/auth/authorize')).body.user_info
const none = { course_started: null, course_ends: null, course_name: null }

test('the answers of onboarding are stored once', async () => {
  const { call } = await study.newPerson()
  expect(await give(call)).toMatchObject({ status: 200, body: whole })
  expect(await infoOf(call)).toEqual(whole)

  const again = await give(call, { reading_level: 1 })
  expect(again).toMatchObject({ status: 422, body: { errors: {}, msg: 'UserInfo already exists for User!' } })
  expect((await infoOf(call)).reading_level).toBe(4)
})

test('two tabs that finish at the same moment store one answer', async () => {
  const { call } = await study.newPerson()
  expect(await sortedStatuses([give(call), give(call)])).toEqual([200, 422])
})

test('the pro edition stores no course', async () => {
  const { status, body } = await give((await pro.newPerson()).call)
  expect([status, body]).toEqual([200, { ...whole, ...none }])

  const other = await pro.newPerson()
  const bare = { as_technology_level: 'quite familiar', ...levels }
  expect((await other.call('POST', '/users/user_info', { user_info: bare })).body).toEqual({ ...bare, ...none })
})

test('the answers can be changed later, and given then if they never were', async () => {
  const [{ call }, other] = [await study.newPerson(), await study.newPerson()]
  expect(await change(call)).toMatchObject({ status: 200, body: whole })
  const changed = { ...whole, course_name: 'History', course_ends: 2027, reading_level: 1 }
  expect((await change(call, { ...changed, course_name: ' History ' })).body).toEqual(changed)
  expect(await infoOf(call)).toEqual(changed)
  expect(await infoOf(other.call)).toBeNull()
})

test('changed answers follow the same rules, and a refusal changes nothing', async () => {
  const { call } = await study.newPerson()
  await change(call)
  const body = { msg: 'Course subject is required!', errors: { course_name: ['Course subject is required!'] } }
  expect(await change(call, { course_name: ' ', reading_level: 1 })).toMatchObject({ status: 422, body })
  const high = await change(call, { revision_level: 6 })
  expect(high.body.errors).toEqual({ revision_level: ['This must be at most 5.'] })
  expect(await infoOf(call)).toEqual(whole)
})

test('the pro edition stores no course with a change either', async () => {
  const { call } = await pro.newPerson()
  await change(call)
  expect((await change(call, { reading_level: 2 })).body).toEqual({ ...whole, ...none, reading_level: 2 })
})

test('two changes at the same moment leave one of them whole', async () => {
  const { call } = await study.newPerson()
  const both = [
    { ...whole, course_name: 'One', reading_level: 1 },
    { ...whole, course_name: 'Two', reading_level: 2 },
  ]
  const answers = await Promise.all(both.map((info) => change(call, info)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(both).toContainEqual(await infoOf(call))
})

const started = { course_started: ['Course Start year is required.'] }
const ends = { course_ends: ['Course End year is required.'] }
const subject = { course_name: ['Course subject is required!'] }

test.each([
  [{ course_started: null }, started],
  [{ course_started: 'soon' }, started],
  [{ course_started: 1066, course_ends: null }, started],
  [{ course_ends: null }, ends],
  [{ course_ends: 2024 }, ends],
  [{ course_ends: 2033 }, ends],
  [{ course_ends: 2026.5 }, ends],
  [{ course_name: null }, subject],
  [{ course_name: '  ' }, subject],
  [{ course_name: 'x'.repeat(201) }, { course_name: ['This must have at most 200 characters.'] }],
  [
    { course_started: null, course_ends: undefined, course_name: '' },
    { ...started, ...ends, ...subject },
  ],
  [{ as_technology_level: undefined }, { as_technology_level: ['Select Assistive Technology knowledge level!'] }],
  [{ as_technology_level: 'expert' }, { as_technology_level: ['Select Assistive Technology knowledge level!'] }],
  [{ reading_level: 0 }, { reading_level: ['This must be at least 1.'] }],
  [{ reading_level: 6 }, { reading_level: ['This must be at most 5.'] }],
])('%j is rejected', async (given, errors) => {
  const { call } = await study.newPerson()
  const answer = await give(call, given)
  expect(answer).toMatchObject({ status: 422, body: { msg: expect.any(String) } })
  expect(answer.body.errors).toEqual(errors)
  expect(await infoOf(call)).toBeNull()
})

test('the message for the whole form is the first of what is missing', async () => {
  const { call } = await study.newPerson()
  const send = async (given: object) => (await give(call, given)).body.msg
  expect(await send(none)).toBe('Course Start year is required.')
  expect(await send({ course_ends: null, course_name: '' })).toBe('Course End year is required.')
  expect(await send({ course_name: ' ' })).toBe('Course subject is required!')
})

test.each([2025, 2032])('a course from 2025 may end in %i', async (course_ends) => {
  const { call } = await study.newPerson()
  expect((await give(call, { course_ends })).status).toBe(200)
})
