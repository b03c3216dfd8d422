// docs/product/content-desk.md#scheduled
import { expect, test } from 'vitest'
import { newContentManager } from '../../../../test/support/content-desk.ts'
import { useTestApi } from '../../../../test/support/test-api.ts'

const api = useTestApi()
const base = '/content_desk/documents/page:open'
const words = (...texts: string[]) => ({
  title: 'Resources',
  lead: '',
  blocks: texts.map((text, index) => ({ id: `words-${index}`, type: 'text', text })),
})
const hour = 3_600_000
const inOneHour = () => new Date(api.clock.now.getTime() + hour).toISOString()

type Manager = Awaited<ReturnType<typeof newContentManager>>

const open = async ({ call }: Manager) => (await call('GET', base)).body.document
const newestOf = ({ revisions }: { revisions: { number: number }[] }) => revisions[0]?.number ?? 0

/** As the editor sends it, unless told otherwise. */
async function publish(manager: Manager, body: object, more: object = {}) {
  const document = await open(manager)
  const known = { base: newestOf(document), from: document.revision, draft: document.draft?.version ?? 0 }
  return manager.call('POST', `${base}/publications`, { body, ...known, ...more })
}

/** A page on which something is live, and something else is scheduled. */
async function withScheduled() {
  const ana = await newContentManager(api)
  await publish(ana, words('Live.'), { scheduled: 'cancel' })
  const { body } = await publish(ana, words('Live.', 'Soon.'), { publish_at: inOneHour(), why: 'New term' })
  return { ana, number: newestOf(body.document), live: body.document.revision as number }
}
const texts = async () => {
  const { page } = (await api.visitor('GET', '/pages/open')).body
  return page.blocks.map(({ text }: { text: string }) => text.replaceAll(/<\/?p>/g, ''))
}

test('publishing while something is scheduled is refused until it is said what happens to that', async () => {
  const { ana } = await withScheduled()
  const answer = await publish(ana, words('Corrected.'))
  expect(answer).toMatchObject({ status: 422, body: { errors: { scheduled: [expect.stringContaining('Reload')] } } })
  expect(await texts()).toEqual(['Live.'])
  const another = { publish_at: inOneHour(), scheduled: 'keep' }
  expect((await publish(ana, words('Corrected.'), another)).status).toBe(422)
})

test.each([
  ['kept', 'keep', ['Live.', 'Soon.'], ['scheduled']],
  ['cancelled', 'cancel', ['Corrected.'], ['cancelled']],
  ['given this change', { body: words('Corrected.', 'Soon.') }, ['Corrected.', 'Soon.'], ['scheduled', 'cancelled']],
])('the scheduled text is %s, at its time', async (_, scheduled, atItsTime, states) => {
  const { ana, number } = await withScheduled()
  const { status, body } = await publish(ana, words('Corrected.'), { scheduled })
  expect(status).toBe(200)
  const { revisions } = body.document
  expect(
    revisions
      .filter(
        (revision: { publish_at: string | null; number: number }) => revision.publish_at && revision.number >= number,
      )
      .map(({ state }: { state: string }) => state),
  ).toEqual(states)
  expect(await texts()).toEqual(['Corrected.'])
  api.advance(hour)
  expect(await texts()).toEqual(atItsTime)
})

test('a text that gets the change keeps its time and its reason', async () => {
  const { ana } = await withScheduled()
  const at = (await open(ana)).scheduled_for
  const scheduled = { body: words('Corrected.', 'Soon.') }
  const { body } = await publish(ana, words('Corrected.'), { scheduled, why: 'A mistake' })
  expect(body.document.scheduled_for).toBe(at)
  expect(body.document.revisions.slice(0, 2)).toMatchObject([
    { state: 'scheduled', why: 'New term', publish_at: at },
    { state: 'live', why: 'A mistake' },
  ])
  const wrong = { body: { ...words('Corrected.'), title: '' } }
  expect(Object.keys((await publish(ana, words('More.'), { scheduled: wrong })).body.errors)).toEqual(['title'])
})

test('a text that goes on from what is scheduled takes its place unasked, at a time or at once', async () => {
  const { ana, number } = await withScheduled()
  const moved = await publish(ana, words('Live.', 'Soon, in other words.'), { from: number, publish_at: inOneHour() })
  expect(moved.body.document.revisions.slice(0, 2)).toMatchObject([
    { state: 'scheduled' },
    { number, state: 'cancelled' },
  ])
  const now = await publish(ana, words('Live.', 'Now.'), { from: newestOf(moved.body.document) })
  expect(now.body.document.scheduled_for).toBeNull()
  expect(await texts()).toEqual(['Live.', 'Now.'])
})

test('a text begun before what was scheduled went live is refused, and what is live by now is shown', async () => {
  const { ana, live } = await withScheduled()
  api.advance(hour)
  const late = await publish(ana, words('Corrected.'), { from: live, scheduled: 'keep' })
  expect(late).toMatchObject({ status: 409, body: { current: { body: words('Live.', 'Soon.') } } })
  expect(await texts()).toEqual(['Live.', 'Soon.'])
})

