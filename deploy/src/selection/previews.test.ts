// docs/product/qa.md#previews
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Preview, SmokeRecord, VersionChanges } from '@stepwise/shared/contracts/release'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { publish } from '../release/publish.ts'
import { fakeBuildRecord } from '../testing/fake-builds.ts'
import { fakeRemote } from '../testing/fake-parts.ts'
import { type ReleasedGateway, readCookie, releasedGateway, secret } from '../testing/released-gateway.ts'
import { readOverride } from './override-token.ts'

const qa = 'session=quinn'
const contentManager = 'session=cora'
const student = 'session=sam'

let gateway: ReleasedGateway
beforeEach(async () => {
  gateway = await releasedGateway()
})
afterEach(() => gateway.stop())

const pathOf = (link = '') => link.replace(/^https?:\/\/[^/]+/, '')
const previews = async (cookie = qa): Promise<Preview[]> =>
  (await gateway.get('/release/versions', cookie)).json().previews

async function linkFor(body: object): Promise<string> {
  const choice = { parts: ['learn@2.0.0'], minutes: 30, asLink: true, ...body }
  return pathOf((await gateway.post('/release/override', choice, qa)).json().link)
}

/** Writes a file into the folder of a stored version of learn. */
async function writeStored(version: string, name: string, content: string | Buffer) {
  const path = join(gateway.store.files.localFolder, 'remotes/learn', version, name)
  await mkdir(join(path, '..'), { recursive: true })
  await writeFile(path, content)
}
const writeRecord = (version: string, changes: object) =>
  writeStored(version, 'build.json', JSON.stringify({ ...fakeBuildRecord, ...changes }))

test('a published version has a link for a week, which is the same each time and is in no history', async () => {
  const builtAt = new Date(Date.now() - 60_000).toISOString()
  await writeRecord('2.0.0', { builtAt })
  await writeRecord('1.0.0', { builtAt })
  await writeRecord('3.0.0', { builtAt, checks: [] })
  const [preview, ...others] = await previews()
  expect([others, await previews()]).toEqual([[], [preview]])
  expect(preview).toMatchObject({ parts: ['learn@2.0.0'], by: 'ada' })
  const until = Date.parse(builtAt) + 7 * 24 * 60 * 60_000
  expect(preview?.until).toBe(new Date(until).toISOString())

  const opened = await gateway.get(pathOf(preview?.link))
  expect(opened.statusCode).toBe(303)
  expect((await gateway.get('/learn', readCookie(opened))).body).toContain('"version":"2.0.0"')
  expect(await gateway.store.pointer.history()).toHaveLength(1)

  await writeRecord('2.0.0', { builtAt: new Date(until - 14 * 24 * 60 * 60_000).toISOString() })
  expect(await previews()).toEqual([])
})

test('links that were made are listed with who may open them, and choices for one browser are not', async () => {
  await linkFor({ accounts: ['student', 'qa'] })
  await linkFor({ minutes: 60, scenario: { person: 'student' } })
  await gateway.post('/release/override', { parts: ['learn@2.0.0'], minutes: 90 }, qa)
  const listed = await previews()
  expect(listed).toMatchObject([
    { by: 'Quinn Archer', scenario: { person: 'student' } },
    { by: 'Quinn Archer', accounts: ['student', 'qa'] },
  ])
  expect(listed.every(({ link }) => readOverride(tokenIn(link), secret, place).outcome === 'valid')).toBe(true)
  expect(await previews(contentManager)).toEqual([])
})
const place = { origin: 'http://stepwise.test', edition: 'study' } as const
const tokenIn = (link: string) => new URL(link).searchParams.get('token') ?? ''

test('a link for some kinds of account is refused to others in a sentence, and sets nothing', async () => {
  const link = await linkFor({ accounts: ['content_manager', 'visitor'] })
  for (const cookie of [contentManager, '']) expect((await gateway.get(link, cookie)).statusCode).toBe(303)
  for (const cookie of [student, qa]) {
    const refused = await gateway.get(link, cookie)
    expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([403, undefined])
    expect(refused.body).toContain('It is for content managers and people who are not signed in.')
  }
  const both = { parts: ['learn@2.0.0'], minutes: 5, asLink: true, accounts: ['qa'], scenario: { person: 'student' } }
  expect((await gateway.post('/release/override', both, qa)).json().msg).toMatch(/choose one of the two/)
})

test('search engines take none of it, and know nothing of its addresses', async () => {
  const routes = [{ path: '/secret-plans', page: 'home', access: 'public' as const, rendered: true }]
  await publish(gateway.store, 'learn', await fakeRemote('learn', '4.0.0', { config: { routes } }))
  const link = await linkFor({ parts: ['learn@4.0.0'] })
  const opened = await gateway.get(link)
  const cookie = readCookie(opened)
  for (const response of [
    opened,
    await gateway.get('/secret-plans', cookie),
    await gateway.get('/registry.json', cookie),
  ])
    expect([response.statusCode < 400, response.headers['x-robots-tag']]).toEqual([true, 'noindex'])
  expect((await gateway.get('/release/override?token=x')).headers['x-robots-tag']).toBe('noindex')
  expect((await gateway.get('/learn')).headers['x-robots-tag']).toBeUndefined()
  expect((await gateway.get('/sitemap.xml', cookie, { accept: '*/*' })).body).not.toContain('secret-plans')
})

const changesOf = async (version: string, cookie = qa) =>
  (await gateway.get(`/release/changes?of=learn@${version}`, cookie)).json() as VersionChanges

