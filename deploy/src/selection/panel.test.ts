import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { publish } from '../release/publish.ts'
import { fakeBuildRecord } from '../testing/fake-builds.ts'
import { fakeHost } from '../testing/fake-parts.ts'
import { anyPort } from '../testing/open-gateway.ts'
import { cookiesIn, type ReleasedGateway, readCookie, releasedGateway, setIn } from '../testing/released-gateway.ts'

const qa = 'session=quinn'
let gateway: ReleasedGateway
const opened: ReleasedGateway[] = []
const open = async (...settings: Parameters<typeof releasedGateway>) => {
  const started = await releasedGateway(...settings)
  opened.push(started)
  return started
}
beforeEach(async () => {
  gateway = await open()
})
afterEach(() => Promise.all(opened.splice(0).map(({ stop }) => stop())))

const choice = { parts: ['learn@2.0.0'], minutes: 30 }

test('QA choose versions for their browser, which is recorded and leaves the live set as it is', async () => {
  const before = await gateway.get('/learn')
  const answer = await gateway.post('/release/override', { ...choice, scenario: { theme: 'dark' } }, qa)
  expect([answer.statusCode, answer.json()]).toEqual([200, { until: expect.stringMatching(/^20.*Z$/) }])
  expect(cookiesIn(answer).stepwise_override_study).toMatch(/; Max-Age=1(799|800); Path=\/; HttpOnly; SameSite=Lax$/)
  const page = setIn(await gateway.get('/learn', readCookie(answer)))
  expect(page.set).toBe('host@1.0.0 journal@1.0.0 learn@2.0.0')
  expect(page.selection).toMatchObject({ kind: 'override', scenario: { theme: 'dark' } })

  const last = (await gateway.store.pointer.history()).at(-1)
  const note = expect.stringMatching(/^learn@2\.0\.0 until 20.*Z; theme dark$/)
  expect(last).toMatchObject({ promotion: 2, kind: 'override', who: 'Quinn Archer', changes: [], note })
  const after = await gateway.get('/learn')
  expect(setIn(after)).toEqual(setIn(before))
  expect(after.body.replace('"promotion":2', '"promotion":1')).toBe(before.body)
})

test('no one else may choose, and only pages of our own may ask', async () => {
  for (const [status, cookie, headers, payload] of [
    [404, 'session=sam'],
    [404, 'session=cora'],
    [404, ''],
    [403, qa, { origin: 'https://evil.test' }],
    [403, qa, { origin: 'null' }],
    [422, qa, { 'content-type': 'text/plain' }, JSON.stringify(choice)],
  ] as const) {
    const answer = await gateway.post('/release/override', payload ?? choice, cookie, headers)
    expect([cookie, headers, answer.statusCode]).toEqual([cookie, headers, status])
    expect(answer.headers['set-cookie']).toBeUndefined()
  }
  const headers = { host: 'stepwise.test', cookie: qa }
  const without = await gateway.app.inject({ method: 'POST', url: '/release/override', payload: choice, headers })
  expect([without.statusCode, without.headers['set-cookie']]).toEqual([403, undefined])
  expect(await gateway.store.pointer.history()).toHaveLength(1)
})

test('a choice that cannot be is refused in a sentence, and changes nothing', async () => {
  for (const [body, words] of [
    [{ ...choice, parts: ['learn@8.0.0'] }, /has not been published/],
    [{ ...choice, parts: ['learn@3.0.0'] }, /needs @stepwise\/shared/],
    [{ ...choice, parts: ['learn@1.0.0', 'learn@2.0.0'] }, /learn is named twice/],
    [{ ...choice, parts: ['learn@https://evil.test'] }, /is not a version of a part/],
    [{ ...choice, parts: ['learn@http://localhost.evil.test:80'] }, /is not a version of a part/],
    [{ ...choice, parts: ['learn@http://localhost:1'] }, /is not a version of a part/],
    [{ ...choice, parts: [] }, /Choose versions/],
    [{ ...choice, minutes: 7 * 24 * 60 + 1 }, /Choose versions/],
    [{ ...choice, scenario: { fault: 'fire' } }, /Choose versions/],
  ] as const) {
    const answer = await gateway.post('/release/override', body, qa)
    expect([answer.statusCode, answer.json().msg]).toEqual([422, expect.stringMatching(words)])
    expect(answer.headers['set-cookie']).toBeUndefined()
  }
  const huge = await gateway.post('/release/override', { ...choice, parts: ['x'.repeat(30_000)] }, qa)
  expect(huge.statusCode).toBe(413)
  expect(await gateway.store.pointer.history()).toHaveLength(1)
})

