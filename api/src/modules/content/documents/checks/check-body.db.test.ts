import { expect, test, vi } from 'vitest'
import { addDocument } from '../../../../../test/support/content-desk.ts'
import { useTestApi } from '../../../../../test/support/test-api.ts'
import type { KnownRoute } from '../../../../readers.ts'
import type { LinkState } from './ask-link.ts'
import { checkBody } from './check-body.ts'
import { confirmLinks, withdrawConfirmations } from './document-links.repository.ts'
import type { AskLink } from './other-addresses.ts'

const api = useTestApi()

const ofStep = (text: string) => ({ name: 'Read', text })
const linksTo = (...addresses: string[]) => ofStep(addresses.map((address) => `[Some page](${address})`).join('\n\n'))
const answering = (state: LinkState) => vi.fn(async () => state)
const forAll = { editions: ['study', 'pro'], access: 'signed-in' } as const
const step = { id: 'step:writing:plan:start:read', kind: 'step', ...forAll } as const
const page = { id: 'page:help', kind: 'page', ...forAll } as const
const findingsIn = async (
  document: Parameters<typeof checkBody>[1],
  body: Record<string, unknown>,
  ask?: AskLink,
  liveRoutes?: () => Promise<readonly KnownRoute[] | undefined>,
) =>
  (await checkBody({ ...api.context, ...(liveRoutes && { liveRoutes }) }, document, body, ask)).findings.map(
    ({ level, rule, message }) => ({ level, rule, message }),
  )
const minutes = (count: number) => api.advance(count * 60_000)

test('a sound body has no findings', async () => {
  const sound = { findings: [], reading_age: null, long_sentences: [], words: 3 }
  expect(await checkBody(api.context, step, ofStep('Read it twice.'))).toEqual(sound)
})

// What is in an address: known-addresses.test.ts. Here: what the database and the content have.
test.each([
  ['/dashboard/learn/exams', true],
  ['/dashboard/learn/nonsense', false],
  ['/resources/reader', true],
  ['/resources/nonsense', false],
  ['/support', true],
  ['/wellbeing/nonsense', false],
  ['/images/scene.svg', true],
  ['/images/gone.svg', false],
  ['/apps/reading-ruler', true],
  ['/apps/gone', false],
  ['/flows/writing/learning_modules/plan/chapters/start/steps/read', true],
  ['/flows/writing/learning_modules/plan/chapters/start/steps/gone', false],
  ['/tutorials/reader/essentials/first', true],
  ['/tutorials/mapper/flows/writing/learning_modules/plan/chapters/start/steps/read', true],
  ['/tutorials/mapper/essentials/first', false],
  ['http://example.org', false],
  ['tel:116 123', true],
])('a link to %s leads somewhere: %s', async (address, isKnown) => {
  const findings = await findingsIn(step, linksTo(`<${address}>`))
  expect(findings.map(({ level, rule }) => `${level} ${rule}`)).toEqual(isKnown ? [] : ['error link-address'])
})

test('an address that only a remote knows is known by the live registry', async () => {
  const body = linksTo('/club', '/nowhere')
  const liveRoutes = vi.fn(async () => [{ path: '/club', ...forAll }])
  expect(await findingsIn(step, body, undefined, liveRoutes)).toEqual([
    { level: 'error', rule: 'link-address', message: 'The link /nowhere leads nowhere.' },
  ])
  const notRead = ['/club', '/nowhere'].map((address) => ({
    level: 'warning',
    rule: 'link-unchecked',
    message: `The link ${address} was not checked. Open it yourself before you publish.`,
  }))
  expect(await findingsIn(step, body, undefined, async () => undefined)).toEqual(notRead)
  expect(await findingsIn(step, body)).toEqual(notRead)
  expect(liveRoutes).toHaveBeenCalledTimes(1)
  await findingsIn(step, linksTo('/support', 'https://example.org/'), undefined, liveRoutes)
  expect(liveRoutes).toHaveBeenCalledTimes(1)
})

