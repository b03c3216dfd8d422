import { expect, test } from 'vitest'
import { addDocument, newContentManager } from '../../../../test/support/content-desk.ts'
import { useTestApi } from '../../../../test/support/test-api.ts'

const api = useTestApi()
const documents = () => api.context.db.updateTable('documents')
const setLive = (slug: string, body: object) =>
  documents().set('live', JSON.stringify(body)).where('id', '=', `page:${slug}`).execute()
const statusOf = async ({ call }: { call: typeof api.visitor }, slug: string) =>
  (await call('GET', `/pages/${slug}`)).status

test('a page comes with its Markdown as safe HTML', async () => {
  const { call } = await api.newPerson({ wellbeings: ['support_contacts'] })
  const { status, body } = await call('GET', '/pages/contacts')
  expect(status).toBe(200)
  expect(body.page).toMatchObject({ slug: 'contacts', revision: 0, title: 'Whom to call', lead: 'You are not alone.' })
  const content = '<p>Someone who <strong>listens</strong>.</p>'
  expect(body.page.blocks).toMatchObject([
    { id: 'listeners', type: 'contact', content, phone: '111', email: '' },
    { id: 'first', type: 'heading', level: 2, text: 'Before you call' },
    { id: 'prepare', items: ['Find a <em>quiet</em> room', 'See <a href="/wellbeing">the hub</a>'] },
  ])
})

// docs/product/content-desk.md#tables
test('the cells of a table come as safe HTML', async () => {
  const { call } = await api.newPerson({ wellbeings: ['calm'] })
  const rows = [
    ['Day', '**Time**'],
    ['Monday', '<script>x</script> [Help](/support)'],
  ]
  await addDocument(api, {
    id: 'page:hours',
    address: '/wellbeing/hours',
    body: { title: 'Hours', lead: '', blocks: [{ id: 't', type: 'table', caption: 'Open', heads: 'both', rows }] },
  })
  const { body } = await call('GET', '/pages/hours')
  expect(body.page.blocks).toEqual([
    {
      id: 't',
      type: 'table',
      caption: 'Open',
      heads: 'both',
      rows: [
        ['Day', '<strong>Time</strong>'],
        ['Monday', '&lt;script&gt;x&lt;/script&gt; <a href="/support">Help</a>'],
      ],
    },
  ])
})

test.each([
  ['a visitor', undefined, { open: 200, help: 401, hub: 401, contacts: 401, nothing: 404 }],
  ['a person of an institution', [], { open: 200, help: 200, hub: 404, contacts: 404, nothing: 404 }],
  ['a person with another entry', ['calm'], { open: 200, help: 200, hub: 200, contacts: 404, nothing: 404 }],
  ['a person with the entry', ['support_contacts'], { open: 200, help: 200, hub: 200, contacts: 200, nothing: 404 }],
] as const)('%s reads the pages that are for them', async (_, wellbeings, expected) => {
  const reader = wellbeings ? await api.newPerson({ wellbeings: [...wellbeings] }) : { call: api.visitor }
  for (const [slug, status] of Object.entries(expected)) expect(await statusOf(reader, slug), slug).toBe(status)
})

test('a content manager reads all pages', async () => {
  const manager = await newContentManager(api)
  for (const slug of ['open', 'help', 'hub', 'contacts']) expect(await statusOf(manager, slug), slug).toBe(200)
})

test('a browser that has the page gets a 304, until it changes', async () => {
  const { cookie } = await api.newPerson({ wellbeings: ['calm'] })
  const get = (slug: string, tag?: string) =>
    api.app.inject({ url: `/api/pages/${slug}`, headers: { cookie, ...(tag && { 'if-none-match': tag }) } })
  const first = await get('hub')
  const { etag } = first.headers
  expect(etag).toMatch(/^"[\w-]{27}"$/)
  expect(first.headers['cache-control']).toBe('private, no-cache')
  for (const tag of [`${etag}`, `W/${etag}`, `"other", ${etag}`]) {
    const again = await get('hub', tag)
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
  }
  expect((await get('help', `${etag}`)).statusCode).toBe(200)
  await setLive('hub', { title: 'Changed', lead: '', blocks: [] })
  const changed = await get('hub', `${etag}`)
  expect([changed.statusCode, changed.json().page.title]).toEqual([200, 'Changed'])
})

test('a response about a person is not stored by the browser', async () => {
  const { call } = await api.newPerson()
  const { headers } = await call('GET', '/flows')
  expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined])
})

test('blocks of another release are left out, scripts are inert, and a body that cannot be read gives way to the file', async () => {
  const live = async (body: object) => {
    await setLive('open', body)
    return (await api.visitor('GET', '/pages/open')).body.page
  }
  const blocks = [
    { id: 'a', type: 'carousel', slides: [] },
    { id: 'b', type: 'text', text: '<script>alert(1)</script>\n\n[x](javascript:alert(1))' },
    { id: 'c', type: 'link', label: 'x', to: 'javascript:alert(1)' },
  ]
  expect(await live({ title: 'Open', blocks })).toMatchObject({
    title: 'Open',
    blocks: [{ id: 'b', text: '&lt;script&gt;alert(1)&lt;/script&gt;<p>x</p>' }],
  })
  expect(await live({ blocks: 'none' })).toMatchObject({
    title: 'Resources',
    blocks: [{ text: '<p>For everyone.</p>' }],
  })
})

test('a text as long as an author may write is shown, though its HTML is longer', async () => {
  const item = '*&* '.repeat(249)
  const long = '&'.repeat(20_000)
  const blocks = [
    { id: 'a', type: 'text', text: long },
    { id: 'b', type: 'list', items: [item] },
  ]
  await setLive('open', { title: 'Open', blocks })
  const { status, body } = await api.visitor('GET', '/pages/open')
  expect(status).toBe(200)
  expect(body.page.blocks[0].text.length).toBeGreaterThan(100_000 - 10)
})

test('the stretches are those of the page about them as it is published, also for people without that page', async () => {
  const { call } = await api.newPerson({ wellbeings: [] })
  expect((await api.visitor('GET', '/stretches')).status).toBe(401)
  const stretch = { name: 'Reach up', least: 10, most: 20, sides: false, tips: ['Breathe out.'] }
  const blocks = [
    { id: 'arms', type: 'heading', level: 2, text: 'Arms' },
    { ...stretch, id: 'reach-up', type: 'exercise', image: '/images/stretches/reach-up.svg' },
  ]
  await addDocument(api, { id: 'page:desk-stretches', body: { title: 'Desk Stretches', lead: '', blocks } })
  expect((await call('GET', '/stretches')).body).toEqual({ stretches: [stretch] })
})
