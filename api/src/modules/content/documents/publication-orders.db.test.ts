// docs/product/content-desk.md#scheduled
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newContentManager } from '../../../../test/support/content-desk.ts'
import { useTestApi } from '../../../../test/support/test-api.ts'

// Two people change one document at the same moment, again and again, as the editor does: each knows what was there before.

const api = useTestApi()
const hour = 3_600_000

interface Body {
  title: string
  lead: string
  blocks: { id: string; type: 'text'; text: string }[]
}
interface Revision {
  number: number
  action: 'publish' | 'restore' | 'reset'
  state: 'live' | 'scheduled' | 'cancelled' | 'past'
  publish_at: string | null
}
interface Document {
  body: Body
  revision: number
  revisions: Revision[]
  draft: { version: number; base: number; body: Body } | null
  scheduled_for: string | null
}

/** What a person does. Each text that is written has a block of its own, so that it can be found again. */
const actions = [
  'keep',
  'add',
  'cancel',
  'schedule',
  'return',
  'return and keep',
  'withdraw',
  'save',
  'discard',
] as const
const endings = ['retire', 'retire and keep'] as const
const action = fc.constantFrom(...actions, ...endings)
type Action = typeof action extends fc.Arbitrary<infer Kind> ? Kind : never
/** Of two such actions at the same moment one is refused: its author did not know the other. */
const changes: readonly Action[] = ['keep', 'add', 'cancel', 'schedule', 'return', 'return and keep']
type Order = [first: Action, second: Action, isLate: boolean, hasTimePassed: boolean][]
/** Ten actions, two at a time; an hour may pass before each two, when both have read what there is, and after them. */
const order = fc.array(fc.tuple(action, action, fc.boolean(), fc.boolean()), { minLength: 5, maxLength: 5 })

/** What was scheduled goes live between what someone read and what they publish. */
const goesLiveMeanwhile: Order = [
  ['schedule', 'save', false, true],
  ['keep', 'save', true, false],
  ['schedule', 'discard', false, true],
  ['add', 'save', true, false],
  ['return', 'withdraw', false, false],
]
/** A text is taken back, discarded and retired while another is scheduled, and while someone writes on. */
const endsWhileScheduled: Order = [
  ['schedule', 'save', false, false],
  ['return and keep', 'discard', false, false],
  ['retire and keep', 'save', false, true],
  ['schedule', 'retire', false, false],
  ['discard', 'return', false, false],
]

/** What readers see, with what the draft has besides: the editor merges both, if something was published since the draft was begun. */
const withDraft = ({ body, draft }: Document): Body => {
  const others = draft?.body.blocks.filter(({ id }) => !changesIn(body).includes(id)) ?? []
  return { ...body, blocks: [...body.blocks, ...others] }
}
const changesIn = ({ blocks }: Body) => blocks.map(({ id }) => id)
let documents = 0

type Manager = Awaited<ReturnType<typeof newContentManager>>