test('a link to what some readers of a text cannot open is an error', async () => {
  const routes = async (): Promise<KnownRoute[]> => [
    { path: '/dashboard/reflect', editions: ['study', 'pro'], access: 'signed-in' },
    { path: '/dashboard/study-tools', editions: ['pro'], access: 'signed-in' },
  ]
  const closed = (address: string) => `The link ${address} leads to a page that some readers cannot open.`
  const body = linksTo('/wellbeing/contacts', '/dashboard/reflect', '/dashboard/study-tools')
  const messages = (await findingsIn(step, body, undefined, routes)).map(({ level, message }) => `${level}: ${message}`)
  expect(messages).toEqual(['/wellbeing/contacts', '/dashboard/study-tools'].map((to) => `error: ${closed(to)}`))
  const forHub = { ...step, access: 'support_contacts' } as const
  expect(await findingsIn(forHub, linksTo('/wellbeing/contacts', '/wellbeing'), undefined, routes)).toEqual([])
})

test('a tile counts as read by those who see it', async () => {
  const tile = (wellbeing: string) => ({ id: 'tile', type: 'tile', title: 'Contacts', wellbeing })
  const hub = { ...page, access: 'wellbeings' } as const
  const body = (wellbeing: string) => ({
    title: 'Hub',
    blocks: [{ ...tile(wellbeing), to: '/wellbeing/contacts' }],
  })
  expect(await findingsIn(hub, body('support_contacts'))).toEqual([])
  expect(await findingsIn(hub, body('calm'))).toMatchObject([{ level: 'error', rule: 'link-address' }])
  expect(await findingsIn(hub, body(''))).toMatchObject([{ level: 'error', rule: 'link-address' }])
})

test('a page that readers do not see leads nowhere, and one that has moved leads to another', async () => {
  await addDocument(api, { id: 'page:moved', address: '/wellbeing/moved' })
  await addDocument(api, { id: 'page:hidden', address: '/wellbeing/hidden' })
  await addDocument(api, { id: 'page:retired', address: '/wellbeing/retired' })
  const { now } = api.clock
  for (const [id, state] of [
    ['page:hidden', { is_hidden: true }],
    ['page:retired', { retired_at: now }],
    ['page:moved', { retired_at: now, moved_to: '/wellbeing' }],
  ] as const)
    await api.context.db.updateTable('documents').set(state).where('id', '=', id).execute()
  const findings = await findingsIn(step, linksTo('/wellbeing/moved', '/wellbeing/hidden', '/wellbeing/retired'))
  const messages = ['hidden', 'retired'].map((slug) => `The link /wellbeing/${slug} leads nowhere.`)
  expect(findings.map(({ message }) => message)).toEqual(messages)
})

test('a step needs a text, and a video none', async () => {
  const empty = [{ level: 'error', rule: 'field', message: 'Enter a text' }]
  expect(await findingsIn(step, ofStep(' '))).toEqual(empty)
  expect(await findingsIn({ ...step, id: 'step:writing:plan:start:watch' }, ofStep(''))).toEqual([])
})

test('an uploaded picture must be there', async () => {
  const hash = 'ab'.repeat(32)
  const address = `/api/content_images/${hash}.webp`
  const body = { title: 'Help', blocks: [{ id: 'a', type: 'image', image: address, alt: 'A desk' }] }
  expect(await findingsIn(page, body)).toEqual([
    { level: 'error', rule: 'image', message: `There is no image ${address}.` },
  ])
  const picture = { type: 'webp', bytes: Buffer.of(1), width: 1, height: 1 } as const
  const image = { hash, ...picture, uploaded_at: api.context.now() }
  await api.context.db.insertInto('content_images').values(image).execute()
  expect(await findingsIn(page, body)).toEqual([])
})

test('a video must be there', async () => {
  const body = (video: string) => ({ title: 'Help', blocks: [{ id: 'a', type: 'video', title: 'Watch', video }] })
  expect(await findingsIn(page, body('clip'))).toEqual([])
  expect(await findingsIn(page, body('gone'))).toEqual([
    { level: 'error', rule: 'field', message: 'There is no video gone.' },
  ])
})

