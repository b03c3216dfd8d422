import { beforeEach, expect, test, vi } from 'vitest'
import { aUser } from '../testing/builders.ts'

// How the session and the client of the page work together. The page has no scope, so each test has a page of its own: modules that
// no one has used before.

const robin = aUser({ id: 'robin' })
const requests: { path: string; person: string | null }[] = []
/** Answers by path; the last one of a path stays. */
let answers: Record<string, (() => Response | Promise<Response>)[]>

const json = (status: number, body: unknown) => () => Response.json(body, { status })
const unauthorised = json(401, { msg: 'Please sign in.', errors: {} })
const tick = () => new Promise((resolve) => setTimeout(resolve))

async function openPage() {
  vi.resetModules()
  const [session, http] = [await import('./session.ts'), await import('../http/index.ts')]
  return { ...session, ...http }
}

beforeEach(() => {
  requests.length = 0
  answers = {}
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    requests.push({ path: url, person: new Headers(headers).get('stepwise-person') })
    const ofPath = answers[url] ?? []
    return (ofPath.length > 1 ? ofPath.shift() : ofPath[0])?.()
  })
})

/** Robin's call was answered with 401, and they are asked to sign in again. */
async function openExpired() {
  const page = await openPage()
  page.signedIn(robin)
  answers['/api/flows'] = [unauthorised, json(200, { flows: [] })]
  const flows = page.call('GET /flows').catch((error: unknown) => error)
  await vi.waitFor(() => expect(page.$isSessionExpired.getState()).toBe(true))
  return { page, flows }
}

test('after a 401 the person is asked to sign in again, and then the call is made again', async () => {
  const { page, flows } = await openExpired()
  expect(page.$user.getState()).toEqual(robin)
  page.signedIn(aUser({ id: 'robin' }))
  await expect(flows).resolves.toEqual({ flows: [] })
  expect(page.$isSessionExpired.getState()).toBe(false)
  expect(requests).toHaveLength(2)
})

test('if another person signs in instead, the call is not made again', async () => {
  const { page, flows } = await openExpired()
  page.signedIn(aUser({ id: 'kim' }))
  expect(await flows).toMatchObject({ failure: { kind: 'http', status: 401 } })
  await tick()
  expect(requests).toHaveLength(1)
})

test('if the person leaves instead, the call fails', async () => {
  const { page, flows } = await openExpired()
  page.signedOut()
  expect(await flows).toMatchObject({ failure: { kind: 'http', status: 401 } })
  expect(page.$isSessionExpired.getState()).toBe(false)
})

test('calls that are rejected together are all made again after one sign-in', async () => {
  const page = await openPage()
  page.signedIn(robin)
  answers['/api/flows'] = [unauthorised, json(200, { flows: [] })]
  answers['/api/notes'] = [unauthorised, json(200, { notes: [] })]
  const asked = vi.fn()
  page.sessionExpired.watch(asked)
  const both = Promise.all([page.call('GET /flows'), page.call('GET /notes')])
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  await tick()
  page.signedIn(aUser({ id: 'robin' }))
  await expect(both).resolves.toEqual([{ flows: [] }, { notes: [] }])
  expect(requests).toHaveLength(4)
})

test.each([
  ['whose session is not checked yet', () => {}],
  ['who has signed out', (page: Awaited<ReturnType<typeof openPage>>) => page.signedOut()],
])('a visitor %s is not asked to sign in again', async (_, prepare) => {
  const page = await openPage()
  prepare(page)
  answers['/api/flows'] = [unauthorised]
  await expect(page.call('GET /flows')).rejects.toMatchObject({ failure: { status: 401 } })
  expect(page.$isSessionExpired.getState()).toBe(false)
})

test('each call names the person who is signed in', async () => {
  const page = await openPage()
  answers['/api/flows'] = [json(200, { flows: [] })]
  await page.call('GET /flows')
  page.signedIn(robin)
  await page.call('GET /flows')
  page.signedOut()
  await page.call('GET /flows')
  expect(requests.map(({ person }) => person)).toEqual([null, 'robin', null])
})

test('a sign-out ends the calls of the person, whatever the server answers', async () => {
  const page = await openPage()
  page.signedIn(robin)
  answers['/api/flows'] = [() => new Promise(() => {})]
  const flows = page.call('GET /flows')
  page.signedOut()
  await expect(flows).rejects.toMatchObject({ failure: { kind: 'aborted' } })
})

test('signing in again ends no call of the same person', async () => {
  const page = await openPage()
  page.signedIn(robin)
  let answer = (_: Response) => {}
  answers['/api/flows'] = [() => new Promise((resolve) => (answer = resolve))]
  const flows = page.call('GET /flows')
  page.signedIn(aUser({ id: 'robin' }))
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  answer(json(200, { flows: [] })())
  await expect(flows).resolves.toEqual({ flows: [] })
})
