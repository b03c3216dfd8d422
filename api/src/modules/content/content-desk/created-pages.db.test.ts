import { expect, test } from 'vitest'
import { newContentManager } from '../../../../test/support/content-desk.ts'
import { useContentFolder } from '../../../../test/support/content-folder.ts'
import { type Answer, useTestApi } from '../../../../test/support/test-api.ts'
import { loadContent } from '../../../content/load-content.ts'
import { readContent } from '../../../content/read-content.ts'

// docs/product/content-desk.md#created-pages

const api = useTestApi()
const content = useContentFolder()

type Manager = Awaited<ReturnType<typeof newContentManager>>
const page = (slug: string, more: object = {}) => ({ title: 'Sleep well', area: 'support', slug, linked: [], ...more })
const create = async ({ call }: Manager, given: object) => call('POST', '/content_desk/pages', given)
const text = (words: string) => ({
  title: 'Sleep well',
  lead: '',
  blocks: [{ id: 'words', type: 'text', text: words }],
})
const publish = ({ call }: Manager, slug: string, more: object = {}) => {
  const given = { body: text('Put the phone away.'), base: 0, ...more }
  return call('POST', `/content_desk/documents/page:${slug}/publications`, given)
}
const found = async ({ call }: Pick<Manager, 'call'>, query: string) =>
  (await call('GET', `/search?query=${query}`)).body.pages.map(({ url }: { url: string }) => url)

test('a created page has an address in its area, and no one sees it until it is published', async () => {
  const manager = await newContentManager(api)
  const reader = await api.newPerson()
  const { status, body } = await create(manager, page('sleep'))
  expect(status).toBe(200)
  const about = { id: 'page:sleep', area: 'Support', address: '/support/sleep', linked: [] }
  expect(body.document).toMatchObject({ ...about, is_created: true, is_hidden: true })
  expect((await reader.call('GET', '/pages/sleep')).status).toBe(404)
  expect((await manager.call('GET', '/pages/sleep')).status).toBe(404)
  expect((await manager.call('GET', '/pages/sleep?preview=draft')).body.page.title).toBe('Sleep well')
  expect(await found(reader, 'sleep')).not.toContain('/support/sleep')

  expect((await publish(manager, 'sleep')).body.document).toMatchObject({ is_hidden: false, revision: 1 })
  expect((await reader.call('GET', '/pages/sleep')).body.page.blocks[0].text).toBe('<p>Put the phone away.</p>')
  expect((await api.visitor('GET', '/pages/sleep')).status).toBe(401)
  expect(await found(reader, 'phone')).toEqual(['/support/sleep'])
  expect((await manager.call('GET', '/content_desk/places?address=/support/sleep')).body.document.id).toBe('page:sleep')
})

test('a page that goes back to its beginning is hidden, and shown again by the next publication', async () => {
  const manager = await newContentManager(api)
  await create(manager, page('rest'))
  await publish(manager, 'rest')
  const { body } = await manager.call('POST', '/content_desk/documents/page:rest/revisions/0/restoration', {})
  expect(body.document).toMatchObject({ is_hidden: true })
  expect((await manager.call('GET', '/pages/rest')).status).toBe(404)
  await publish(manager, 'rest', { base: 2 })
  expect((await manager.call('GET', '/pages/rest')).status).toBe(200)
})

test('an address is given once, even when its page is retired', async () => {
  const manager = await newContentManager(api)
  await create(manager, page('twice'))
  const again = await create(manager, page('twice', { area: 'public' }))
  expect(again).toMatchObject({ status: 422, body: { errors: { slug: [expect.stringContaining('with this name')] } } })
  expect((await create(manager, page('hub'))).status).toBe(422)
  await manager.call('PUT', '/content_desk/pages/twice/retirement', { moved_to: '/support' })
  expect((await create(manager, page('twice'))).body.errors.slug[0]).toContain('Bring it back')
  for (const slug of ['Two words', 'a'.repeat(61), '', '../x']) {
    expect((await create(manager, page(slug))).status, slug).toBe(422)
  }
})

