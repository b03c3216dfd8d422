import { expect, test } from 'vitest'
import { useStage } from '../../../test/support/stage.ts'

const stage = useStage()

test('there are tutorials for the software that was chosen, essentials whole and in order', async () => {
  const { call } = await stage.newPerson()
  expect((await call('GET', '/users/tutorials')).body).toEqual({ essential_steps: [], flow_steps: [] })

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
  const { call } = await stage.newPerson()
  await call('POST', '/users/softwares/select', { user: { software_ids: ['mapper'] } })
  const { body } = await call('GET', '/users/tutorials')
  expect([body.essential_steps.length, body.flow_steps.length]).toEqual([0, 1])
})