async function newDocument(people: readonly [Manager, Manager]) {
  const slug = `order-${++documents}`
  const [{ call }] = people
  await call('POST', '/content_desk/pages', { title: 'Order', area: 'support', slug, linked: [] })
  const path = `/content_desk/documents/page:${slug}`
  const retirement = `/content_desk/pages/${slug}/retirement`
  const open = async (person: 0 | 1): Promise<Document> => (await people[person].call('GET', path)).body.document
  const bodyOf = async (number: number): Promise<Body> => (await call('GET', `${path}/revisions/${number}`)).body.body
  /** Changes that someone chose to leave out of what is scheduled. */
  const leftOut = new Set<string>()
  const accepted: string[] = []
  let count = 0

  async function act(person: 0 | 1, kind: Action, known: Document): Promise<number> {
    const send = people[person].call
    const change = `change-${++count}`
    const withChange = (body: Body): Body => ({
      ...body,
      blocks: [...body.blocks, { id: change, type: 'text', text: `This is ${change}.` }],
    })
    const base = known.revisions[0]?.number ?? 0
    const planned = known.revisions.find(({ state }) => state === 'scheduled')
    const isKept = kind.endsWith('keep')
    const choice = planned && { scheduled: isKept ? 'keep' : 'cancel' }
    if (kind === 'return' || kind === 'return and keep') {
      const earlier = known.revisions.find(({ state }) => state === 'past')?.number ?? 0
      const restored = changesIn(await bodyOf(earlier))
      const answer = await send('POST', `${path}/revisions/${earlier}/restoration`, { base, ...choice })
      if (planned && isKept && answer.status === 200) for (const id of restored) leftOut.add(id)
      return answer.status
    }
    if (kind === 'retire' || kind === 'retire and keep') {
      return (await send('PUT', retirement, { moved_to: '/support', ...choice })).status
    }
    if (kind === 'withdraw') return planned ? (await send('DELETE', `${path}/revisions/${planned.number}`)).status : 200
    if (kind === 'discard') return (await send('DELETE', `${path}/draft`)).status
    const draft = known.draft?.version ?? 0
    if (kind === 'save') {
      // Who writes on goes on from what is written.
      const body = withChange(known.draft?.body ?? known.body)
      const { status } = await send('PUT', `${path}/draft`, {
        body,
        version: draft,
        base: known.draft?.base ?? known.revision,
      })
      if (status === 200) accepted.push(change)
      return status
    }
    // Who schedules goes on from what is scheduled, if there is something; who publishes, from the draft.
    const isOfPlanned = kind === 'schedule' && planned !== undefined
    const written = withDraft(known)
    const text = withChange(isOfPlanned ? await bodyOf(planned.number) : written)
    const added = kind === 'add' && planned ? { scheduled: { body: withChange(await bodyOf(planned.number)) } } : choice
    const answer = await send('POST', `${path}/publications`, {
      body: text,
      base,
      from: isOfPlanned ? planned.number : known.revision,
      // A draft that is not in the text is not ended by it.
      draft: isOfPlanned ? 0 : draft,
      publish_at: kind === 'schedule' ? new Date(api.clock.now.getTime() + 1.5 * hour).toISOString() : null,
      ...(kind === 'schedule' ? {} : added),
    })
    if (answer.status === 200) accepted.push(change)
    if (kind === 'keep' && planned && answer.status === 200) leftOut.add(change)
    return answer.status
  }
  const bringBack = () => call('DELETE', retirement)
  return { open, bodyOf, act, bringBack, leftOut, accepted }
}

test('whatever two people do at the same moment has one outcome, which both see, and loses nothing', async () => {
  const people = [await newContentManager(api), await newContentManager(api)] as const
  await fc.assert(
    fc.asyncProperty(order, async (pairs) => {
      const { open, bodyOf, act, bringBack, leftOut, accepted } = await newDocument([...people])
      for (const [first, second, isLate, hasTimePassed] of pairs) {
        const [one, other] = [await open(0), await open(1)]
        if (isLate) api.advance(hour)
        const shown = changesIn((await open(0)).body)
        const statuses = await Promise.all([act(0, first, one), act(1, second, other)])
        const isRetired = [first, second].some((kind, at) => kind.startsWith('retire') && statuses[at] === 200)
        // What comes after a retirement finds no page; a retirement that does not know what was scheduled meanwhile is asked.
        const possible = isRetired || [first, second].some((kind) => kind.startsWith('retire')) ? [404, 422] : []
        expect([200, 409, ...possible]).toEqual(expect.arrayContaining(statuses))
        if (changes.includes(first) && changes.includes(second)) expect(statuses).toContain(409)
        if (hasTimePassed) api.advance(hour)
        if (isRetired) expect([await open(0), (await bringBack()).status]).toEqual([undefined, 200])

        const [document, seen] = [await open(0), await open(1)]
        expect([seen.body, seen.revision, seen.scheduled_for, seen.draft?.version]).toEqual([
          document.body,
          document.revision,
          document.scheduled_for,
          document.draft?.version,
        ])
        expect(seen.revisions.map(({ state }) => state)).toEqual(document.revisions.map(({ state }) => state))
        expect(document.body).toEqual(await bodyOf(document.revision))
        expect(document.revisions.filter(({ state }) => state === 'scheduled').length).toBe(
          document.scheduled_for === null ? 0 : 1,
        )
        // What readers saw is still there, unless someone said otherwise.
        const now = changesIn(document.body)
        const isTakenBack = document.revisions.some(
          ({ number, action }) => action !== 'publish' && number > (one.revisions[0]?.number ?? 0),
        )
        if (!isTakenBack) expect(shown.filter((id) => !now.includes(id) && !leftOut.has(id))).toEqual([])
      }
      // Each text that was accepted can be read: it was published or scheduled, is the draft, or was discarded.
      const { revisions, draft } = await open(0)
      const bodies = await Promise.all(revisions.map(({ number }) => bodyOf(number)))
      const found = new Set([...bodies, ...(draft ? [draft.body] : [])].flatMap(changesIn))
      expect(accepted.filter((change) => !found.has(change))).toEqual([])
    }),
    { numRuns: 15, examples: [[goesLiveMeanwhile], [endsWhileScheduled]] },
  )
}, 180_000)
