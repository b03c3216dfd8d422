import { expect, test } from 'vitest'
import { read, step, stepOf, watch } from '../../../../test/support/steps.ts'
import { useTestApi } from '../../../../test/support/test-api.ts'

const api = useTestApi()

test('a text step has its texts, its place and the link of Continue', async () => {
  const { call } = await api.newPerson()
  const { status, body } = await call('GET', read)
  expect(status).toBe(200)
  const place = { id: 'writing:plan:start:read', url: read, next_url: watch, is_active: true, flow_name: 'Writing' }
  const content = '<p>In short.</p>\n<h2>A heading</h2>\n<p>Some <em>text</em>.</p>'
  const texts = { page_type: 'text', content, extra_content: null, tip: '<p>Take <strong>care</strong>.</p>' }
  const parents = { learning_module_slug: 'plan', chapter_slug: 'start' }
  expect(body.step).toMatchObject({ ...place, ...parents, ...texts, video: null, app: null, link: null })
  const all = body.learning_module.chapters.flatMap(({ steps }: { steps: { is_active: boolean }[] }) => steps)
  const active = all.filter(({ is_active }: { is_active: boolean }) => is_active)
  expect(active).toEqual([expect.objectContaining({ id: 'writing:plan:start:read' })])
  const { extra_content } = await stepOf(call, step('writing/draft/finish/polish'))
  expect(extra_content).toBe('<h3>Deeper</h3>\n<p>More of it.</p>')
})

test('a video step names its media and has a text version that can follow the video', async () => {
  const { call } = await api.newPerson()
  expect(await stepOf(call, watch)).toMatchObject({
    duration: 30,
    video: '/media/videos/clip/video.mp4',
    video_content_type: 'video/mp4',
    poster: '/media/videos/clip/poster.webp',
    subtitle: '/media/videos/clip/captions.vtt',
    segments: '/media/videos/clip/chapters.vtt',
    thumbnails: '/media/videos/clip/thumbnails.vtt',
    descriptions: '/media/videos/clip/descriptions.vtt',
    video_text: [
      '<h2>Begin</h2>',
      '<h3>Slow &amp; steady</h3>',
      '<p data-start="0.5"><span data-start="0.5">Take your time.</span></p>',
      '<h3>Then</h3>',
      '<p data-start="12" data-picture>Picture: A line that climbs &amp; bends.</p>',
      '<p data-start="12.5"><span data-start="12.5">Tutor: “Go on.”</span></p>',
    ].join('\n'),
  })
})

test('an app step links to its app', async () => {
  const { call } = await api.newPerson()
  expect(await stepOf(call, step('writing/plan/finish/try'))).toMatchObject({
    link: '/apps/reading-ruler?unit=line',
    app: { name: 'Tryout', description: 'Try it.', button_image: '/images/scene.svg', button_image_alt: 'A button' },
  })
})

test('Continue leads across chapters and modules and ends with the flow', async () => {
  const { call } = await api.newPerson()
  const visited: string[] = []
  for (let url: string | null = read; url; url = (await stepOf(call, url)).next_url) visited.push(url)
  expect(visited.map((url) => url.split('/').at(-1))).toEqual(['read', 'watch', 'try', 'read', 'polish', 'recap'])
})

test('completing returns the new progress; a second time changes nothing', async () => {
  const { call } = await api.newPerson()
  const first = await call('POST', `${read}/complete`)
  const progress_step = { step_id: 'writing:plan:start:read', completed: true }
  const chapter_progress = { id: 'writing:plan:start', progress: 50 }
  const learning_module_progress = { id: 'writing:plan', progress: 33 }
  const progress = { percent: 10, progress_step, chapter_progress, learning_module_progress }
  expect(first).toMatchObject({ status: 200, body: progress })
  expect((await call('POST', `${read}/complete`)).body).toEqual(first.body)
  expect(await stepOf(call, read)).toMatchObject({ is_completed: true })
})

test('only a tracked visit decides what is resumed', async () => {
  const { call } = await api.newPerson()
  const resumed = async () => {
    const { body } = await call('GET', '/flows')
    return body.flows[1].learning_modules.map((module: { is_resume: boolean }) => module.is_resume)
  }
  await call('GET', read)
  expect(await resumed()).toEqual([false, false])
  await call('GET', `${read}?track_session=true`)
  expect(await resumed()).toEqual([true, false])
  api.advance(60_000)
  await call('GET', `${step('writing/draft/start/read')}?view=flows&track_session=true`)
  expect(await resumed()).toEqual([false, true])
})