test('a preview says how a version differs from the live one: addresses, menu, slots and sizes', async () => {
  const entry = { icon: 'book', order: 1, to: '/learn' } as const
  const config = {
    title: 'Learning',
    routes: [
      { path: '/learn', page: 'home', access: 'public' as const, title: '1.0.0' },
      { path: '/learn/:slug', page: 'home', access: 'signed-in' as const },
      { path: '/learn/new', page: 'home', access: 'signed-in' as const },
    ],
    menu: [{ ...entry, label: 'Learn' }],
    slots: ['panel.notes' as const],
  }
  const files = { 'home.1.js': 'export const more = 1' }
  await publish(gateway.store, 'learn', await fakeRemote('learn', '4.0.0', { config, files }))
  expect(await changesOf('4.0.0')).toEqual({
    live: '1.0.0',
    routes: { added: ['/learn/new'], removed: ['/learn-more'], changed: ['/learn (access: signed-in → public)'] },
    menu: { added: ['Learn'], removed: [], changed: [] },
    slots: { added: ['panel.notes'], removed: [], changed: [] },
    sizes: expect.arrayContaining([{ what: 'page home', live: expect.any(Number), version: expect.any(Number) }]),
    pages: [],
  })
  const nothing = { added: [], removed: [], changed: [] }
  expect(await changesOf('1.0.0')).toMatchObject({ routes: nothing, menu: nothing, slots: nothing, sizes: [] })
})

const picture = (height: number, background: string) =>
  sharp({ create: { width: 64, height, channels: 3, background } })
    .png()
    .toBuffer()

function smokeRecord(pages: Partial<SmokeRecord['pages'][number]>[]): string {
  const whole = pages.map((page) => ({ page: 'home', path: '/learn', person: 'student', uses: 3, ...page }))
  return JSON.stringify({ seed: 1, at: '2026-11-20T10:00:00Z', edition: 'study', set: [], pages: whole })
}

test('the pictures of a preview are beside those of the live version, the largest difference first', async () => {
  const pages = ['same', 'half', 'all'].map((page) => ({ page, picture: `${page}.png` }))
  await writeStored('1.0.0', 'smoke.json', smokeRecord(pages))
  await writeStored(
    '2.0.0',
    'smoke.json',
    smokeRecord([...pages, { page: 'new', picture: 'new.png' }, { page: 'unseen' }]),
  )
  for (const [name, before, after] of [
    ['same', await picture(50, 'white'), await picture(50, 'white')],
    ['half', await picture(50, 'white'), await picture(100, 'white')],
    ['all', await picture(50, 'white'), await picture(50, '#fefefe')],
    ['new', Buffer.of(), await picture(50, 'white')],
  ] as const) {
    await writeStored('1.0.0', `smoke/${name}.png`, before)
    await writeStored('2.0.0', `smoke/${name}.png`, after)
  }
  const { pages: compared } = await changesOf('2.0.0')
  expect(compared.map(({ page, difference }) => [page, difference])).toEqual([
    ['new', undefined],
    ['all', 1],
    ['half', 0.5],
    ['same', 0],
  ])
  expect(compared[0]?.livePicture).toBeUndefined()
  const { picture: address = '', livePicture = '' } = compared[1] ?? {}
  const shown = await gateway.get(address, contentManager, { accept: 'image/*' })
  expect([shown.headers['content-type'], shown.headers['cache-control']]).toEqual(['image/png', 'private, max-age=600'])
  expect(shown.rawPayload).toEqual(await picture(50, '#fefefe'))
  expect((await gateway.get(livePicture, qa)).rawPayload).toEqual(await picture(50, 'white'))
})

test('the list of versions is for QA and content managers alone, by any address', async () => {
  await writeStored('2.0.0', 'smoke.json', smokeRecord([{ picture: 'home.png' }]))
  await writeStored('2.0.0', 'smoke/home.png', await picture(50, 'white'))
  const address = '/release/picture?of=learn%402.0.0&name=home.png'
  expect((await gateway.get(address, qa)).statusCode).toBe(200)
  for (const url of [address, '/release/changes?of=learn@2.0.0'])
    for (const cookie of ['', student]) expect((await gateway.get(url, cookie)).statusCode).toBe(404)
  for (const url of [
    '/release/picture',
    '/release/picture?of=learn@2.0.0&name=../remote.json',
    '/release/picture?of=learn@9.0.0&name=home.png',
    '/release/changes?of=nothing',
    '/release/changes?of=learn@9.0.0',
    '/remotes/learn/2.0.0/smoke/home.png',
    '/remotes/learn/2.0.0/%73moke/home.png',
    '/remotes/learn/2.0.0//smoke/home.png',
    '/remotes//learn/2.0.0/smoke/home.png',
    '/remotes/learn/2.0.0/x/../smoke/home.png',
    '/remotes/learn/2.0.0/smoke.json',
    '/remotes/learn/2.0.0/build.json',
    '/remotes/learn/2.0.0/build.json.br',
  ])
    expect([url, (await gateway.get(url, qa)).statusCode]).toEqual([url, 404])
  await publish(gateway.store, 'smoke', await fakeRemote('smoke', '1.0.0'))
  for (const url of ['/remotes/learn/2.0.0/remote.json', '/remotes/smoke/1.0.0/home.1.js'])
    expect([url, (await gateway.get(url, '', { accept: '*/*' })).statusCode]).toEqual([url, 200])
})
