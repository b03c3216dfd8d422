// docs/product/content-desk.md#scheduled
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDocument, newContentManager } from '../../../../test/support/content-desk.ts'
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
  draft: { version: number; body: Body } | null
  scheduled_for: string | null
}

/** What a person does. Each publication adds a block of its own, so that it can be found again. */
const action = fc.constantFrom('keep', 'add', 'cancel', 'schedule', 'return', 'withdraw', 'save', 'discard')
type Action = typeof action extends fc.Arbitrary<infer Kind> ? Kind : never
/** Of two such actions at the same moment one is refused: its author did not know the other. */
const changes: readonly Action[] = ['keep', 'add', 'cancel', 'schedule', 'return']
/** Ten actions, two at a time; an hour may pass before each two, when both have read what there is, and after them. */
const order = fc.array(fc.tuple(action, action, fc.boolean(), fc.boolean()), { minLength: 5, maxLength: 5 })

/** What was scheduled goes live between what someone read and what they publish. */
const goesLiveMeanwhile: [Action, Action, boolean, boolean][] = [
  ['schedule', 'save', false, true],
  ['keep', 'save', true, false],
  ['schedule', 'discard', false, true],
  ['add', 'save', true, false],
  ['return', 'withdraw', false, false],
]

const changesIn = ({ blocks }: Body) => blocks.map(({ id }) => id)
let documents = 0

type Manager = Awaited<ReturnType<typeof newContentManager>>

async function newDocument(people: readonly Manager[]) {
  const path = `/content_desk/documents/page:order-${++documents}`
  await addDocument(api, { id: `page:order-${documents}` })
  const open = async (person: number): Promise<Document> => (await people[person]?.call('GET', path))?.body.document
  const bodyOf = async (number: number): Promise<Body> =>
    (await people[0]?.call('GET', `${path}/revisions/${number}`))?.body.body
  /** Changes that someone chose to leave out of what is scheduled. */
  const leftOut = new Set<string>()
  const published: string[] = []
  let count = 0

  async function act(person: number, kind: Action, known: Document) {
    const send = people[person]?.call ?? api.visitor
    const change = `change-${++count}`
    const withChange = (body: Body): Body => ({
      ...body,
      blocks: [...body.blocks, { id: change, type: 'text', text: `This is ${change}.` }],
    })
    const base = known.revisions[0]?.number ?? 0
    const planned = known.revisions.find(({ state }) => state === 'scheduled')
    if (kind === 'return') {
      const earlier = known.revisions.find(({ state }) => state === 'past')?.number ?? 0
      const restored = changesIn(await bodyOf(earlier))
      const answer = await send('POST', `${path}/revisions/${earlier}/restoration`, { base })
      if (planned && answer.status === 200) for (const id of restored) leftOut.add(id)
      return answer.status
    }
    if (kind === 'withdraw') return planned ? (await send('DELETE', `${path}/revisions/${planned.number}`)).status : 200
    if (kind === 'discard') return (await send('DELETE', `${path}/draft`)).status
    const draft = known.draft?.version ?? 0
    const body = withChange(known.body)
    if (kind === 'save') {
      return (await send('PUT', `${path}/draft`, { body, version: draft, base: known.revision })).status
    }
    // Who schedules goes on from what is scheduled, if there is something.
    const isOfPlanned = kind === 'schedule' && planned !== undefined
    const text = isOfPlanned ? withChange(await bodyOf(planned.number)) : body
    const choices = { keep: 'keep', cancel: 'cancel', schedule: undefined, add: undefined }
    const scheduled =
      kind === 'add' && planned ? { body: withChange(await bodyOf(planned.number)) } : planned && choices[kind]
    const answer = await send('POST', `${path}/publications`, {
      body: text,
      base,
      from: isOfPlanned ? planned.number : known.revision,
      draft,
      publish_at: kind === 'schedule' ? new Date(api.clock.now.getTime() + 1.5 * hour).toISOString() : null,
      ...(scheduled && { scheduled }),
    })
    if (answer.status === 200) published.push(change)
    if (kind === 'keep' && planned && answer.status === 200) leftOut.add(change)
    return answer.status
  }
  return { open, bodyOf, act, leftOut, published }
}

test('whatever two people do at the same moment has one outcome, which both see, and loses nothing', async () => {
  const people = [await newContentManager(api), await newContentManager(api)]
  await fc.assert(
    fc.asyncProperty(order, async (pairs) => {
      const { open, bodyOf, act, leftOut, published } = await newDocument(people)
      for (const [first, second, isLate, hasTimePassed] of pairs) {
        const [one, other] = [await open(0), await open(1)]
        if (isLate) api.advance(hour)
        const shown = changesIn((await open(0)).body)
        const statuses = await Promise.all([act(0, first, one), act(1, second, other)])
        expect(statuses.every((status) => [200, 409].includes(status))).toBe(true)
        if (changes.includes(first) && changes.includes(second)) expect(statuses).toContain(409)
        if (hasTimePassed) api.advance(hour)

        const [document, seen] = [await open(0), await open(1)]
        expect([seen.body, seen.revision, seen.scheduled_for]).toEqual([
          document.body,
          document.revision,
          document.scheduled_for,
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
      // Each text that was accepted can be read.
      const { revisions } = await open(0)
      const bodies = await Promise.all(revisions.map(({ number }) => bodyOf(number)))
      const found = new Set(bodies.flatMap(changesIn))
      expect(published.filter((change) => !found.has(change))).toEqual([])
    }),
    { numRuns: 10, examples: [[goesLiveMeanwhile]] },
  )
}, 120_000)