test('a link that its site says is gone blocks, one that cannot be reached is a warning', async () => {
  const body = linksTo('https://gone.test/', 'https://far.test/', 'https://here.test/')
  const states: Record<string, LinkState> = { 'https://gone.test/': 'gone', 'https://here.test/': 'found' }
  const ask = vi.fn(async (url: string) => states[url] ?? 'unknown')
  const expected = [
    { level: 'error', rule: 'link-address', message: expect.stringContaining('https://gone.test/ is gone') },
    { level: 'warning', rule: 'link-unchecked', message: expect.stringContaining('https://far.test/ was not checked') },
  ]
  expect(await findingsIn(step, body, ask)).toEqual(expected)
  // What was found counts for an hour; the others are asked again.
  expect(await findingsIn(step, body)).toEqual(expected)
  expect(ask).toHaveBeenCalledTimes(3)
  minutes(59)
  await findingsIn(step, body, ask)
  expect(ask).toHaveBeenCalledTimes(5)
  minutes(2)
  await findingsIn(step, body, ask)
  expect(ask).toHaveBeenCalledTimes(8)
})

test('a link that is fixed is no longer broken', async () => {
  const body = linksTo('https://fixed.test/')
  expect(await findingsIn(step, body, answering('gone'))).toMatchObject([{ level: 'error' }])
  expect(await findingsIn(step, body, answering('unknown'))).toMatchObject([{ rule: 'link-unchecked' }])
  const links = api.context.db.selectFrom('document_links').select('is_broken')
  expect(await links.where('url', '=', 'https://fixed.test/').execute()).toEqual([{ is_broken: true }])
  expect(await findingsIn(step, body, answering('found'))).toEqual([])
})

// docs/product/content-desk.md#dismissed-links
test('a link that someone has opened is not reported again, except for another address or when it is gone', async () => {
  const { id } = await api.newPerson()
  const urls = ['https://opened.test/', '/remote-page']
  const body = linksTo(...urls, 'https://opened.test/2')
  const open = async (ask: AskLink) => (await findingsIn(step, body, ask)).map(({ message }) => message.split(' ')[2])
  expect(await open(answering('unknown'))).toHaveLength(3)
  await confirmLinks(api.context.db, [...urls, ...urls], { userId: id, now: api.clock.now })
  await confirmLinks(api.context.db, urls, { userId: id, now: api.clock.now })
  expect(await open(answering('unknown'))).toEqual(['https://opened.test/2'])
  expect(await findingsIn(step, body, answering('gone'))).toMatchObject([{ level: 'error' }, { level: 'error' }])
  expect(await findingsIn(step, linksTo('/remote-page'), undefined, async () => [])).toMatchObject([{ level: 'error' }])
  await withdrawConfirmations(api.context.db, urls)
  expect(await open(answering('unknown'))).toHaveLength(3)
})

test('a finding whose address is too long to store cannot be dismissed', async () => {
  const long = `https://long.test/${'ä'.repeat(1000)}`
  const { findings } = await checkBody(api.context, step, linksTo('https://short.test/', long))
  expect(findings.map(({ address }) => address)).toEqual(['https://short.test/', undefined])
})

test('20 links are asked in one check, and the rest in the next', async () => {
  const body = linksTo(...Array.from({ length: 30 }, (_, index) => `https://many.test/${index}`))
  const ask = answering('found')
  expect(await findingsIn(step, body, ask)).toHaveLength(10)
  expect(ask).toHaveBeenCalledTimes(20)
  expect(await findingsIn(step, body, ask)).toEqual([])
  expect(ask).toHaveBeenCalledTimes(30)
})

test('errors come before warnings', async () => {
  // The words of links are looked at before the files of pictures.
  const findings = await findingsIn(step, ofStep('See [www.uni.test](/support).\n\n![A plan](/images/nothing.svg)'))
  expect(findings.map(({ level }) => level)).toEqual(['error', 'warning'])
})