test('the tutorials view shows the strategy in place of its flow step', async () => {
  const { call } = await api.newPerson()
  const tutorial = `${read}?view=tutorials&software=reader`
  expect((await stepOf(call, `${read}?software=`)).name).toBe((await stepOf(call, read)).name)
  const { body } = await call('GET', tutorial)
  const strategy = { id: 'reader:strategies:read-plan', name: 'Read a plan with Reader', slug: 'read' }
  const urls = { url: `/tutorials/reader${read}`, next_url: `/tutorials/reader${step('exams/before/finish/sleep')}` }
  expect(body.step).toMatchObject({ ...strategy, ...urls, software_slug: 'reader', flow_slug: 'writing' })
  expect(body.learning_module.chapters).toHaveLength(1)

  const completed = await call('POST', `${read}/complete?view=tutorials&software=reader`)
  expect(completed.body).toMatchObject({
    percent: 0,
    progress_step: { step_id: 'reader:strategies:read-plan', completed: true },
    chapter_progress: { id: 'writing:plan:start', progress: 100 },
  })
  expect(await stepOf(call, tutorial)).toMatchObject({ is_completed: true })
  expect(await stepOf(call, read)).toMatchObject({ is_completed: false })
  expect(await stepOf(call, `${read}?view=tutorials&software=mapper`)).toMatchObject({ is_completed: false })
})

test('a strategy is shown at other steps too, and leads to its own page', async () => {
  const { call } = await api.newPerson()
  await call('POST', '/users/softwares/select', { user: { software_ids: ['mapper'] } })
  const { how_tos } = await stepOf(call, step('writing/draft/start/read'))
  expect(how_tos).toEqual([expect.objectContaining({ name: 'Map it', url: `/tutorials/mapper${read}` })])
})

test('a step says how to do it in each software that the person has chosen', async () => {
  const { call } = await api.newPerson()
  expect((await stepOf(call, read)).how_tos).toEqual([])
  await call('POST', '/users/softwares/select', { user: { software_ids: ['mapper', 'loner', 'reader'] } })
  const { how_tos } = await stepOf(call, read)
  const reader = { software_slug: 'reader', software_name: 'Reader', name: 'Read a plan with Reader' }
  const text = { content: '<p>Do it like this.</p>', tip: null, tested: null }
  expect(how_tos).toEqual([
    { ...reader, url: `/tutorials/reader${read}`, ...text },
    expect.objectContaining({ software_slug: 'mapper', url: `/tutorials/mapper${read}` }),
  ])
  expect((await stepOf(call, `${read}?view=favourites`)).how_tos).toEqual(how_tos)
  expect((await stepOf(call, `${read}?view=tutorials&software=reader`)).how_tos).toEqual([])
  expect((await stepOf(call, watch)).how_tos).toEqual([])
  const { body } = await call('GET', '/users/tutorials')
  expect(body.essential_steps[0].how_tos).toEqual([])
})

test.each([
  ['a step that is not there', step('writing/plan/start/nope'), 404, 'We could not find this step.'],
  ['a step of another module', step('writing/draft/start/watch'), 404, 'We could not find this step.'],
  ['a slug that cannot be', step('writing/plan/start/Re%00ad'), 404, expect.any(String)],
  ['an unknown view', `${read}?view=all`, 422, expect.any(String)],
  ['tutorials of no software', `${read}?view=tutorials`, 422, 'Say which software’s tutorials you want.'],
  ['tutorials of unknown software', `${read}?view=tutorials&software=nope`, 404, 'We could not find this software.'],
  ['a step without a strategy', `${watch}?view=tutorials&software=reader`, 404, 'We could not find this step.'],
  ['a flag that is none', `${read}?track_session=perhaps`, 422, expect.any(String)],
])('%s', async (_, url, status, msg) => {
  const { call } = await api.newPerson()
  const [path, query = ''] = url.split('?')
  for (const answer of [
    await call('GET', url),
    await call('POST', `${path}/complete?${query}`),
    await call('POST', `${path}/toggle_favourite?${query}`),
  ]) {
    expect(answer.status).toBe(status)
    expect(answer.body).toEqual({ errors: expect.any(Object), msg })
  }
})
