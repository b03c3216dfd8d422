import { expect, test } from 'vitest'
import { read, step } from '../../../../test/support/steps.ts'
import { useTestApi } from '../../../../test/support/test-api.ts'

const api = useTestApi({ edition: 'pro' })

const sleep = step('exams/before/finish/sleep')

test('a flow of the other edition is nowhere, and what was written at it stays', async () => {
  const { call } = await api.newPerson()
  await call('POST', '/users/softwares/select', { user: { software_ids: ['reader'] } })
  await call('POST', '/notes', { content: 'Early to bed', progress_step_id: 'exams:before:finish:sleep' })
  await call('POST', `${sleep}/toggle_favourite`)
  await api.context.db
    .updateTable('flows')
    .set({ editions: ['study'] })
    .where('id', '=', 'exams')
    .execute()
  await api.context.db
    .updateTable('content_state')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .execute()

  const { body: home } = await call('GET', '/flows')
  expect(home.flows.map(({ id }: { id: string }) => id)).toEqual(['writing'])
  for (const [method, url] of [
    ['GET', sleep],
    ['POST', `${sleep}/complete`],
    ['POST', `${sleep}/toggle_favourite`],
    ['GET', `${sleep}?view=tutorials&software=reader`],
  ] as const)
    expect((await call(method, url)).status, `${method} ${url}`).toBe(404)
  expect(
    (await call('POST', '/notes', { content: 'Late', progress_step_id: 'exams:before:finish:sleep' })).status,
  ).toBe(422)

  const { body: tutorials } = await call('GET', '/users/tutorials')
  expect(tutorials.flow_steps.map(({ id }: { id: string }) => id)).toEqual(['reader:strategies:read-plan'])
  const { body: found } = await call('GET', '/search?query=sleep')
  expect(JSON.stringify(found)).not.toContain('exams')
  expect((await call('GET', '/users/favourites')).body.favourites).toEqual([])
  expect((await call('GET', '/notes')).body.notes).toMatchObject([{ content: 'Early to bed', url: null }])

  for (const path of [
    'plan/start/watch',
    'plan/finish/try',
    'draft/start/read',
    'draft/finish/polish',
    'draft/finish/recap',
  ])
    await call('POST', `${step(`writing/${path}`)}/complete`)
  const { body: done } = await call('POST', `${read}/complete`)
  expect(done.percent).toBe(100)
  expect(done.user.badges.map(({ code }: { code: string }) => code)).toContain('LEARNING_MASTER')
})
