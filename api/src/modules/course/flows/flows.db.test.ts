import { expect, test } from 'vitest'
import { read, watch } from '../../../../test/support/steps.ts'
import { useTestApi } from '../../../../test/support/test-api.ts'

const api = useTestApi()

test('the flows of a new person are untouched', async () => {
  const { call } = await api.newPerson()
  const { status, body } = await call('GET', '/flows')
  expect(status).toBe(200)
  expect(body.flows.map((flow: { slug: string }) => flow.slug)).toEqual(['exams', 'writing'])
  const [, writing] = body.flows
  expect(writing).toMatchObject({ id: 'writing', name: 'Writing', primary_color: '#6A5ACD', flow_percent: 0 })
  expect(writing.learning_modules[0]).toEqual({
    id: 'writing:plan',
    name: 'Plan',
    slug: 'plan',
    description: 'About plan.',
    image: '/images/scene.svg',
    url: read,
    learning_module_progress: 0,
    learning_module_remaining_duration: 134,
    is_resume: false,
  })
})

test('the work of a person shows in their flows, and in no one else’s', async () => {
  const person = await api.newPerson()
  const other = await api.newPerson()
  await person.call('POST', `${read}/complete`)
  await person.call('POST', `${read}/toggle_favourite`)

  const { body } = await person.call('GET', '/flows')
  const [, writing] = body.flows
  expect(writing.flow_percent).toBe(16)
  expect(writing.learning_modules[0]).toMatchObject({
    url: watch,
    learning_module_progress: 33,
    learning_module_remaining_duration: 130,
    is_resume: true,
  })
  const untouched = await other.call('GET', '/flows')
  expect(untouched.body.flows[1]).toMatchObject({ flow_percent: 0, learning_modules: [{ is_resume: false }, {}] })
  expect((await other.call('GET', '/users/favourites')).body).toEqual({ favourites: [] })
})

test.each([
  ['', 'exams'],
  ['writing', 'writing'],
  ['alchemy', 'exams'],
])(
  'of the flows for a home that shows %j, only %s has its modules, and all have their percentage',
  async (slug, shown) => {
    const { call } = await api.newPerson()
    await call('POST', `${read}/complete`)
    const { flows: all } = (await call('GET', '/flows')).body
    const { status, body } = await call('GET', `/flows?flow=${slug}`)
    expect(status).toBe(200)
    expect(body.flows).toEqual(
      all.map(({ learning_modules, ...flow }: { slug: string; learning_modules: object[] }) =>
        flow.slug === shown ? { ...flow, learning_modules } : flow,
      ),
    )
    expect(body.flows[1]).toMatchObject({ flow_percent: 16, modules_count: 2 })
  },
)

test('a flow that is opened from the home comes as in the list of all', async () => {
  const { call } = await api.newPerson()
  await call('POST', `${read}/complete`)
  const { flows } = (await call('GET', '/flows')).body
  expect((await call('GET', '/flows/writing')).body).toEqual({ flow: flows[1] })
  expect(await call('GET', '/flows/alchemy')).toMatchObject({
    status: 404,
    body: { msg: 'We could not find this flow.' },
  })
})

test('a module comes with its chapters and their steps', async () => {
  const { call } = await api.newPerson()
  await call('POST', `${read}/complete`)
  const { body } = await call('GET', '/learning_module/writing:plan')
  const [start, finish] = body.learning_module.chapters
  expect(body.learning_module).toMatchObject({
    flow_slug: 'writing',
    tab_color: '#463A9E',
    learning_module_progress: 33,
  })
  expect(start).toMatchObject({ id: 'writing:plan:start', url: read, chapter_progress: 50, flow_name: 'Writing' })
  expect(start.steps[0]).toMatchObject({
    id: 'writing:plan:start:read',
    is_completed: true,
    is_active: false,
    duration: 4,
  })
  expect(start.steps[1]).toMatchObject({ page_type: 'vid', duration: 30, is_completed: false })
  expect(finish.steps).toHaveLength(1)
})

test.each([
  ['an unknown one', 'nothing'],
  ['a flow', 'writing'],
  ['a chapter', 'writing:plan:start'],
  ['capitals', 'Writing:Plan'],
  ['a NUL', '%00'],
  ['too long', 'a'.repeat(510)],
  ['longer still', 'a'.repeat(5000)],
  ['a way out', '..%2f..'],
])('there is no module for %s', async (_, id) => {
  const { call } = await api.newPerson()
  const { status, body } = await call('GET', `/learning_module/${id}`)
  expect(status).toBe(404)
  expect(body).toEqual({ errors: {}, msg: expect.stringContaining('could not find') })
})

test('the profile says how far a person is in the whole course', async () => {
  const { call } = await api.newPerson()
  await call('POST', `${read}/complete`)
  const { body, headers } = await call('GET', '/users/profile')
  expect(body).toEqual({
    percent: 10,
    completed_steps: 1,
    total_steps: 10,
    flows: [
      { slug: 'exams', name: 'Exams', flow_percent: 0 },
      { slug: 'writing', name: 'Writing', flow_percent: 16 },
    ],
  })
  expect(headers['cache-control']).toBe('no-store')
})
