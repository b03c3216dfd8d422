import type { FastifyRequest } from 'fastify'
import { expect, inject, test } from 'vitest'
import { newContentManager } from '../../../../test/support/content-desk.ts'
import { read, step, stepOf, watch } from '../../../../test/support/steps.ts'
import { useTestApi } from '../../../../test/support/test-api.ts'
import { loadContent } from '../../../content/load-content.ts'
import { readContent } from '../../../content/read-content.ts'
import { publishDue } from './publish-due.ts'

const api = useTestApi()
const base = '/content_desk/documents'
const words = (text: string) => ({ title: 'Resources', lead: '', blocks: [{ id: 'words', type: 'text', text }] })
const shown = async () => (await api.visitor('GET', '/pages/open')).body.page
const text = async () => (await shown()).blocks[0].text.replaceAll(/<\/?p>/g, '')
const minutes = (count: number) => new Date(api.clock.now.getTime() + count * 60_000)
const pass = (count: number) => api.advance(count * 60_000)
const polish = 'step:writing:draft:finish:polish'

type Manager = Awaited<ReturnType<typeof newContentManager>>

async function publish({ call }: Manager, body: object, more: object = {}, id = 'page:open') {
  const { body: found } = await call('GET', `${base}/${id}`)
  const newest = found.document.revisions[0]?.number ?? 0
  return call('POST', `${base}/${id}/publications`, { body, base: newest, ...more })
}
const takeBack = ({ call }: Manager, number: number, id = 'page:open') =>
  call('POST', `${base}/${id}/revisions/${number}/restoration`, { why: 'Taken back' })

test('a publication is live at once, with its author and reason; taken back, the text before is live again', async () => {
  const ana = await newContentManager(api)
  await ana.call('PUT', `${base}/page:open/draft`, { body: words('One.'), base: 0, version: 0 })
  const { status, body } = await publish(ana, words('One.'), { why: 'New opening times' })
  expect(status).toBe(200)
  const texts = { draft: null, body: words('One.'), file: words('For everyone.') }
  const by = { published_by: { name: 'Ada Price', is_you: true }, published_at: api.clock.now.toISOString() }
  const first = { number: 1, action: 'publish', state: 'live', why: 'New opening times', restored: null }
  expect(body.document).toMatchObject({ revision: 1, ...texts, ...by, revisions: [first] })
  expect(await shown()).toMatchObject({ revision: 1, blocks: [{ text: '<p>One.</p>' }] })

  await publish(ana, words('Two.'))
  expect(await text()).toBe('Two.')
  const restored = await takeBack(ana, 1)
  expect(restored.body.document).toMatchObject({
    revision: 3,
    revisions: [
      { number: 3, action: 'restore', restored: 1, state: 'live', why: 'Taken back' },
      { number: 2, state: 'past' },
      { number: 1, state: 'past' },
    ],
  })
  expect(await text()).toBe('One.')
  expect((await ana.call('GET', `${base}/page:open/revisions/2`)).body.body).toEqual(words('Two.'))
  expect((await ana.call('GET', `${base}/page:open/revisions/0`)).body.body).toEqual(words('For everyone.'))

  const reset = await takeBack(ana, 0)
  expect(reset.body.document).toMatchObject({
    revision: 0,
    published_by: null,
    revisions: [{ action: 'reset', state: 'live' }, {}, {}, {}],
  })
  expect(await shown()).toMatchObject({ blocks: [{ text: '<p>For everyone.</p>' }] })
  expect((await takeBack(ana, 99)).status).toBe(404)
})

