import { expect, test } from 'vitest'
import { read, step, stepOf, watch } from '../../../../test/support/steps.ts'
import { type Caller, failed, useTestApi } from '../../../../test/support/test-api.ts'

const api = useTestApi()
const chapter = '/flows/writing/learning_modules/plan/chapters/start'
const answer = (call: Caller, answers: unknown) => call('PUT', `${chapter}/quick_check`, { answers })

test('the last step of a chapter has its questions, and no other step', async () => {
  const { call } = await api.newPerson()
  const { quick_check } = await stepOf(call, watch)
  expect(quick_check.score).toBeNull()
  expect(quick_check.questions).toHaveLength(3)
  expect(quick_check.questions[1]).toEqual({
    question: 'Question 2?',
    options: [
      { text: 'Option 1', is_right: false, why: 'Because of 1.' },
      { text: 'Option 2', is_right: true, why: 'Because of 2.' },
    ],
  })
  expect((await stepOf(call, read)).quick_check).toBeNull()
  expect((await stepOf(call, step('writing/plan/finish/try'))).quick_check).toBeNull()
  expect((await stepOf(call, `${read}?view=tutorials&software=reader`)).quick_check).toBeNull()
})

test('the latest answers count, are kept for the person and are beside the chapter', async () => {
  const { call } = await api.newPerson()
  const id = 'writing:plan:start'
  const first = { chapter_id: id, score: { right_count: 2, question_count: 3 } }
  expect(await answer(call, [0, 0, 0])).toMatchObject({ status: 200, body: first })
  const latest = { right_count: 1, question_count: 3 }
  expect((await answer(call, [1, 1, 1])).body).toEqual({ chapter_id: id, score: latest })
  const { body } = await call('GET', watch)
  expect(body.step.quick_check.score).toEqual(latest)
  const shown = body.learning_module.chapters.map((each: { quick_check: unknown }) => each.quick_check)
  expect(shown).toEqual([latest, null])

  const other = await api.newPerson()
  expect((await stepOf(other.call, watch)).quick_check.score).toBeNull()
})

test('answers change no progress: nothing waits for them', async () => {
  const { call } = await api.newPerson()
  await answer(call, [1, 0, 1])
  expect((await call('GET', '/users/profile')).body.percent).toBe(0)
  expect((await stepOf(call, watch)).is_completed).toBe(false)
})

test.each([
  ['too few', [0, 1], 422],
  ['too many', [0, 1, 0, 1], 422],
  ['an option that is not there', [0, 2, 0], 422],
  ['no numbers', ['0', 1, 0], 422],
  ['nothing', undefined, 422],
])('answers that do not fit the questions are refused: %s', async (_, answers, status) => {
  const { call } = await api.newPerson()
  expect(await answer(call, answers)).toMatchObject({ status, body: { msg: expect.any(String) } })
  expect((await stepOf(call, watch)).quick_check.score).toBeNull()
})

test.each([
  ['without questions', '/flows/writing/learning_modules/plan/chapters/finish'],
  ['that is not there', '/flows/writing/learning_modules/plan/chapters/nope'],
])('a chapter %s has no quick check', async (_, path) => {
  const { call } = await api.newPerson()
  const none = failed(404, 'We could not find this quick check.')
  expect(await call('PUT', `${path}/quick_check`, { answers: [0, 1, 0] })).toMatchObject(none)
})
