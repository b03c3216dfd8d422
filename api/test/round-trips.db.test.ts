import { beforeAll, expect, test } from 'vitest'
import { statementsOf } from './support/round-trips.ts'
import { read, step, watch } from './support/steps.ts'
import { type Answer, type SignedIn, useTestApi } from './support/test-api.ts'

const api = useTestApi()
const sleep = step('exams/before/finish/sleep')
const tracked = `${read}?track_session=true`
const note = { content: 'Plan first.', progress_step_id: 'writing:plan:start:read' }

/** What is in memory for everyone is read by the first call that needs it. */
beforeAll(async () => {
  const { call } = await api.newPerson()
  for (const url of [read, watch, sleep]) await call('GET', url)
  await call('GET', '/search?query=plan')
})

// Each statement is a way to the database and back, begin and commit included. Two are wanted for a read and three for a write. A
// completion and a favourite are written by one statement, which is a transaction and reads what earns badges. One that earns a badge takes one more.
test.each<[string, number, (person: SignedIn) => Promise<Answer>]>([
  ['the flows', 1, ({ call }) => call('GET', '/flows')],
  ['the flows of the home', 1, ({ call }) => call('GET', '/flows?flow=')],
  ['a flow', 1, ({ call }) => call('GET', '/flows/writing')],
  ['a module', 1, ({ call }) => call('GET', '/learning_module/writing:plan')],
  ['a step', 1, ({ call }) => call('GET', read)],
  ['the favourites', 1, ({ call }) => call('GET', '/users/favourites')],
  ['the tutorials', 1, ({ call }) => call('GET', '/users/tutorials')],
  ['the notes', 2, ({ call }) => call('GET', '/notes')],
  ['a search', 1, ({ call }) => call('GET', '/search?query=plan')],
  ['a tracked step of a flow that was opened before', 2, ({ call }) => call('GET', tracked)],
  ['a tracked step of a new flow, which earns a badge', 3, ({ call }) => call('GET', `${sleep}?track_session=true`)],
  ['a completion', 2, ({ call }) => call('POST', `${step('writing/plan/finish/try')}/complete`)],
  ['a completion of what is completed', 2, ({ call }) => call('POST', `${read}/complete`)],
  ['a new favourite', 2, ({ call }) => call('POST', `${watch}/toggle_favourite`)],
  ['a favourite taken away', 2, ({ call }) => call('POST', `${read}/toggle_favourite`)],
  ['a new note', 3, ({ call }) => call('POST', '/notes', note)],
  ['a session check', 3, ({ call }) => call('POST', '/auth/authorize')],
])('%s takes %i statements at most', async (_, most, run) => {
  const person = await api.newPerson()
  for (const url of [`${read}/complete`, `${watch}/complete`, `${read}/toggle_favourite`])
    await person.call('POST', url)
  await api.context.background.idle()
  let answer: Answer | undefined
  const statements = await statementsOf(api.pool, async () => {
    answer = await run(person)
  })
  expect(answer?.status).toBe(200)
  expect(statements.length, statements.join('\n\n')).toBeLessThanOrEqual(most)
})
