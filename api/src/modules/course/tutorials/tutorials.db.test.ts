import { expect, test } from 'vitest'
import { read, step } from '../../../../test/support/steps.ts'
import { type Caller, useTestApi } from '../../../../test/support/test-api.ts'

const api = useTestApi()
const choose = (call: Caller, ...software_ids: string[]) =>
  call('POST', '/users/softwares/select', { user: { software_ids } })

test('there are tutorials for the software that was chosen, essentials whole and in order', async () => {
  const { call } = await api.newPerson()
  expect((await call('GET', '/users/tutorials')).body).toMatchObject({ essential_steps: [], flow_steps: [] })

  await choose(call, 'reader', 'loner')
  const { body } = await call('GET', '/users/tutorials')
  const [first, second] = body.essential_steps
  expect(body.essential_steps).toHaveLength(2)
  const essentials = '/tutorials/reader/essentials'
  expect(first).toMatchObject({
    id: 'reader:essentials:first',
    url: `${essentials}/first`,
    next_url: `${essentials}/second`,
    page_type: 'vid',
    video: '/media/videos/clip/video.mp4',
    software_slug: 'reader',
    chapter_name: 'Essentials',
    flow_name: 'Essentials',
    primary_color: '#887CD9',
    secondary_color: '#ECE9FB',
    is_favourite: false,
    is_active: false,
  })
  expect(second.next_url).toBe(`/tutorials/reader${read}`)
  expect(body.flow_steps.map((one: { id: string; chapter_name: string }) => [one.id, one.chapter_name])).toEqual([
    ['reader:strategies:read-plan', 'Start'],
    ['reader:strategies:sleep-well', 'Finish'],
  ])
  const slugs = { software_slug: 'reader', flow_slug: 'exams', chapter_slug: 'finish' }
  expect(body.flow_steps[1]).toMatchObject({ ...slugs, url: `/tutorials/reader${step('exams/before/finish/sleep')}` })
})

test('software that has strategies only has no essentials', async () => {
  const { call } = await api.newPerson()
  await choose(call, 'mapper')
  const { body } = await call('GET', '/users/tutorials')
  expect([body.essential_steps.length, body.flow_steps.length]).toEqual([0, 1])
})

test('essentials are completed one by one, each person their own', async () => {
  const { call } = await api.newPerson()
  await choose(call, 'reader')
  const complete = (path: string) => call('POST', `/tutorials/${path}/complete`)
  const half = { id: 'reader:essentials', progress: 50 }
  const step_id = 'reader:essentials:first'
  const progress = { percent: 0, chapter_progress: half, learning_module_progress: half }
  const body = { ...progress, progress_step: { step_id, completed: true }, user: { badges: [{ code: 'NEWBIE' }] } }
  expect(await complete('reader/essentials/first')).toMatchObject({ status: 200, body })
  expect((await complete('reader/essentials/first')).body.chapter_progress.progress).toBe(50)
  const marks = async (by: Caller) => {
    const { body: found } = await by('GET', '/users/tutorials')
    return found.essential_steps.map(({ is_completed }: { is_completed: boolean }) => is_completed)
  }
  expect(await marks(call)).toEqual([true, false])
  expect((await complete('reader/essentials/second')).body.chapter_progress.progress).toBe(100)

  const other = await api.newPerson()
  await choose(other.call, 'reader')
  expect(await marks(other.call)).toEqual([false, false])
  const notFound = (thing: string) => ({ status: 404, body: { msg: `We could not find this ${thing}.` } })
  expect(await complete('reader/essentials/nope')).toMatchObject(notFound('step'))
  expect(await complete('nope/essentials/first')).toMatchObject(notFound('software'))
})
