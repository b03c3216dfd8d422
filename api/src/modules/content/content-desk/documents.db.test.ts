import { expect, test } from 'vitest'
import { addDocument, newContentManager } from '../../../../test/support/content-desk.ts'
import { read as address } from '../../../../test/support/steps.ts'
import { useTestApi } from '../../../../test/support/test-api.ts'
import { buildApp } from '../../../app.ts'

const api = useTestApi()
const base = '/content_desk/documents'
const words = (text: string) => ({ title: 'Resources', lead: '', blocks: [{ id: 'words', type: 'text', text }] })
const edit = (text: string, more: object = {}) => ({ body: words(text), base: 0, ...more })
const read = async (slug = 'open') => (await api.visitor('GET', `/pages/${slug}`)).body.page
const step = 'step:writing:plan:start:read'

test('the list has every document with its state, in the order of the desk', async () => {
  const { call } = await newContentManager(api)
  const { status, body } = await call('GET', base)
  expect(status).toBe(200)
  const ids = body.documents.map(({ id }: { id: string }) => id)
  const ofEachKind = ['page:hub', step, 'software:reader', 'badge:EXPLORER', 'directives:essay']
  expect(ids).toEqual(expect.arrayContaining(ofEachKind))
  expect(ids.slice(0, 4)).toEqual(['page:open', 'page:help', 'page:hub', 'page:contacts'])
  const about = { kind: 'page', area: 'Wellbeing', title: 'Whom to call', address: '/wellbeing/contacts' }
  const byNoOne = { published_by: null, draft_by: null, scheduled_for: null }
  const untouched = { revision: 0, ...byNoOne, broken_links: 0, reports: 0 }
  const contacts = body.documents.find(({ id }: { id: string }) => id === 'page:contacts')
  expect(contacts).toMatchObject({ ...about, ...untouched, checked_on: '2026-01-31' })
  expect(body.documents).toContainEqual(expect.objectContaining({ id: step, area: 'Writing', address }))
})

test('broken links, reports and due checks are counted', async () => {
  const { call } = await newContentManager(api)
  const { db } = api.context
  const now = api.clock.now
  const links = ['https://listeners.test/', 'https://listeners.test']
  const broken = links.map((url) => ({ url, is_broken: true, checked_at: now }))
  await db.insertInto('document_links').values(broken).execute()
  const mistake = { document_id: 'page:contacts', address: '/x', revision: 0, words: 'Wrong', reported_at: now }
  await db.insertInto('mistakes').values(mistake).execute()
  const checkedOn = async (checked_on: string) => {
    const dates = { added_on: '2025-01-01', checked_on }
    await db.updateTable('documents').set(dates).where('id', '=', 'page:contacts').execute()
    return (await call('GET', `${base}/page:contacts`)).body.document
  }
  expect(await checkedOn('2025-09-10')).toMatchObject({ broken_links: 1, reports: 1, is_due: false })
  expect(await checkedOn('2025-09-09')).toMatchObject({ is_due: true })
  const { body } = await call('POST', `${base}/page:contacts/checked`)
  expect(body.document).toMatchObject({ is_due: false, checked_on: '2026-03-10' })
})

test('a document is due on the day by which its facts are to be checked, until someone has looked at it', async () => {
  const { call } = await newContentManager(api)
  const checkBy = async (check_by: string | null) => {
    const dates = { added_on: '2026-01-01', checked_on: '2026-03-01', check_by }
    await api.context.db.updateTable('documents').set(dates).where('id', '=', 'page:contacts').execute()
    return (await call('GET', `${base}/page:contacts`)).body.document.is_due
  }
  expect(await checkBy(null)).toBe(false)
  expect(await checkBy('2026-03-11')).toBe(false)
  expect(await checkBy('2026-03-10')).toBe(true)
  expect(await checkBy('2026-02-28')).toBe(false)
})