test('the second of two publications at the same moment is refused with what is live by now', async () => {
  const [ana, bo] = [await newContentManager(api), await newContentManager(api)]
  const { document } = (await ana.call('GET', `${base}/page:open`)).body
  const known = document.revisions[0]?.number ?? 0
  const answers = await Promise.all(
    [ana, bo].map(({ call }, index) =>
      call('POST', `${base}/page:open/publications`, { body: words(`By ${index}.`), base: known }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const winner = answers.findIndex(({ status }) => status === 200)
  expect(answers[1 - winner]?.body.current).toMatchObject({ body: words(`By ${winner}.`), revision: known + 1 })
  expect(await text()).toBe(`By ${winner}.`)
})

test('a publication or a draft over a revision that there is not is refused', async () => {
  const { call } = await newContentManager(api)
  const { document } = (await call('GET', `${base}/page:open`)).body
  const unknown = (document.revisions[0]?.number ?? 0) + 1
  const given = { body: words('From nowhere.'), base: unknown }
  expect((await call('POST', `${base}/page:open/publications`, given)).status).toBe(409)
  expect((await call('PUT', `${base}/page:open/draft`, { ...given, version: 0 })).status).toBe(409)
  expect((await call('PUT', `${base}/page:open/draft`, { ...given, version: 0, base: 2 ** 31 })).status).toBe(422)
  expect(await text()).not.toBe('From nowhere.')
})

test('a planned publication goes live with the first call after its time, a visitor’s too, though the server was down then', async () => {
  const ana = await newContentManager(api)
  await publish(ana, words('Now.'))
  const { body } = await publish(ana, words('Later.'), { publish_at: minutes(60).toISOString() })
  expect(body.document.scheduled_for).toBe(minutes(60).toISOString())
  expect(body.document.revisions[0].state).toBe('scheduled')
  pass(59)
  expect(await text()).toBe('Now.')
  pass(1)
  expect(await text()).toBe('Later.')
  await publish(ana, words('Latest.'), { publish_at: minutes(60).toISOString() })
  // Two days without a call.
  pass(2880)
  expect(await text()).toBe('Latest.')
  const { document } = (await ana.call('GET', `${base}/page:open`)).body
  expect(document.revisions.slice(0, 2)).toMatchObject([{ state: 'live' }, { state: 'past' }])
})

test('with a session the first call of any kind brings it', async () => {
  const ana = await newContentManager(api)
  const planned = { publish_at: minutes(5).toISOString() }
  await publish(ana, { name: 'Read well', text: 'Slowly.' }, planned, 'step:writing:plan:start:read')
  const { call } = await api.newPerson()
  const nameOf = async () => (await stepOf(call, read)).name
  expect(await nameOf()).toBe('Read')
  pass(5)
  expect(await nameOf()).toBe('Read well')
  await takeBack(ana, 0, 'step:writing:plan:start:read')
  expect(await nameOf()).toBe('Read')
})

test('a planned publication can be cancelled, one that is live cannot, and a time that has passed is refused', async () => {
  const ana = await newContentManager(api)
  await publish(ana, words('Stays.'))
  const { body } = await publish(ana, words('Never.'), { publish_at: minutes(10).toISOString() })
  const { number } = body.document.revisions[0]
  for (const _ of [1, 2]) {
    const cancelled = await ana.call('DELETE', `${base}/page:open/revisions/${number}`)
    expect(cancelled.body.document.scheduled_for).toBeNull()
    expect(cancelled.body.document.revisions[0]).toMatchObject({ number, state: 'cancelled' })
  }
  pass(11)
  expect(await text()).toBe('Stays.')
  expect((await ana.call('DELETE', `${base}/page:open/revisions/${number - 1}`)).status).toBe(409)
  const late = await publish(ana, words('Late.'), { publish_at: minutes(-5).toISOString() })
  expect(late).toMatchObject({ status: 422, body: { errors: { publish_at: [expect.any(String)] } } })
})

test('a clock that is set back takes nothing away, and what is published then is the newest', async () => {
  const ana = await newContentManager(api)
  await publish(ana, words('Planned.'), { publish_at: minutes(30).toISOString() })
  pass(30)
  expect(await text()).toBe('Planned.')
  pass(-600)
  expect(await text()).toBe('Planned.')
  await publish(ana, words('Earlier by the clock.'))
  expect(await text()).toBe('Earlier by the clock.')
  pass(600)
  expect(await text()).toBe('Earlier by the clock.')
})

test('a step is found by its new words at once, and no longer by those that are gone', async () => {
  const ana = await newContentManager(api)
  const { call } = await api.newPerson()
  const found = async (query: string) =>
    (await call('GET', `/search?query=${query}`)).body.steps?.map(({ name }: { name: string }) => name) ?? []
  await publish(ana, { name: 'Polish it', text: 'Mind the **quokka**.', more: '', tip: 'Ask a wombat.' }, {}, polish)
  expect(await found('quokka')).toEqual(['Polish it'])
  expect(await found('quoka')).toEqual(['Polish it'])
  expect(await found('wombat')).toEqual(['Polish it'])
  const shownStep = { name: 'Polish it', content: '<p>Mind the <strong>quokka</strong>.</p>', extra_content: null }
  expect(await stepOf(call, step('writing/draft/finish/polish'))).toMatchObject(shownStep)
  await takeBack(ana, 0, polish)
  expect(await found('quokka')).toEqual([])
  expect(await found('quoka')).toEqual([])
})

test('software, badges, directives and a video’s text version change wherever they are read', async () => {
  const ana = await newContentManager(api)
  const { call } = await api.newPerson()
  await publish(ana, { name: 'Reader Plus', description: 'It reads.' }, {}, 'software:reader')
  const { software } = (await call('GET', '/users/softwares/available')).body
  expect(software[0]).toMatchObject({ slug: 'reader', name: 'Reader Plus', description: 'It reads.' })

  await publish(ana, { name: 'FINDER', criterion: 'Look around.', pro: '' }, {}, 'badge:EXPLORER')
  const { badges } = (await call('GET', '/badges')).body
  const explorer = expect.objectContaining({ code: 'EXPLORER', name: 'FINDER', criterion: 'Look around.' })
  expect(badges).toContainEqual(explorer)

  const directives = [
    { directive: 'weigh up', definition: 'Look at both sides.' },
    // As in a revision of an earlier release, without a kind.
    { directive: 'argue', definition: 'Give reasons.' },
    { directive: 'deeply', definition: 'Look twice.', kind: 'modifier', forms: ['in depth'] },
  ]
  await publish(ana, { words: directives }, {}, 'directives:essay')
  const listed = (await call('GET', '/users/apps/essay_question_wizard')).body.words
  expect(listed).toMatchObject([
    { directive: 'argue', kind: 'directive', forms: [] },
    { directive: 'deeply', kind: 'modifier', forms: ['in depth'] },
    { directive: 'weigh up', kind: 'directive', forms: [] },
  ])

  const id = 'step:writing:plan:start:watch'
  const videoText = async () => (await stepOf(call, watch)).video_text
  const made = await videoText()
  await publish(ana, { name: 'Watch', text: 'Look.', transcript: 'My *own* words.' }, {}, id)
  expect(await videoText()).toBe('<p>My <em>own</em> words.</p>')
  await publish(ana, { name: 'Watch', text: 'Look.', transcript: null }, {}, id)
  expect(await videoText()).toBe(made)
})

test('files that are loaded again do not undo what is published', async () => {
  const ana = await newContentManager(api)
  await publish(ana, words('From the desk.'))
  await publish(ana, { name: 'Polish it', text: 'Mind the quokka.' }, {}, polish)
  const content = readContent(inject('contentFolder'))
  expect(await loadContent(api.context.db, { ...content, hash: 'changed' }, api.clock.now)).toBe(true)
  expect(await text()).toBe('From the desk.')
  const { call } = await api.newPerson()
  expect((await call('GET', '/search?query=quokka')).body.steps).toMatchObject([{ name: 'Polish it' }])
  await loadContent(api.context.db, content, api.clock.now)
  await takeBack(ana, 0, polish)
})

test('a revision that no part of can be read gives way to the file, and the desk says so', async () => {
  const ana = await newContentManager(api)
  await publish(ana, words('Sound.'))
  const revisions = api.context.db.updateTable('document_revisions').where('document_id', '=', 'page:open')
  await revisions.set({ body: '{"title":7}' }).where('body', 'is not', null).execute()
  const content = readContent(inject('contentFolder'))
  await loadContent(api.context.db, { ...content, hash: 'again' }, api.clock.now)
  expect(await text()).toBe('For everyone.')
  const { document } = (await ana.call('GET', `${base}/page:open`)).body
  expect(document.unreadable).toEqual(['None of this text can be read. Readers see what the file says.'])
  expect((await takeBack(ana, document.revisions[0].number)).status).toBe(422)
})

test('a page from when a stretch named a drawing is read with its pictures, and stored so when such a tab sends it', async () => {
  const ana = await newContentManager(api)
  const { db } = api.context
  const stretch = { id: 'neck', type: 'exercise', name: 'Neck', least: 10, most: 15, sides: true, tips: ['Sit.'] }
  const former = { title: 'Stretches', lead: '', blocks: [{ ...stretch, drawing: 'neck' }] }
  const pictures = { image: '/images/stretches/neck.svg', start: '/images/stretches/neck-start.svg' }
  const now = [{ ...stretch, ...pictures, alt: expect.stringContaining('head') }]

  await publish(ana, words('Soon of the first form.'))
  const stored = { body: JSON.stringify(former), body_version: 1 }
  await db.updateTable('document_revisions').set(stored).where('document_id', '=', 'page:open').execute()
  await loadContent(db, { ...readContent(inject('contentFolder')), hash: 'another form' }, api.clock.now)
  expect((await shown()).blocks).toEqual(now)

  const draft = { body: former, base: (await shown()).revision, version: 0 }
  expect((await ana.call('PUT', `${base}/page:open/draft`, draft)).body.draft.body.blocks).toEqual(now)
  await db.updateTable('document_drafts').set(stored).where('document_id', '=', 'page:open').execute()
  const { document } = (await ana.call('GET', `${base}/page:open`)).body
  expect([document.draft.body.blocks, document.body.blocks, document.unreadable]).toEqual([now, now, []])

  // The content of the tests has no such pictures: asking for them has been understood.
  const missing = { path: 'blocks/0/image', level: 'error' }
  const { findings } = (await ana.call('POST', `${base}/page:open/check`, { body: former })).body
  expect(findings).toContainEqual(expect.objectContaining(missing))
  expect(Object.keys((await publish(ana, former)).body.errors)).toContain(missing.path)
})

test('the name of an author stays in the history when the account is gone', async () => {
  const [ana, bo] = [await newContentManager(api), await newContentManager(api)]
  await publish(ana, words('By Ana.'))
  await api.context.db.deleteFrom('users').where('id', '=', ana.id).execute()
  const { document } = (await bo.call('GET', `${base}/page:open`)).body
  expect(document.revisions[0].author).toEqual({ name: 'Ada Price', is_you: false })
  expect(document.published_by).toEqual({ name: 'Ada Price', is_you: false })
})

test('a publication that cannot be applied is logged and fails no call', async () => {
  const logged: object[] = []
  const request = { log: { error: (entry: object) => logged.push(entry) } } as unknown as FastifyRequest
  const db = { transaction: () => ({ execute: () => Promise.reject(new Error('no database')) }) } as never
  await publishDue(request, { ...api.context, db })
  expect(logged).toHaveLength(1)
})