test('a page is linked from where its author wants it, for those who may read it', async () => {
  const manager = await newContentManager(api)
  const linked = ['wellbeing', 'support', 'footer', 'sitemap']
  for (const area of ['wellbeing', 'support', 'public']) {
    await create(manager, page(`in-${area}`, { area, linked }))
    await publish(manager, `in-${area}`)
  }
  const addressesOf = ({ body }: Answer) =>
    (body.links ?? body.page.links ?? []).map(({ address }: { address: string }) => address).toSorted()
  const calm = await api.newPerson({ wellbeings: ['calm'] })
  const student = await api.newPerson({ wellbeings: [] })
  const all = ['/pages/in-public', '/support/in-support', '/wellbeing/in-wellbeing']
  expect(addressesOf(await calm.call('GET', '/pages/hub'))).toEqual(all)
  expect(addressesOf(await calm.call('GET', '/page_links'))).toEqual(all)
  expect(addressesOf(await student.call('GET', '/page_links'))).toEqual(all.slice(0, 2))
  expect(addressesOf(await student.call('GET', '/pages/help'))).toEqual(all.slice(0, 2))
  expect(addressesOf(await api.visitor('GET', '/pages/open'))).toEqual(['/pages/in-public'])
  expect(addressesOf(await api.visitor('GET', '/resources/reader'))).toEqual(['/pages/in-public'])
  expect(await found(student, 'phone')).not.toContain('/wellbeing/in-wellbeing')
  expect(await found(calm, 'phone')).toContain('/wellbeing/in-wellbeing')

  const { body } = await manager.call('PUT', '/content_desk/pages/in-public/links', { linked: ['sitemap'] })
  expect(body.document.linked).toEqual(['sitemap'])
  expect(addressesOf(await api.visitor('GET', '/pages/open'))).toEqual([])
  expect((await manager.call('PUT', '/content_desk/pages/hub/links', { linked: [] })).status).toBe(404)
})

test('a retired page leads to another one until it is brought back', async () => {
  const manager = await newContentManager(api)
  const reader = await api.newPerson()
  await create(manager, page('old', { linked: ['sitemap'] }))
  await publish(manager, 'old', { body: text('Zebra crossing.') })
  const retire = (movedTo: string, slug = 'old') =>
    manager.call('PUT', `/content_desk/pages/${slug}/retirement`, { moved_to: movedTo })
  expect((await retire('/support/old')).status).toBe(422)
  expect((await retire('/nowhere')).status).toBe(422)
  expect((await retire('/support', 'hub')).status).toBe(404)
  expect((await retire('/support')).status).toBe(200)
  expect((await retire('/support')).status).toBe(404)

  const moved = await reader.call('GET', '/pages/old')
  expect(moved).toMatchObject({ status: 410, body: { current: { moved_to: '/support' } } })
  expect(await found(reader, 'zebra')).toEqual([])
  const { links } = (await reader.call('GET', '/page_links')).body
  expect(links).not.toContainEqual(expect.objectContaining({ address: '/support/old' }))
  expect((await publish(manager, 'old', { base: 1 })).status).toBe(404)
  const { pages } = (await manager.call('GET', '/content_desk/retired_pages')).body
  const old = { slug: 'old', title: 'Sleep well', address: '/support/old', moved_to: '/support' }
  expect(pages).toContainEqual({ ...old, retired_at: expect.any(String) })

  expect((await manager.call('DELETE', '/content_desk/pages/old/retirement')).body.document.id).toBe('page:old')
  expect((await reader.call('GET', '/pages/old')).status).toBe(200)
  expect(await found(reader, 'zebra')).toEqual(['/support/old'])
  expect((await manager.call('DELETE', '/content_desk/pages/old/retirement')).status).toBe(404)
})