test('QA and content managers learn what there is and what they run; for others the addresses do not exist', async () => {
  // The other edition's host is in the same store.
  await publish(gateway.store, 'host', await fakeHost('1.0.1', { edition: 'pro' }))
  await gateway.promote('journal@2.0.0')
  for (const url of ['/release/versions', '/release/status']) {
    for (const cookie of ['', 'session=sam', 'session=nobody'])
      expect((await gateway.get(url, cookie)).statusCode).toBe(404)
    expect((await gateway.get(url, qa)).headers['cache-control']).toBe('no-store')
  }
  const build = { ...fakeBuildRecord, isDirty: true, checks: ['types'] }
  const folder = join(gateway.store.files.localFolder, 'remotes/learn')
  await writeFile(join(folder, '2.0.0/build.json'), JSON.stringify(build))
  await writeFile(join(folder, '3.0.0/build.json'), '{')
  const versions = (await gateway.get('/release/versions', qa)).json()
  expect(versions).toMatchObject({ canChoose: true, allowsLocalBuilds: true })
  expect(versions.parts).toMatchObject([
    { part: 'host', live: '1.0.0', versions: [{ version: '1.0.0', build: {} }] },
    { part: 'journal', live: '2.0.0' },
    { part: 'learn', title: 'Learning', live: '1.0.0' },
  ])
  const ofLearn: { version: string }[] = versions.parts[2].versions
  expect(ofLearn.map(({ version }) => version).toSorted()).toEqual(['1.0.0', '2.0.0', '3.0.0'])
  expect((await gateway.get('/release/versions', 'session=cora')).json().canChoose).toBe(false)

  const chosen = readCookie(await gateway.post('/release/override', choice, qa))
  const status = (await gateway.get('/release/status', `${qa}; ${chosen}`)).json()
  expect(status).toMatchObject({ promotion: 3, selection: { kind: 'override', parts: [{ part: 'learn' }] } })
  expect(status.parts).toMatchObject([
    { part: 'host', version: '1.0.0', isLive: true, promoted: { promotion: 1, who: 'ada', why: 'first' } },
    { part: 'journal', version: '2.0.0', isLive: true, promoted: { promotion: 2 } },
    { part: 'learn', version: '2.0.0', isLive: false, build },
  ])
  expect(status.parts[2].promoted).toBeUndefined()
})

test('a link for a report leads to its page with the choice, and leaves the caller as they are', async () => {
  const answer = await gateway.post('/release/override', { ...choice, asLink: true, path: '/learn?tab=1' }, qa)
  expect(answer.headers['set-cookie']).toBeUndefined()
  const { link } = answer.json() as { link: string }
  const opened = await gateway.get(link.replace(/^https?:\/\/[^/]+/, ''))
  expect([opened.statusCode, opened.headers.location]).toEqual([303, '/learn?tab=1'])
  expect(readCookie(opened)).toContain('stepwise_override_study=')
  const elsewhere = await gateway.post('/release/override', { ...choice, asLink: true, path: '//evil.example' }, qa)
  expect(elsewhere.statusCode).toBe(422)
})

test('without a secret no one is shown another set, and a sentence says why', async () => {
  const closed = await open({ releaseSecret: undefined })
  const link = await closed.get('/release/override?token=x')
  expect([link.statusCode, link.headers['set-cookie']]).toEqual([503, undefined])
  expect(link.body).toContain('This server has no RELEASE_SECRET')
  const posted = await closed.post('/release/override', choice, qa)
  expect([posted.statusCode, posted.json().msg]).toEqual([503, expect.stringContaining('RELEASE_SECRET')])
  expect((await closed.get('/release/versions', qa)).json().canChoose).toBe(false)
  expect((await closed.get('/remotes/learn/1.0.0/standalone.html')).statusCode).toBe(503)
})

