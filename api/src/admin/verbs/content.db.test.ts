import { expect, test } from 'vitest'
import { adminOf } from '../../../test/support/admin.ts'
import { newContentManager } from '../../../test/support/content-desk.ts'
import { useTestApi } from '../../../test/support/test-api.ts'

const api = useTestApi()
const document = 'step:writing:draft:finish:polish'

test('remarks of reviewers are reports on the desk; imported again, even once settled, they are not new', async () => {
  const { run } = adminOf(api)
  const manager = await newContentManager(api)
  const open = async () => (await manager.call('GET', '/content_desk/mistakes')).body.mistakes
  const remarks = [
    { document, words: 'Ada: Wrong.' },
    { document: 'step:gone', words: 'Ada: Right.' },
  ]
  expect((await run('content remarks', { remarks })).text).toBe('2 of 2 remarks are new on the desk.')
  const reports = await open()
  expect(reports).toContainEqual(
    expect.objectContaining({ document: null, address: 'step:gone', words: 'Ada: Right.' }),
  )
  const report = reports.find((one: { document: unknown }) => one.document === document)
  expect(report).toMatchObject({ document, title: 'Polish', words: 'Ada: Wrong.', revision: 0 })
  expect(report.address).toBe('/flows/writing/learning_modules/draft/chapters/finish/steps/polish')

  for (const { id } of reports) await manager.call('DELETE', `/content_desk/mistakes/${id}`)
  expect((await run('content remarks', { remarks: JSON.stringify(remarks) })).data).toEqual({ added: 0 })
  expect(await open()).toEqual([])
})

test('remarks that are no list are refused with the reason', async () => {
  const { run } = adminOf(api)
  await expect(run('content remarks', { remarks: 'x' })).rejects.toThrow('content remarks cannot be done. remarks: ')
  await expect(run('content remarks', { remarks: [{ document, words: '' }] })).rejects.toThrow('Say what is wrong')
})

test('the use of a software counts people for each of its steps', async () => {
  const { run } = adminOf(api)
  expect((await run('content use', { software: 'reader' })).text).toBe('No one has opened a step of it.')
  const visit = (userId: string, step_id: string) =>
    api.context.db
      .insertInto('progress_steps')
      .values({ user_id: userId, step_id, visited_at: api.clock.now, completed_at: null })
      .execute()
  const [ana, bo] = [await api.newPerson(), await api.newPerson()]
  await visit(ana.id, 'reader:essentials:second')
  await visit(bo.id, 'reader:essentials:second')
  await visit(bo.id, 'reader:essentials:first')
  await visit(bo.id, 'writing:plan:start:read')
  expect((await run('content use', { software: 'reader' })).data).toMatchObject([
    { step: 'reader:essentials:second' },
    { step: 'reader:essentials:first' },
  ])
})