// docs/product/content-desk.md#scheduled
test('retiring a page while a text is scheduled asks once what happens to it', async () => {
  const manager = await newContentManager(api)
  const scheduled = async (slug: string) => {
    await create(manager, page(slug))
    await publish(manager, slug)
    const publish_at = new Date(api.clock.now.getTime() + 60_000).toISOString()
    const later = await publish(manager, slug, { body: text('Later.'), base: 1, publish_at })
    expect(later.body.document.scheduled_for).toBe(publish_at)
  }
  const retire = (slug: string, more: object = {}) =>
    manager.call('PUT', `/content_desk/pages/${slug}/retirement`, { moved_to: '/support', ...more })
  const back = async (slug: string) =>
    (await manager.call('DELETE', `/content_desk/pages/${slug}/retirement`)).body.document
  await scheduled('waits')
  await scheduled('ends')
  expect(await retire('waits')).toMatchObject({ status: 422, body: { errors: { scheduled: [expect.any(String)] } } })
  expect((await retire('waits', { scheduled: 'keep' })).status).toBe(200)
  expect((await retire('ends', { scheduled: 'cancel' })).status).toBe(200)
  api.advance(120_000)
  expect(await back('ends')).toMatchObject({ scheduled_for: null, revision: 1, body: text('Put the phone away.') })
  expect(await back('waits')).toMatchObject({ scheduled_for: null, revision: 2, body: text('Later.') })
})

test('a page is retired and a text scheduled at the same moment: one of them is refused', async () => {
  const [ana, bo] = [await newContentManager(api), await newContentManager(api)]
  await create(ana, page('both'))
  await publish(ana, 'both')
  const publish_at = new Date(api.clock.now.getTime() + 60_000).toISOString()
  const [retired, planned] = await Promise.all([
    ana.call('PUT', '/content_desk/pages/both/retirement', { moved_to: '/support' }),
    publish(bo, 'both', { body: text('Later.'), base: 1, publish_at }),
  ])
  expect([
    [200, 404],
    [422, 200],
  ]).toContainEqual([retired.status, planned.status])
})

test('a load of the files leaves created pages as they are, and a retired one stays retired', async () => {
  const manager = await newContentManager(api)
  const reader = await api.newPerson()
  await create(manager, page('kept'))
  await publish(manager, 'kept', { body: text('Giraffe.') })
  await create(manager, page('gone'))
  await manager.call('PUT', '/content_desk/pages/gone/retirement', { moved_to: '/support' })
  await loadContent(api.context.db, { ...readContent(content.folder), hash: 'another' })
  expect((await reader.call('GET', '/pages/kept')).status).toBe(200)
  expect((await reader.call('GET', '/pages/gone')).status).toBe(410)
  expect(await found(reader, 'giraffe')).toEqual(['/support/kept'])
  const { documents } = (await manager.call('GET', '/content_desk/documents')).body
  const areas: string[] = documents.map(({ area }: { area: string }) => area)
  const count = areas.filter((area) => area === 'Support').length
  expect(areas.lastIndexOf('Support') - areas.indexOf('Support')).toBe(count - 1)
})

test('a created page that was published in an earlier form is read in that of this release', async () => {
  const manager = await newContentManager(api)
  const reader = await api.newPerson()
  await create(manager, page('stretch'))
  await publish(manager, 'stretch')
  const exercise = { id: 'neck', type: 'exercise', name: 'Neck', least: 10, most: 15, tips: ['Sit.'], drawing: 'neck' }
  const body = JSON.stringify({ title: 'Sleep well', lead: '', blocks: [exercise] })
  const { db } = api.context
  const ofPage = { body, body_version: 1 }
  await db.updateTable('document_revisions').set(ofPage).where('document_id', '=', 'page:stretch').execute()
  await db.updateTable('documents').set({ live: body }).where('id', '=', 'page:stretch').execute()
  await loadContent(db, { ...readContent(content.folder), hash: 'of another release' })
  const { blocks } = (await reader.call('GET', '/pages/stretch')).body.page
  expect(blocks).toMatchObject([{ image: '/images/stretches/neck.svg' }])
})

test('an export writes a created page as a file that reads as the same page', async () => {
  const manager = await newContentManager(api)
  await create(manager, page('exported', { area: 'public', linked: ['footer'] }))
  await publish(manager, 'exported')
  const { files } = (await manager.call('GET', '/content_desk/export')).body
  const file = files.find(({ path }: { path: string }) => path === 'pages/exported.yaml')
  content.add(file.path, file.text)()
  const { pages } = readContent(content.folder)
  const place = { slug: 'exported', address: '/pages/exported', area: 'public', access: 'public', linked: ['footer'] }
  const rest = { editions: ['study', 'pro'], checked: null, checkBy: null, body: text('Put the phone away.') }
  expect(pages.find(({ slug }) => slug === 'exported')).toEqual({ ...place, ...rest })
})