test('a draft is saved, shown to its author as their own, and discarded', async () => {
  const ana = await newContentManager(api)
  const { status, body } = await ana.call('PUT', `${base}/page:open/draft`, edit('Draft.', { version: 0 }))
  expect(status).toBe(200)
  expect(body.draft).toMatchObject({ version: 1, base: 0, body: words('Draft.'), author: { is_you: true } })
  const bo = await newContentManager(api)
  const { document } = (await bo.call('GET', `${base}/page:open`)).body
  expect(document).toMatchObject({ draft: { version: 1, author: { name: 'Ada Price', is_you: false } }, revision: 0 })
  expect((await read()).blocks[0].text).toBe('<p>For everyone.</p>')
  expect((await ana.call('DELETE', `${base}/page:open/draft`)).status).toBe(200)
  expect((await ana.call('GET', `${base}/page:open`)).body.document.draft).toBeNull()

  // Bo still has the discarded draft: its version is not a version of the next one.
  const next = await ana.call('PUT', `${base}/page:open/draft`, edit('Next.', { version: 0 }))
  expect(next.body.draft.version).toBe(2)
  expect((await bo.call('PUT', `${base}/page:open/draft`, edit('Over it.', { version: 1 }))).status).toBe(409)
  await ana.call('DELETE', `${base}/page:open/draft`)
})

test('a discarded draft stays a version with what was written, half written too, and is brought back', async () => {
  const [ana, bo] = [await newContentManager(api), await newContentManager(api)]
  const path = `${base}/page:discarded`
  await addDocument(api, { id: 'page:discarded' })
  const open = async () => (await bo.call('GET', path)).body.document
  const { body: live, revision } = await open()
  const written = { ...live, title: '', lead: 'Half written' }
  await ana.call('PUT', `${path}/draft`, { body: written, version: 0, base: revision })
  const { status, body } = await bo.call('DELETE', `${path}/draft`)
  expect(status).toBe(200)
  const [discarded] = body.document.revisions
  expect(discarded).toMatchObject({
    state: 'cancelled',
    publish_at: null,
    restored: revision,
    author: { is_you: true },
  })
  expect((await ana.call('GET', `${path}/revisions/${discarded.number}`)).body.body).toEqual(written)
  expect(body.document).toMatchObject({ draft: null, revision, body: live, scheduled_for: null })
  expect((await ana.call('PUT', `${path}/presence`)).body.facts.newest).toBe(discarded.number)

  // What was not seen yet is no reason to refuse a publication.
  const next = { body: { ...live, lead: 'Published' }, base: revision, from: revision, draft: 0 }
  expect((await ana.call('POST', `${path}/publications`, next)).status).toBe(200)
  const { revisions } = await open()
  await bo.call('DELETE', `${path}/draft`)
  await ana.call('PUT', `${path}/draft`, { body: (await open()).body, version: 0, base: revisions[0].number })
  await bo.call('DELETE', `${path}/draft`)
  expect((await open()).revisions).toHaveLength(revisions.length)
})

