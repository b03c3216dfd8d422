import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { read as step } from '../../../../test/support/steps.ts'
import { useTestApi } from '../../../../test/support/test-api.ts'
import { fromCache } from './content-cache.ts'

const api = useTestApi()

test('a publication of another process shows with the next call, in lists and on the page', async () => {
  const { call } = await api.newPerson()
  const names = async () => {
    const { body } = await call('GET', `${step}?view=flows`)
    return [body.step.content, body.learning_module.chapters[0].steps[0].name]
  }
  await names()

  // As applyRevisions writes it: in one transaction.
  await api.context.db.transaction().execute(async (trx) => {
    await sql`update steps set content = '<p>Published.</p>', name = 'Published' where id = 'writing:plan:start:read'`.execute(
      trx,
    )
    await sql`update content_state set version = version + 1`.execute(trx)
  })
  expect(await names()).toEqual(['<p>Published.</p>', 'Published'])
})

test('content is read once for each state, and what a person has done each time', async () => {
  const { call } = await api.newPerson()
  await call('GET', `${step}?view=flows`)
  // Nothing but a test changes content without its state.
  await sql`update steps set name = 'Never read' where id = 'writing:plan:start:read'`.execute(api.context.db)
  await call('POST', `${step}/complete`)

  const { body } = await call('GET', `${step}?view=flows`)
  expect(body.step).toMatchObject({ is_completed: true })
  expect(body.learning_module.chapters[0].steps[0].name).not.toBe('Never read')
})

test('a load that fails is tried again, and without a state nothing is kept', async () => {
  await expect(fromCache('first', 'name', () => Promise.reject(new Error('no connection')))).rejects.toThrow()
  expect(await fromCache('first', 'name', async () => 'loaded')).toBe('loaded')
  expect(await fromCache('first', 'name', async () => 'again')).toBe('loaded')
  expect(await fromCache(null, 'name', async () => 'stateless')).toBe('stateless')
  expect(await fromCache('second', 'name', async () => 'new')).toBe('new')
})

test('those who ask while a load runs wait for the same one', async () => {
  let loads = 0
  const load = async () => ++loads
  const ask = () => fromCache('third', 'name', load)
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1])
})
