import { expect, test } from 'vitest'
import { read, watch } from '../../../../test/support/steps.ts'
import { useTestApi } from '../../../../test/support/test-api.ts'

const study = useTestApi()
const pro = useTestApi({ edition: 'pro' })

test('study: a new person begins with the first step of the course', async () => {
  const { call } = await study.newPerson()
  const { body } = await call('GET', '/flows')
  const { continue_with } = body
  const first = { name: expect.any(String), url: body.flows[0].learning_modules[0].url, duration: expect.any(Number) }
  expect(continue_with).toEqual({ ...first, is_begun: false })
  expect((await call('GET', '/users/tutorials')).body.continue_with).toEqual(continue_with)
})

test('study: the step is one of the module worked on last, and other people’s progress does not count', async () => {
  const person = await study.newPerson()
  const other = await study.newPerson()
  await person.call('POST', `${read}/complete`)
  const { continue_with } = (await person.call('GET', '/flows')).body
  expect(continue_with).toMatchObject({ url: watch, duration: 30, is_begun: true })
  expect((await other.call('GET', '/flows')).body.continue_with).toMatchObject({ is_begun: false })
})

test('study: a finished flow is followed by another, a finished course by nothing', async () => {
  const { call } = await study.newPerson()
  const all: string[] = []
  for (const { learning_modules } of (await call('GET', '/flows')).body.flows) {
    for (const { id } of learning_modules) {
      const { body } = await call('GET', `/learning_module/${id}`)
      for (const { steps } of body.learning_module.chapters) all.push(...steps.map(({ url }: { url: string }) => url))
    }
  }
  const ofWriting = all.filter((url) => url.startsWith('/flows/writing/'))
  for (const url of ofWriting) await call('POST', `${url}/complete`)
  const next = (await call('GET', '/flows')).body.continue_with
  expect(next).toMatchObject({ is_begun: false })
  expect(next.url).not.toMatch(/^\/flows\/writing\//)
  for (const url of all) await call('POST', `${url}/complete`)
  expect((await call('GET', '/flows')).body.continue_with).toBeNull()
})

test('pro: the next tutorial step of the software used last; nothing without software', async () => {
  const { call } = await pro.newPerson()
  expect((await call('GET', '/users/tutorials')).body.continue_with).toBeNull()

  await call('POST', '/users/softwares/select', { user: { software_ids: ['reader', 'mapper'] } })
  const first = (await call('GET', '/users/tutorials')).body
  expect(first.continue_with).toMatchObject({ is_begun: false })
  const learner = await pro.newPerson()
  await learner.call('POST', '/users/softwares/select', { user: { software_ids: ['reader', 'mapper'] } })
  await learner.call('POST', `${read}/complete`)
  expect((await learner.call('GET', '/users/tutorials')).body.continue_with).toMatchObject({ is_begun: true })
  const begun = first.flow_steps.find(({ software_slug }: { software_slug: string }) => software_slug === 'reader')
  await call('POST', `${begun.url.replace('/tutorials/reader', '')}/complete?view=tutorials&software=reader`)
  const { continue_with } = (await call('GET', '/users/tutorials')).body
  expect(continue_with).toMatchObject({ url: '/tutorials/reader/essentials/first', is_begun: true })
  expect((await call('GET', '/flows')).body.continue_with).toEqual(continue_with)
})

test('pro: completed essentials are followed by the next, and software without essentials begins with a strategy', async () => {
  const { call } = await pro.newPerson()
  const urlAfter = async (software_ids: string[]) => {
    await call('POST', '/users/softwares/select', { user: { software_ids } })
    return (await call('GET', '/users/tutorials')).body.continue_with.url
  }
  await call('POST', '/tutorials/reader/essentials/first/complete')
  expect(await urlAfter(['reader'])).toBe('/tutorials/reader/essentials/second')
  await call('POST', '/tutorials/reader/essentials/second/complete')
  expect(await urlAfter(['reader'])).toBe(`/tutorials/reader${read}`)
  expect(await urlAfter(['mapper'])).toBe(`/tutorials/mapper${read}`)
})
