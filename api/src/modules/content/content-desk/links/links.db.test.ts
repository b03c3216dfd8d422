// docs/product/content-desk.md#links
import { beforeAll, expect, test } from 'vitest'
import { addDocument, newContentManager } from '../../../../../test/support/content-desk.ts'
import { read as step } from '../../../../../test/support/steps.ts'
import { type SignedIn, useTestApi } from '../../../../../test/support/test-api.ts'

const api = useTestApi()
let editor: SignedIn

const target = '/support/linked-test'
const body = (id: string, link = target) => ({
  title: `Links of ${id}`,
  lead: '',
  blocks: [
    { id: 'a', type: 'text', text: `See [Linked](${link}#part).` },
    { id: 'b', type: 'link', label: 'Linked', to: link },
  ],
})

beforeAll(async () => {
  editor = await newContentManager(api)
  await addDocument(api, { id: 'page:linked-test', address: target })
  for (const id of ['one', 'two', 'busy']) {
    await addDocument(api, { id: `page:linking-${id}`, address: `/support/linking-${id}`, body: body(id) })
  }
  await addDocument(api, { id: 'page:linking-not', body: body('not', `${target}-too`) })
  const draft = { body: body('busy'), version: 0, base: 0 }
  await editor.call('PUT', '/content_desk/documents/page:linking-busy/draft', draft)
})

const targets = async (query: string) =>
  (await editor.call('GET', `/content_desk/link_targets?query=${encodeURIComponent(query)}`)).body.targets
const addressAt = async (address: string) =>
  (await editor.call('GET', `/content_desk/documents/page:linked-test/address?address=${encodeURIComponent(address)}`))
    .body
const incoming = async () =>
  (await editor.call('GET', '/content_desk/documents/page:linked-test/incoming_links')).body.links

test('targets of a link are found by title, of each kind', async () => {
  expect(await targets('whom to call')).toContainEqual({
    kind: 'page',
    title: 'Whom to call',
    address: '/wellbeing/contacts',
    place: 'Wellbeing',
  })
  const kinds = async (query: string) => (await targets(query)).map(({ kind }: { kind: string }) => kind)
  expect(await kinds('raeder')).toEqual(expect.arrayContaining(['software', 'resource', 'file']))
  expect(await kinds('polish')).toContain('step')
  expect(await kinds('writing')).toContain('flow')
  expect(await targets('?!')).toEqual([])
})

test('an address at which nothing is has others near it', async () => {
  expect(await addressAt('/wellbeing/contacts#late')).toEqual({ state: 'closed', nearest: [] })
  expect(await addressAt(`${step}?from=menu`)).toEqual({ state: 'known', nearest: [] })
  const { state, nearest } = await addressAt('/wellbeing/whom-to-cal')
  expect(state).toBe('unknown')
  expect(nearest.map(({ address }: { address: string }) => address)).toContain('/wellbeing/contacts')
  expect((await addressAt('/%%%')).state).toBe('unknown')
})

test('the links that lead to a document are listed with their fields', async () => {
  const one = { document: 'page:linking-one', title: 'Help', words: 'Linked', is_draft: false, is_busy: false }
  const links = await incoming()
  expect(links).toContainEqual({ ...one, path: 'blocks/0/text' })
  expect(links).toContainEqual({ ...one, path: 'blocks/1/to' })
  expect(links).toContainEqual(expect.objectContaining({ document: 'page:linking-busy', is_busy: true }))
  expect(links).toHaveLength(6)
})

test('links are changed where no one else is changing the document, and once', async () => {
  const change = { from: target, to: '/wellbeing/contacts', documents: ['page:linking-one', 'page:linking-busy'] }
  const first = await editor.call('POST', '/content_desk/link_changes', change)
  expect(first.body).toEqual({ changed: ['page:linking-one'], unchanged: ['page:linking-busy'] })
  const { document } = (await editor.call('GET', '/content_desk/documents/page:linking-one')).body
  expect(document.body.blocks).toMatchObject([
    { text: 'See [Linked](/wellbeing/contacts).' },
    { to: '/wellbeing/contacts' },
  ])
  expect(document.revisions[0].why).toBe('Links to /support/linked-test now lead to /wellbeing/contacts')
  const again = await editor.call('POST', '/content_desk/link_changes', change)
  expect(again.body.changed).toEqual([])
})

test('a title that has changed is changed in the words of links', async () => {
  const words = { from: 'Linked', to: 'Linked again' }
  const change = { from: target, to: target, words, documents: ['page:linking-two'] }
  await editor.call('POST', '/content_desk/link_changes', change)
  const { document } = (await editor.call('GET', '/content_desk/documents/page:linking-two')).body
  expect(document.body.blocks[0].text).toBe('See [Linked again](/support/linked-test#part).')
})

test.each([
  ['to nowhere', { from: target, to: '/wellbeing/nothing-here', documents: ['page:linking-one'] }],
  ['to another site', { from: target, to: 'https://a.test/', documents: ['page:linking-one'] }],
  ['of no document', { from: target, to: '/support', documents: [] }],
])('a change of links %s is refused', async (_, change) => {
  expect((await editor.call('POST', '/content_desk/link_changes', change)).status).toBe(422)
})

test('the broken links of what readers see are listed with their fields', async () => {
  const now = api.clock.now
  const link = { url: 'https://gone.test/a', is_broken: true, checked_at: now }
  await api.context.db.insertInto('document_links').values(link).execute()
  await addDocument(api, { id: 'page:linking-gone', body: body('gone', link.url) })
  const { links } = (await editor.call('GET', '/content_desk/broken_links')).body
  // The fragment makes it another address.
  expect(links).toEqual([
    {
      document: 'page:linking-gone',
      title: 'Help',
      path: 'blocks/1/to',
      address: link.url,
      checked_at: now.toISOString(),
    },
  ])
})
