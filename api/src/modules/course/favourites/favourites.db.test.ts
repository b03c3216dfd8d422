import { expect, test } from 'vitest'
import { read, step, stepOf, watch } from '../../../../test/support/steps.ts'
import { useTestApi } from '../../../../test/support/test-api.ts'

const api = useTestApi()

test('the favourites view has its own addresses and leads to the next favourite', async () => {
  const { call } = await api.newPerson()
  const marked = ['exams/before/finish/sleep', 'writing/plan/start/watch', 'writing/draft/finish/recap']
  for (const path of marked) {
    const { body } = await call('POST', `${step(path)}/toggle_favourite`)
    expect(body).toMatchObject({ is_favourite: true, step_id: path.replaceAll('/', ':') })
  }
  const { body } = await call('GET', '/users/favourites')
  const urls = body.favourites.map(({ url }: { url: string }) => url)
  expect(urls).toEqual(marked.map((path) => `/favourites${step(path)}`))
  expect(await stepOf(call, `${watch}?view=favourites`)).toMatchObject({
    url: `/favourites${watch}`,
    next_url: `/favourites${step('writing/draft/finish/recap')}`,
    is_favourite: true,
  })
  expect((await stepOf(call, `${step('writing/draft/finish/recap')}?view=favourites`)).next_url).toBeNull()
  expect((await call('POST', `${watch}/toggle_favourite`)).body).toMatchObject({
    is_favourite: false,
    favourites: [{}, {}],
  })
})

test('a favourite marked on a strategy is one of its flow step, and leads back to that strategy', async () => {
  const { call } = await api.newPerson()
  const { body } = await call('POST', `${read}/toggle_favourite?view=tutorials&software=reader`)
  expect(body).toMatchObject({ is_favourite: true, step_id: 'writing:plan:start:read' })
  for (const url of [read, `${read}?view=tutorials&software=reader`])
    expect(await stepOf(call, url)).toMatchObject({ is_favourite: true })
  const strategy = { name: 'Read a plan with Reader', software_slug: 'reader' }
  expect(body.favourites).toMatchObject([{ ...strategy, id: 'writing:plan:start:read', url: `/favourites${read}` }])
  expect((await call('GET', '/users/favourites')).body.favourites).toEqual(body.favourites)
  const found = { ...strategy, id: 'reader:strategies:read-plan', is_favourite: true, how_tos: [] }
  expect(await stepOf(call, `${read}?view=favourites`)).toMatchObject(found)
  const completed = await call('POST', `${read}/complete?view=favourites`)
  expect(completed.body).toMatchObject({
    percent: 0,
    progress_step: { step_id: 'reader:strategies:read-plan', completed: true },
  })

  await call('POST', `${read}/toggle_favourite`, { is_favourite: false })
  const again = await call('POST', `${read}/toggle_favourite`, { is_favourite: true })
  expect(again.body.favourites).toEqual([expect.objectContaining({ software_slug: null })])
  expect(await stepOf(call, `${read}?view=favourites`)).toMatchObject({ id: 'writing:plan:start:read' })
})

test('a favourite is set once, however often the same call arrives', async () => {
  const { call } = await api.newPerson()
  const setFavourite = async (isFavourite: boolean) => {
    const { status, body } = await call('POST', `${read}/toggle_favourite`, { is_favourite: isFavourite })
    return [status, body.is_favourite, body.favourites.length, (await stepOf(call, read)).is_favourite]
  }
  expect(await setFavourite(true)).toEqual([200, true, 1, true])
  expect(await setFavourite(true)).toEqual([200, true, 1, true])
  expect(await setFavourite(false)).toEqual([200, false, 0, false])
  expect(await setFavourite(false)).toEqual([200, false, 0, false])
  expect(await Promise.all([setFavourite(true), setFavourite(true), setFavourite(true)])).toEqual(
    Array(3).fill([200, true, 1, true]),
  )
  expect((await call('POST', `${read}/toggle_favourite`, { is_favourite: 'yes' })).status).toBe(422)
  expect((await call('POST', `${read}/toggle_favourite`, {})).body).toMatchObject({ is_favourite: false })
})

test('marks that are turned over at the same moment are turned over one by one', async () => {
  const { call } = await api.newPerson()
  for (const count of [2, 3, 4, 5]) {
    const { is_favourite: before } = await stepOf(call, read)
    const answers = await Promise.all(Array.from({ length: count }, () => call('POST', `${read}/toggle_favourite`)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const marked = answers.filter(({ body }) => body.is_favourite !== before)
    expect(marked).toHaveLength(Math.ceil(count / 2))
    expect((await stepOf(call, read)).is_favourite).toBe(count % 2 === 1 ? !before : before)
  }
})

test('a favourite says where it belongs, and in which colours it is shown', async () => {
  const { call } = await api.newPerson()
  await call('POST', `${read}/toggle_favourite`)
  const { body } = await call('GET', '/users/favourites')
  const place = { flow_name: 'Writing', flow_slug: 'writing', learning_module_slug: 'plan', chapter_slug: 'start' }
  const colours = { primary_color: '#6A5ACD', secondary_color: '#ECE9FB' }
  expect(body.favourites).toMatchObject([{ ...place, ...colours, id: 'writing:plan:start:read', software_slug: null }])
})

test('one person’s favourites are not another’s', async () => {
  const [one, other] = [await api.newPerson(), await api.newPerson()]
  await one.call('POST', `${read}/toggle_favourite`)
  await other.call('POST', `${watch}/toggle_favourite`)
  await other.call('POST', `${read}/toggle_favourite`)
  await other.call('POST', `${read}/toggle_favourite`)
  for (const [{ call }, id] of [
    [one, 'writing:plan:start:read'],
    [other, 'writing:plan:start:watch'],
  ] as const)
    expect((await call('GET', '/users/favourites')).body.favourites).toEqual([expect.objectContaining({ id })])
})

test('each favourite leads back to the strategy on which it was marked, also with several software', async () => {
  const { call } = await api.newPerson()
  const sleep = step('exams/before/finish/sleep')
  await call('POST', `${read}/toggle_favourite?view=tutorials&software=mapper`)
  await call('POST', `${sleep}/toggle_favourite?view=tutorials&software=reader`)
  await call('POST', `${watch}/toggle_favourite`)
  const { body } = await call('GET', '/users/favourites')
  const shown = body.favourites.map((favourite: Record<string, unknown>) => [favourite.url, favourite.software_slug])
  expect(Object.fromEntries(shown)).toEqual({
    [`/favourites${read}`]: 'mapper',
    [`/favourites${sleep}`]: 'reader',
    [`/favourites${watch}`]: null,
  })
})