test('a draft over another’s is refused and shows both; the same one sent again is not', async () => {
  const [ana, bo] = [await newContentManager(api), await newContentManager(api)]
  const mine = edit('Mine.', { version: 0 })
  const answers = await Promise.all([
    ana.call('PUT', `${base}/page:help/draft`, mine),
    bo.call('PUT', `${base}/page:help/draft`, edit('Yours.', { version: 0 })),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body).toMatchObject({
    msg: 'This draft has been changed somewhere else since you opened it.',
    current: { id: 'page:help', draft: { version: 1 } },
  })
  const saver = answers[0]?.status === 200 ? ana : bo
  const { body } = answers[0]?.status === 200 ? mine : edit('Yours.')
  expect((await saver.call('PUT', `${base}/page:help/draft`, { body, base: 0, version: 0 })).body.draft.version).toBe(1)
  expect((await saver.call('PUT', `${base}/page:help/draft`, edit('More.', { version: 1 }))).body.draft.version).toBe(2)
})

test('a preview shows the draft to content managers alone, whatever is half written in it', async () => {
  const { call } = await newContentManager(api)
  const body = { title: '', blocks: [...words('Soon.').blocks, { id: 'new', type: 'card', title: '' }] }
  await call('PUT', `${base}/page:open/draft`, { body, base: 0, version: 0 })
  const preview = await call('GET', '/pages/open?preview=draft')
  expect(preview.headers['cache-control']).toBe('no-store')
  expect(preview.body.page).toMatchObject({
    revision: null,
    title: 'Resources',
    blocks: [{ id: 'words', text: '<p>Soon.</p>' }],
  })
  const student = await api.newPerson()
  for (const reader of [student.call, api.visitor]) {
    expect((await reader('GET', '/pages/open?preview=draft')).body.page.blocks[0].text).toBe('<p>For everyone.</p>')
  }
  await call('DELETE', `${base}/page:open/draft`)
})

test('the preview of a step shows its draft, an essential’s among the tutorials', async () => {
  const { call } = await newContentManager(api)
  const draft = (name: string) => ({ body: { name, text: 'A *draft*.', tip: 7 }, base: 0, version: 0 })
  await call('PUT', `${base}/${step}/draft`, draft('Read slowly'))
  const shown = (await call('GET', `${address}?preview=draft`)).body.step
  expect(shown).toMatchObject({ name: 'Read slowly', content: '<p>A <em>draft</em>.</p>' })
  expect(shown.tip).toBe('<p>Take <strong>care</strong>.</p>')
  const student = await api.newPerson()
  expect((await student.call('GET', `${address}?preview=draft`)).body.step.name).toBe('Read')

  await call('PUT', `${base}/step:reader:essentials:second/draft`, draft('Second thoughts'))
  await call('POST', '/users/softwares/select', { user: { software_ids: ['reader'] } })
  const names = async (query: string) =>
    (await call('GET', `/users/tutorials${query}`)).body.essential_steps.map(({ name }: { name: string }) => name)
  expect(await names('?preview=draft')).toEqual(['First', 'Second thoughts'])
  expect(await names('')).toEqual(['First', 'Second'])
})

test.each([
  ['HTML', words('<b>Bold</b>'), 'blocks/0/text'],
  ['a script', words('[Ask our team](javascript:alert(1))'), 'blocks/0/text'],
  ['an unknown block', { ...words('x'), blocks: [{ id: 'a', type: 'carousel' }] }, 'blocks/0/type'],
  [
    'a missing picture',
    { ...words('x'), blocks: [{ id: 'a', type: 'image', image: '/images/gone.svg', alt: 'A desk' }] },
    'blocks/0/image',
  ],
  ['no title', { ...words('x'), title: ' ' }, 'title'],
])('a text with %s is not published, and the reason names the field', async (_, body, path) => {
  const { call } = await newContentManager(api)
  const answer = await call('POST', `${base}/page:open/publications`, { body, base: 0 })
  expect(answer.status).toBe(422)
  expect(Object.keys(answer.body.errors)).toContain(path)
  expect(answer.body.msg).toMatch(/^This cannot be published yet: /)
  expect((await read()).revision).toBe(0)
})

test('more than 300 kB is refused in words, as a draft too', async () => {
  const { call } = await newContentManager(api)
  const long = edit('x'.repeat(301_000), { version: 0 })
  for (const answer of [
    await call('PUT', `${base}/page:open/draft`, long),
    await call('POST', `${base}/page:open/publications`, long),
  ]) {
    expect(answer).toMatchObject({ status: 422, body: { errors: { body: [expect.stringContaining('300 kB')] } } })
  }
  const tooLarge = await call('PUT', `${base}/page:open/draft`, edit('x'.repeat(1_100_000), { version: 0 }))
  expect(tooLarge).toMatchObject({ status: 413, body: { msg: 'This is too large to send.' } })
})

test('a document that is not there is a 404', async () => {
  const { call } = await newContentManager(api)
  for (const [method, path] of [
    ['GET', ''],
    ['PUT', '/draft'],
    ['DELETE', '/draft'],
    ['POST', '/publications'],
    ['GET', '/revisions/0'],
    ['POST', '/revisions/0/restoration'],
    ['DELETE', '/revisions/1'],
    ['POST', '/checked'],
  ] as const) {
    const body = method === 'PUT' || method === 'POST' ? edit('x', { version: 0 }) : undefined
    expect((await call(method, `${base}/page:gone${path}`, body)).status, `${method} ${path}`).toBe(404)
  }
})

// docs/product/content-desk.md#due
test('another server on the same database serves a publication at once', async () => {
  const other = await buildApp(api.context)
  const readThere = async () => (await other.inject({ url: '/api/pages/open' })).json().page.blocks[0].text
  const { call } = await newContentManager(api)
  const { document } = (await call('GET', `${base}/page:open`)).body
  const newest = Math.max(0, ...document.revisions.map(({ number }: { number: number }) => number))
  await readThere()
  await call('POST', `${base}/page:open/publications`, { ...edit('Published over there.'), base: newest })
  expect(await readThere()).toBe('<p>Published over there.</p>')
  await call('POST', `${base}/page:open/revisions/0/restoration`, {})
  expect(await readThere()).toBe('<p>For everyone.</p>')
  await other.close()
})
