import { expect, test } from 'vitest'
import { type SignedIn, useTestApi } from '../../../../test/support/test-api.ts'

const api = useTestApi()

test('there are tutorials for the software that was chosen, essentials whole and in order', async () => {
  const { call } = await api.newPerson()
  expect((await call('GET', '/users/tutorials')).body).toMatchObject({ essential_steps: [], flow_steps: [] })

  await call('POST', '/users/softwares/select', { user: { software_ids: ['reader', 'loner'] } })
  const { body } = await call('GET', '/users/tutorials')
  const [first, second] = body.essential_steps
  expect(body.essential_steps).toHaveLength(2)
  expect(first).toMatchObject({
    id: 'reader:essentials:first',
    url: '/tutorials/reader/essentials/first',
    next_url: '/tutorials/reader/essentials/second',
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
  expect(second.next_url).toBe('/tutorials/reader/flows/writing/learning_modules/plan/chapters/start/steps/read')
  expect(body.flow_steps.map((step: { id: string; chapter_name: string }) => [step.id, step.chapter_name])).toEqual([
    ['reader:strategies:read-plan', 'Start'],
    ['reader:strategies:sleep-well', 'Finish'],
  ])
  expect(body.flow_steps[1]).toMatchObject({
    url: '/tutorials/reader/flows/exams/learning_modules/before/chapters/finish/steps/sleep',
    software_slug: 'reader',
    flow_slug: 'exams',
    chapter_slug: 'finish',
  })
})

test('software that has strategies only has no essentials', async () => {
  const { call } = await api.newPerson()
  await call('POST', '/users/softwares/select', { user: { software_ids: ['mapper'] } })
  const { body } = await call('GET', '/users/tutorials')
  expect([body.essential_steps.length, body.flow_steps.length]).toEqual([0, 1])
})

test('essentials are completed one by one, each person their own', async () => {
  const { call } = await api.newPerson()
  await call('POST', '/users/softwares/select', { user: { software_ids: ['reader'] } })
  const complete = (path: string) => call('POST', `/tutorials/${path}/complete`)
  const { status, body } = await complete('reader/essentials/first')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    percent: 0,
    progress_step: { step_id: 'reader:essentials:first', completed: true },
    chapter_progress: { id: 'reader:essentials', progress: 50 },
    learning_module_progress: { id: 'reader:essentials', progress: 50 },
    user: { badges: [{ code: 'NEWBIE' }] },
  })
  expect((await complete('reader/essentials/first')).body.chapter_progress.progress).toBe(50)
  const marks = async (person: Pick<SignedIn, 'call'>) =>
    (await person.call('GET', '/users/tutorials')).body.essential_steps.map(
      (step: { is_completed: boolean }) => step.is_completed,
    )
  expect(await marks({ call })).toEqual([true, false])
  expect((await complete('reader/essentials/second')).body.chapter_progress.progress).toBe(100)

  const other = await api.newPerson()
  await other.call('POST', '/users/softwares/select', { user: { software_ids: ['reader'] } })
  expect(await marks(other)).toEqual([false, false])
  const notFound = (thing: string) => ({ status: 404, body: { msg: `We could not find this ${thing}.` } })
  expect(await complete('reader/essentials/nope')).toMatchObject(notFound('step'))
  expect(await complete('nope/essentials/first')).toMatchObject(notFound('software'))
  expect((await api.visitor('POST', '/tutorials/reader/essentials/first/complete')).status).toBe(401)
})
