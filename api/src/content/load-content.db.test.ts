import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { newContentManager } from '../../test/support/content-desk.ts'
import { read, stepOf } from '../../test/support/steps.ts'
import { temporaryFolder } from '../../test/support/temporary-folder.ts'
import { useTestApi } from '../../test/support/test-api.ts'
import { loadContent } from './load-content.ts'
import { readContent } from './read-content.ts'

const api = useTestApi()
const polish = '/flows/writing/learning_modules/draft/chapters/finish/steps/polish'

function ownContent() {
  const folder = temporaryFolder()
  cpSync(inject('contentFolder'), folder, { recursive: true })
  const edit = (file: string, part: string, by: string) =>
    writeFileSync(`${folder}/${file}`, readFileSync(`${folder}/${file}`, 'utf8').replace(part, by))
  return { folder, edit, load: () => loadContent(api.context.db, readContent(folder)) }
}

test('the same content is not loaded twice', async () => {
  expect(await ownContent().load()).toBe(false)
})

test('an edit shows at once, and progress stays with its step', async () => {
  const content = ownContent()
  const { call } = await api.newPerson()
  await call('POST', `${polish}/complete`)
  content.edit('flows/writing/draft/finish/polish.md', 'In short.', 'In other words.')

  expect(await content.load()).toBe(true)
  const { body } = await call('GET', polish)
  expect(body.step.content).toContain('In other words.')
  expect(body.step.is_completed).toBe(true)
})

test('a step says who stands behind it, and its software with which version it was tried, until other words are published', async () => {
  const content = ownContent()
  const strategy = 'software/reader/strategies/read-plan.md'
  const tested = { version: 'Reader 3', date: '2026-11-02' }
  content.edit(strategy, 'type: text', 'type: text\ntested: { version: Reader 3, date: 2026-11-02, by: Bo Ek }')
  content.edit('flows/writing/plan/start/read.md', 'type: text', 'type: text\nchecked: 2026-11-03')
  const manager = await newContentManager(api)
  const { call } = manager
  await call('POST', '/users/softwares/select', { user: { software_ids: ['reader'] } })
  const shown = async () => ({ flow: await stepOf(call, read), strategy: await stepOf(call, inReader) })
  const inReader = `${read}?view=tutorials&software=reader`
  const provenance = { author: 'Ana Lund', reviewed: null, sources: [] }
  expect((await shown()).strategy.tested).toBeNull()

  await content.load()
  const { flow, strategy: ofReader } = await shown()
  expect(flow).toMatchObject({ provenance: { ...provenance, checked_on: '2026-11-03' }, tested: null })
  expect(flow.how_tos[0]).toMatchObject({ software_slug: 'reader', tested })
  expect(ofReader).toMatchObject({ provenance: { ...provenance, checked_on: null }, tested })

  const document = '/content_desk/documents/step:reader:strategies:read-plan'
  await call('POST', `${document}/publications`, { body: { name: 'Read', text: 'Do it otherwise.' }, base: 0 })
  expect((await shown()).strategy).toMatchObject({ name: 'Read', tested: null })
  expect((await shown()).flow.how_tos[0].tested).toBeNull()
  await call('POST', `${document}/revisions/0/restoration`, { why: 'Back' })
  expect((await shown()).strategy.tested).toEqual(tested)
})

test('a step names its reviewer until other words are published', async () => {
  const content = ownContent()
  const reviewed = { by: 'Dr Who', role: 'adviser', date: '2026-10-01' }
  content.edit(
    'flows/writing/plan/start/read.md',
    'type: text',
    'type: text\nreviewed: { by: Dr Who, role: adviser, date: 2026-10-01 }',
  )
  const { call } = await newContentManager(api)
  await content.load()
  expect((await stepOf(call, read)).provenance).toMatchObject({ reviewed })
  const document = '/content_desk/documents/step:writing:plan:start:read'
  await call('POST', `${document}/publications`, { body: { name: 'Read', text: 'Do it otherwise.' }, base: 0 })
  expect((await stepOf(call, read)).provenance.reviewed).toBeNull()
})

test('the day by which facts have to be checked again is loaded, and goes with the file', async () => {
  const content = ownContent()
  const loaded = async () => {
    await content.load()
    const ids = ['step:writing:draft:finish:polish', 'page:contacts']
    const rows = await api.context.db
      .selectFrom('documents')
      .select('check_by')
      .where('id', 'in', ids)
      .orderBy('id')
      .execute()
    return rows.map(({ check_by }) => check_by)
  }
  content.edit('flows/writing/draft/finish/polish.md', 'type: text', 'type: text\ncheckBy: 2027-04-30')
  content.edit('pages/contacts.yaml', 'checked:', 'checkBy: 2027-05-31\nchecked:')
  expect(await loaded()).toEqual(['2027-05-31', '2027-04-30'])
  content.edit('flows/writing/draft/finish/polish.md', 'checkBy: 2027-04-30\n', '')
  expect(await loaded()).toEqual(['2027-05-31', null])
})

test('a step that is removed leaves the course, and comes back with its progress', async () => {
  const content = ownContent()
  const { call } = await api.newPerson()
  await call('POST', `${polish}/complete`)
  await call('POST', `${polish}/toggle_favourite`)
  content.edit('flows/writing/draft/module.yaml', '[polish, recap]', '[recap]')
  rmSync(`${content.folder}/flows/writing/draft/finish/polish.md`)

  await content.load()
  expect((await call('GET', polish)).status).toBe(404)
  expect((await call('GET', '/users/profile')).body).toMatchObject({ completed_steps: 0, total_steps: 9 })
  expect((await call('GET', '/users/favourites')).body.favourites).toEqual([])

  await ownContent().load()
  expect((await call('GET', '/users/profile')).body).toMatchObject({ completed_steps: 1, total_steps: 10 })
  expect((await call('GET', '/users/favourites')).body.favourites).toHaveLength(1)
})

test('software that is removed no longer counts as chosen', async () => {
  const content = ownContent()
  const { call } = await api.newPerson()
  await call('POST', '/users/softwares/select', { user: { software_ids: ['loner'] } })
  rmSync(`${content.folder}/software/loner`, { recursive: true })

  await content.load()
  expect((await call('POST', '/auth/authorize')).body).toMatchObject({ softwares: [], software_selected: false })
  await ownContent().load()
  expect((await call('POST', '/auth/authorize')).body).toMatchObject({ software_selected: true })
})

test('content that fails halfway leaves the old content complete', async () => {
  const content = readContent(ownContent().folder)
  const [flow] = content.flows
  if (!flow) throw new Error('no flow')
  const broken = {
    ...content,
    hash: 'broken',
    flows: [
      { ...flow, name: 'Changed' },
      { ...flow, name: 'Twice' },
    ],
  }

  await expect(loadContent(api.context.db, broken)).rejects.toThrow()
  const { call } = await api.newPerson()
  expect((await call('GET', '/flows')).body.flows.map((one: { name: string }) => one.name)).toEqual([
    'Exams',
    'Writing',
  ])
})