// docs/product/content-desk.md#preview
test('a preview of what is scheduled shows it, whatever the draft says, to content managers alone', async () => {
  const { ana } = await withScheduled()
  const { revision } = await open(ana)
  await ana.call('PUT', `${base}/draft`, { body: words('Drafted.'), base: revision, version: 0 })
  const shown = async ({ call }: { call: Manager['call'] }, query: string) =>
    (await call('GET', `/pages/open${query}`)).body.page.blocks.map(({ text }: { text: string }) => text)
  expect(await shown(ana, '?preview=scheduled')).toEqual(['<p>Live.</p>', '<p>Soon.</p>'])
  expect(await shown(ana, '?preview=draft')).toEqual(['<p>Drafted.</p>'])
  expect(await shown(await api.newPerson(), '?preview=scheduled')).toEqual(['<p>Live.</p>'])
  await ana.call('DELETE', `${base}/draft`)
  await publish(ana, words('Live.'), { scheduled: 'cancel' })
  expect(await shown(ana, '?preview=scheduled')).toEqual(['<p>Live.</p>'])
})

test('a draft that another has written on since is not ended by a publication', async () => {
  const [ana, bo] = [await newContentManager(api), await newContentManager(api)]
  const { revision } = await open(ana)
  const draft = async ({ call }: Manager, body: object, version: number) =>
    (await call('PUT', `${base}/draft`, { body, base: revision, version })).body.draft.version
  const first = await draft(ana, words('Ana.'), 0)
  const second = await draft(bo, words('Ana.', 'Bo.'), first)
  const published = await publish(ana, words('Ana.'), { draft: first })
  expect(published.body.document.draft).toMatchObject({ version: second, body: words('Ana.', 'Bo.') })
  expect((await publish(ana, words('Ana.', 'Bo.'), { draft: second })).body.document.draft).toBeNull()
})

test('taking back is refused when the text has changed since it was seen', async () => {
  const [ana, bo] = [await newContentManager(api), await newContentManager(api)]
  const seen = newestOf(await open(bo))
  await publish(ana, words('By Ana.'))
  const answer = await bo.call('POST', `${base}/revisions/0/restoration`, { base: seen })
  expect(answer).toMatchObject({ status: 409, body: { current: { body: words('By Ana.') } } })
  const again = await bo.call('POST', `${base}/revisions/0/restoration`, { base: seen + 1 })
  expect(again.body.document).toMatchObject({ revision: 0, revisions: expect.any(Array) })
  expect(again.body.document.revisions[0]).toMatchObject({ action: 'reset', state: 'live' })
})

test('cancelling what another has replaced is refused', async () => {
  const { ana, number } = await withScheduled()
  await publish(ana, words('Corrected.'), { scheduled: { body: words('Corrected.', 'Soon.') } })
  const answer = await ana.call('DELETE', `${base}/revisions/${number}`)
  expect(answer).toMatchObject({ status: 409, body: { current: { scheduled_for: expect.any(String) } } })
  expect((await ana.call('DELETE', `${base}/revisions/${number + 2}`)).body.document.scheduled_for).toBeNull()
})

const takeBack = (manager: Manager, number: number, more: object = {}) =>
  manager.call('POST', `${base}/revisions/${number}/restoration`, more)

test.each([
  ['kept', 'keep', ['Live.', 'Soon.']],
  ['cancelled', 'cancel', ['First.']],
  ['given this change', { body: words('First.', 'Soon.') }, ['First.', 'Soon.']],
])('taking back while something is scheduled asks once: it is %s', async (_, scheduled, atItsTime) => {
  const first = await newContentManager(api)
  const { body } = await publish(first, words('First.'), { scheduled: 'cancel' })
  const earlier = body.document.revision
  const { ana } = await withScheduled()
  const seen = newestOf(await open(ana))
  expect(await takeBack(ana, earlier, { base: seen })).toMatchObject({
    status: 422,
    body: { errors: { scheduled: [expect.stringContaining('Reload')] } },
  })
  expect(await texts()).toEqual(['Live.'])
  expect((await takeBack(ana, earlier, { base: seen, scheduled })).status).toBe(200)
  expect(await texts()).toEqual(['First.'])
  api.advance(hour)
  expect(await texts()).toEqual(atItsTime)
})

test('two who take back and schedule at the same moment: one learns of the other', async () => {
  const [ana, bo] = [await newContentManager(api), await newContentManager(api)]
  await publish(ana, words('Before.'), { scheduled: 'cancel' })
  const seen = newestOf(await open(ana))
  const answers = await Promise.all([
    takeBack(ana, 0, { base: seen }),
    publish(bo, words('Later.'), { base: seen, publish_at: inOneHour() }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const [one, other] = [await open(ana), await open(bo)]
  expect(one.scheduled_for === null).toBe(one.revision === 0)
  expect(other.revision).toBe(one.revision)
  await publish(ana, words('After.'), { scheduled: 'cancel' })
})
