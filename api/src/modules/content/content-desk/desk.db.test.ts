import { beforeAll, expect, test } from 'vitest'
import { addDocument, newContentManager } from '../../../../test/support/content-desk.ts'
import { type SignedIn, useTestApi } from '../../../../test/support/test-api.ts'

const api = useTestApi()
let editor: SignedIn

const desk = '/content_desk/documents/page:desk-test'
const flowStep = '/flows/any/learning_modules/module/chapters/chapter/steps/step'

beforeAll(async () => {
  editor = await newContentManager(api)
  await addDocument(api, { id: 'page:desk-test', address: '/wellbeing/desk-test' })
  await addDocument(api, { id: 'step:any:module:chapter:step', address: flowStep })
})

test.each([
  ['POST', 'check', { body: {} }],
  ['PUT', 'presence', undefined],
] as const)('%s %s of a document that is not there is a 404', async (method, path, body) => {
  expect((await editor.call(method, `${desk}/${path}`, body)).status).toBe(200)
  expect((await editor.call(method, `${desk.replace('desk-test', 'gone')}/${path}`, body)).status).toBe(404)
})

test('a check tells the errors first and says nothing of what is right', async () => {
  const blocks = [
    { id: 'a', type: 'text', text: 'You can utilise it.' },
    { id: 'b', type: 'link', label: 'here', to: '/dashboard/learn' },
  ]
  const { body } = await editor.call('POST', `${desk}/check`, { body: { title: 'Help', blocks } })
  const findings = [
    expect.objectContaining({ level: 'error', rule: 'link-text', path: 'blocks/1/label' }),
    expect.objectContaining({ level: 'warning', rule: 'glossary', path: 'blocks/0/text' }),
  ]
  expect(body).toEqual({ findings, reading_age: null, long_sentences: [], words: 4 })
})

// docs/product/content-desk.md#dismissed-links
test('a link that one content manager has opened is shown to no other, until that is undone', async () => {
  const other = await newContentManager(api)
  const body = { title: 'Help', blocks: [{ id: 'a', type: 'link', label: 'Our friends', to: '/friends' }] }
  const findings = async (person: SignedIn) => (await person.call('POST', `${desk}/check`, { body })).body.findings
  const confirm = (person: SignedIn, is_confirmed: boolean) =>
    person.call('PUT', '/content_desk/link_confirmations', { urls: ['/friends'], is_confirmed })
  expect(await findings(other)).toMatchObject([{ rule: 'link-unchecked', path: 'blocks/0/to', address: '/friends' }])
  expect((await confirm(editor, true)).body).toEqual({})
  expect(await findings(other)).toEqual([])
  await confirm(other, false)
  expect(await findings(editor)).toHaveLength(1)
})

test.each([
  ['none', []],
  ['more than 500', Array.from({ length: 501 }, (_, index) => `https://example.org/${index}`)],
  ['an address that an index cannot hold', [`https://example.org/${'ä'.repeat(1000)}`]],
  ['an address that is not a link', ['javascript:alert(1)']],
])('%s of links is refused', async (_what, urls) => {
  const { status } = await editor.call('PUT', '/content_desk/link_confirmations', { urls, is_confirmed: true })
  expect(status).toBe(422)
})

test('a body of more than 300 kB is refused', async () => {
  const { status, body } = await editor.call('POST', `${desk}/check`, { body: { title: 'x'.repeat(300_000) } })
  expect(status).toBe(422)
  expect(body.msg).toContain('300 kB')
})

test('a body that is nested without end is refused', async () => {
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
  const ours = { host: 'stepwise.test', origin: 'http://stepwise.test', cookie: editor.cookie }
  const headers = { ...ours, 'content-type': 'application/json' }
  const payload = `{"body":{"title":${deep}}}`
  const { statusCode } = await api.app.inject({ method: 'POST', url: `/api${desk}/check`, headers, payload })
  expect(statusCode).toBe(422)
})

test('editors see each other for 45 seconds', async () => {
  const other = await newContentManager(api)
  const presence = async (person: SignedIn) => (await person.call('PUT', `${desk}/presence`)).body.editors
  await presence(editor)
  expect(await presence(other)).toEqual([{ name: 'Ada Price' }])
  expect(await presence(editor)).toEqual([{ name: 'Ada Price' }])
  api.advance(46_000)
  expect(await presence(editor)).toEqual([])
  expect(await presence(other)).toHaveLength(1)
})

test('an editor learns what has become of the document', async () => {
  const { call } = await newContentManager(api)
  const facts = async () => (await call('PUT', `${desk}/presence`)).body.facts
  const before = await facts()
  expect(before).toEqual({ revision: 0, scheduled_for: null, newest: 0, draft: 0 })
  await call('PUT', `${desk}/draft`, { body: { title: 'Help' }, base: 0, version: 0 })
  expect(await facts()).toEqual({ ...before, draft: 1 })
})

test.each([
  ['/wellbeing/desk-test', 'page:desk-test'],
  ['/wellbeing/desk-test/?from=menu#part', 'page:desk-test'],
  [flowStep, 'step:any:module:chapter:step'],
  [`/favourites${flowStep}?software=reader`, 'step:any:module:chapter:step'],
  ['/favourites/wellbeing/desk-test', null],
  ['/nowhere', null],
  ['/', null],
  ['', null],
])('at %s readers see %s', async (address, id) => {
  const { status, body } = await editor.call('GET', `/content_desk/places?address=${encodeURIComponent(address)}`)
  expect(status).toBe(200)
  expect(body.document?.id ?? null).toBe(id)
})