test('no one is QA when the API is down, and pages are served all the same', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await gateway.api.close()
  const answer = await gateway.get('/release/versions', qa, { accept: 'application/json' })
  expect(answer.statusCode).toBe(503)
  expect((await gateway.get('/learn', qa)).statusCode).toBe(200)
})

/** What `npm run dev` serves on a port of this machine. */
async function localServer() {
  const build = await open()
  const address = await build.app.listen(anyPort)
  return { build, address, port: new URL(address).port, part: `learn@${address}` }
}

test('outside production a build of this machine can be chosen; its files come through this address', async () => {
  const { build, address, port, part } = await localServer()
  const chosen = readCookie(await gateway.post('/release/override', { parts: [part], minutes: 5 }, qa))
  const page = await gateway.get('/learn', chosen)
  expect(setIn(page).selection.parts).toEqual([{ part: 'learn', version: address }])
  const folder = `/local/${port}/remotes/learn/1.0.0/`
  expect(page.body).toContain(`"folder":"${folder}"`)
  const policy = page.headers['content-security-policy']
  expect(policy).toBe((await gateway.get('/learn')).headers['content-security-policy'])
  const file = await gateway.get(`${folder}remoteEntry.1.js`, chosen, { accept: '*/*' })
  expect([file.statusCode, file.body]).toEqual([200, "register('learn 1.0.0')"])
  expect(file.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': /javascript/ })
  // It is no one else's: no history.
  expect(await gateway.store.pointer.history()).toHaveLength(1)

  // A save there is here with the next page.
  await build.promote('learn@2.0.0')
  expect(setIn(await gateway.get('/learn', chosen)).set).toContain('learn@2.0.0')

  await build.app.close()
  const gone = await gateway.get('/learn', chosen)
  expect(gone.statusCode).toBe(502)
  expect(gone.body).toMatch(
    /Nothing answers at http:\/\/127\.0\.0\.1:\d+[\s\S]*<form method="post" action="\/release\/override\/stop">/,
  )
  expect((await gateway.get('/registry.json', chosen)).statusCode).toBe(502)
})

test('no other server of this machine can be read through the gateway, and no file but those of a remote', async () => {
  const { port, part } = await localServer()
  const other = fastify({ logger: false })
  other.get('/remotes/secret.js', async () => 'a secret')
  const otherPort = new URL(await other.listen(anyPort)).port
  const chosen = readCookie(await gateway.post('/release/override', { parts: [part], minutes: 5 }, qa))
  const file = 'remotes/learn/1.0.0/remoteEntry.1.js'
  for (const url of [
    `/local/${otherPort}/remotes/secret.js`,
    `/local/${port}/registry.json`,
    `/local/${port}/remotes/../registry.json`,
    `/local/${port}/remotes/%2e%2e/registry.json`,
    `/local/${port}/remotes/..%2fregistry.json`,
    `/local/evil.test/${file}`,
  ])
    expect([url, (await gateway.get(url, chosen)).statusCode]).toEqual([url, 404])
  expect((await gateway.get(`/local/${port}/${file}`)).statusCode).toBe(404)
  await other.close()
})

test('in production: no builds of this machine, no demo accounts, and cookies over HTTPS alone', async () => {
  const production = await open({ isProduction: true })
  const { port, part } = await localServer()
  const local = await production.post('/release/override', { parts: [part], minutes: 5 }, qa)
  expect([local.statusCode, local.json().msg]).toEqual([422, expect.stringContaining('outside production only')])
  const person = await production.post('/release/override', { ...choice, scenario: { person: 'sam' } }, qa)
  expect([person.statusCode, person.headers['set-cookie']]).toEqual([422, undefined])
  const chosen = await production.post('/release/override', choice, qa)
  expect(cookiesIn(chosen)['__Host-stepwise_override_study']).toMatch(/; HttpOnly; Secure; SameSite=Lax$/)
  const file = await production.get(`/local/${port}/remotes/learn/1.0.0/remoteEntry.1.js`, readCookie(chosen))
  expect(file.statusCode).toBe(404)
  expect((await production.get('/release/versions', qa)).json().allowsLocalBuilds).toBe(false)
})
