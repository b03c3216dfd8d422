import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { read, stepOf, watch } from '../../../../test/support/steps.ts'
import { failed, invalid, type SignedIn, sortedStatuses, useTestApi } from '../../../../test/support/test-api.ts'

const api = useTestApi()
const step = 'writing:plan:start:read'
const nobodys = '/notes/00000000-0000-4000-8000-000000000000'
const notFound = failed(404, 'We could not find this note.')

const add = async ({ call }: SignedIn, more: object = {}) => {
  const { status, body } = await call('POST', '/notes', { content: 'Plan first.', progress_step_id: step, ...more })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const contents = async ({ call }: SignedIn) => {
  const { body } = await call('GET', '/notes')
  return body.notes.map((note: { content: string }) => note.content)
}

test('a note is stored with its step, and counted there', async () => {
  const person = await api.newPerson()
  const { note, notes_count, badges } = await add(person, { content: '  Plan first.\nThen write.  ', video_time: 12 })
  expect(note).toEqual({
    id: expect.any(String),
    content: 'Plan first.\nThen write.',
    created_at: api.clock.now.toISOString(),
    version: 1,
    video_time: 12,
    step_id: step,
    step_name: 'Read',
    step_position: expect.any(Number),
    url: read,
    flow_name: 'Writing',
    section_name: 'Plan',
    flow_slug: 'writing',
    learning_module_slug: 'plan',
    chapter_slug: 'start',
    step_slug: 'read',
    primary_color: '#6A5ACD',
    secondary_color: '#ECE9FB',
  })
  expect(notes_count).toBe(1)
  expect(badges.map((badge: { code: string }) => badge.code)).toEqual(['NEWBIE'])
  expect((await person.call('GET', '/notes')).body).toEqual({ notes: [note], next: null })
  const countOf = async (address: string) => (await stepOf(person.call, address)).notes_count
  expect([await countOf(read), await countOf(watch)]).toEqual([1, 0])
})

test('the newest note comes first, and a script in a note is plain text', async () => {
  const person = await api.newPerson()
  await add(person)
  api.advance(1000)
  await add(person, { content: '<script>alert(1)</script>' })
  expect(await contents(person)).toEqual(['<script>alert(1)</script>', 'Plan first.'])
})

test('the fifth note earns a badge, and its answer holds it', async () => {
  const person = await api.newPerson()
  for (let count = 0; count < 4; count++) await add(person)
  const { badges } = await add(person)
  expect(badges.map((badge: { code: string }) => badge.code)).toContain('NOTE_NINJA')
})

test('a note that is sent twice with one idempotency key is stored once, also at the same moment', async () => {
  const person = await api.newPerson()
  const key = { idempotency_key: 'a-key-of-a-note' }
  const [first, second] = await Promise.all([add(person, key), add(person, key)])
  const third = await add(person, key)
  expect(second.note.id).toBe(first.note.id)
  expect(third).toMatchObject({ note: { id: first.note.id }, notes_count: 1 })

  // Keys are a person's own, and notes without one are never the same.
  const other = await api.newPerson()
  expect((await add(other, key)).note.id).not.toBe(first.note.id)
  await add(person)
  await add(person)
  expect(await contents(person)).toHaveLength(3)
})

test('an edit changes the text; without a version the last one wins', async () => {
  const person = await api.newPerson()
  const { note } = await add(person)
  const answer = await person.call('PUT', `/notes/${note.id}`, { note: { content: ' Write first. ' } })
  expect(answer).toMatchObject({ status: 200, body: { note: { ...note, content: 'Write first.', version: 2 } } })
  expect(await contents(person)).toEqual(['Write first.'])
})

test('a second edit from the same version is a conflict, and its answer holds the other text', async () => {
  const person = await api.newPerson()
  const { note } = await add(person)
  const changed = 'This note has been changed somewhere else since you opened it.'
  const edit = (content: string, version: number) =>
    person.call('PUT', `/notes/${note.id}`, { note: { content, version } })
  expect((await edit('One tab.', 1)).body.note.version).toBe(2)
  const current = { id: note.id, content: 'One tab.', version: 2 }
  expect(await edit('Another tab.', 1)).toMatchObject({ status: 409, body: { errors: {}, msg: changed, current } })
  expect(await contents(person)).toEqual(['One tab.'])
  // The same edit again, because its answer was lost, is not a conflict.
  expect((await edit('One tab.', 1)).body.note).toMatchObject({ content: 'One tab.', version: 2 })
  expect((await edit('Another tab.', 2)).body.note).toMatchObject({ content: 'Another tab.', version: 3 })
})

test('one of two edits at the same moment is a conflict', async () => {
  const person = await api.newPerson()
  const { note } = await add(person)
  const edit = (content: string) => person.call('PUT', `/notes/${note.id}`, { note: { content, version: 1 } })
  expect(await sortedStatuses([edit('One.'), edit('Two.')])).toEqual([200, 409])
})

test('a deleted note is not listed or counted', async () => {
  const person = await api.newPerson()
  const { note } = await add(person)
  await add(person)
  const left = { status: 200, body: { step_id: step, notes_count: 1 } }
  expect(await person.call('DELETE', `/notes/${note.id}`)).toMatchObject(left)
  expect(await person.call('DELETE', `/notes/${note.id}`)).toMatchObject(notFound)
  expect(await contents(person)).toHaveLength(1)
})

test('a restored note is as it was, and counted', async () => {
  const person = await api.newPerson()
  const { note } = await add(person, { video_time: 12, idempotency_key: 'deleted-and-restored' })
  await person.call('DELETE', `/notes/${note.id}`)
  const answer = { status: 200, body: { note, notes_count: 1 } }
  expect(await person.call('POST', `/notes/${note.id}/restore`)).toMatchObject(answer)
  // The same again, because its answer was lost.
  expect(await person.call('POST', `/notes/${note.id}/restore`)).toMatchObject(answer)
  expect(await contents(person)).toEqual(['Plan first.'])

  await person.call('DELETE', `/notes/${note.id}`)
  expect(await person.call('POST', `/notes/${note.id}/restore`)).toMatchObject(answer)
})

test('a note that is not there cannot be changed, deleted or restored', async () => {
  const { call } = await api.newPerson()
  for (const [url, answer] of [
    [nobodys, notFound],
    ['/notes/not-an-id', { status: 404 }],
  ] as const) {
    expect(await call('PUT', url, { note: { content: 'Mine now.' } })).toMatchObject(answer)
    expect(await call('DELETE', url)).toMatchObject(answer)
    expect(await call('POST', `${url}/restore`)).toMatchObject(answer)
  }
})

test('a note of a retired step stays, without a link', async () => {
  const person = await api.newPerson()
  await add(person, { progress_step_id: 'exams:before:finish:sleep' })
  // As a load of content/ does: content and its state in one transaction.
  const retire = (retired_at: Date | null) =>
    api.context.db.transaction().execute(async (trx) => {
      await trx.updateTable('steps').set({ retired_at }).where('id', '=', 'exams:before:finish:sleep').execute()
      await sql`update content_state set version = version + 1`.execute(trx)
    })
  await retire(new Date())
  const { body } = await person.call('GET', '/notes')
  expect(body.notes).toMatchObject([{ step_name: 'Sleep', url: null }])
  const again = await person.call('POST', '/notes', { content: 'x', progress_step_id: 'exams:before:finish:sleep' })
  const words = 'This step has gone, so you cannot add notes to it.'
  expect(again).toMatchObject(invalid({ progress_step_id: [words] }))
  await retire(null)
})

test.each([
  ['nothing', '', 'Write something first.'],
  ['only space', ' \n\t ', 'Write something first.'],
  ['20,000 characters', 'x'.repeat(20_000), 'A note can have at most 10,000 characters.'],
])('%s is rejected with a message', async (_, content, message) => {
  const person = await api.newPerson()
  const refusal = { status: 422, body: { errors: { content: [message] }, msg: message } }
  expect(await person.call('POST', '/notes', { content, progress_step_id: step })).toMatchObject(refusal)
  const { note } = await add(person)
  expect(await person.call('PUT', `/notes/${note.id}`, { note: { content } })).toMatchObject(refusal)
  expect(await contents(person)).toEqual(['Plan first.'])
})

test.each([
  ['no step', { content: 'x' }],
  ['an unknown step', { content: 'x', progress_step_id: 'no:such:step:here' }],
  ['a tutorial', { content: 'x', progress_step_id: 'reader:strategies:read-plan' }],
  ['a time before the video', { content: 'x', progress_step_id: step, video_time: -1 }],
  ['a key that is none', { content: 'x', progress_step_id: step, idempotency_key: 'a b' }],
])('%s is rejected', async (_, body) => {
  const person = await api.newPerson()
  expect((await person.call('POST', '/notes', body)).status).toBe(422)
  expect(await contents(person)).toEqual([])
})

test('the longest note, with emoji and line breaks, comes back as it was', async () => {
  const person = await api.newPerson()
  const content = `a${'🎓\n'.repeat(3333)}`.slice(0, 9_999)
  await add(person, { content: `${content}b` })
  expect(await contents(person)).toEqual([`${content}b`])
})

/** Gives a person notes, two at each moment. */
const fill = ({ id }: SignedIn, count: number) =>
  sql`
    insert into notes (user_id, step_id, content, created_at, updated_at)
    select ${id}, ${step}, 'Note ' || number, moment, moment
    from generate_series(1, ${count}) as number, lateral (select timestamptz '2026-03-01' + number / 2 * interval '1 second' as moment)
  `.execute(api.context.db)

test('notes come in pages of 500, the newest first, each once, even while notes are added and deleted', async () => {
  const person = await api.newPerson()
  await fill(person, 1203)
  const sizes: number[] = []
  const seen: { id: string; content: string; created_at: string }[] = []
  let next: string | null = ''
  while (next !== null) {
    const { status, body }: { status: number; body: { notes: typeof seen; next: string | null } } = await person.call(
      'GET',
      next === '' ? '/notes' : `/notes?after=${encodeURIComponent(next)}`,
    )
    expect(status).toBe(200)
    sizes.push(body.notes.length)
    seen.push(...body.notes)
    next = body.next
    // Of the pages that were read: the next one begins where it would have begun.
    if (sizes.length === 1) {
      await person.call('DELETE', `/notes/${seen.at(-1)?.id}`)
      await add(person)
    }
  }
  expect(sizes).toEqual([500, 500, 203])
  expect(new Set(seen.map(({ id }) => id)).size).toBe(1203)
  const moments = seen.map(({ created_at }) => created_at)
  expect(moments).toEqual(moments.toSorted().reverse())
  const nowhere = ['nonsense', `2026-99-99T12:00:00Z~${seen[0]?.id}`, `2026-03-10T12:00:00Z~${'-'.repeat(36)}`]
  for (const place of nowhere) expect((await person.call('GET', `/notes?after=${place}`)).status, place).toBe(422)
  const other = await api.newPerson()
  const cursor = encodeURIComponent(`${seen[0]?.created_at}~${seen[0]?.id}`)
  expect((await other.call('GET', `/notes?after=${cursor}`)).body).toEqual({ notes: [], next: null })
})

test('a page has as many notes as are asked for, and the next one goes on from there', async () => {
  const person = await api.newPerson()
  await fill(person, 120)
  const all = (await person.call('GET', '/notes')).body.notes
  const { body: newest } = await person.call('GET', '/notes?limit=50')
  const { body: rest } = await person.call('GET', `/notes?after=${encodeURIComponent(newest.next)}`)
  expect([newest.notes, rest]).toEqual([all.slice(0, 50), { notes: all.slice(50), next: null }])
  expect((await person.call('GET', '/notes?limit=120')).body.next).toBeNull()
  for (const limit of ['0', '501', 'many', '1.5', '']) {
    expect((await person.call('GET', `/notes?limit=${limit}`)).status, limit).toBe(422)
  }
})

test('a person has 10,000 notes at most: a further one is refused with a reason, one that is sent again is not', async () => {
  const person = await api.newPerson()
  await fill(person, 9998)
  const { note } = await add(person, { idempotency_key: 'the-last-but-one' })
  await add(person, { idempotency_key: 'the-last-note' })
  const msg = 'You have 10,000 notes, which is the most you can have. Delete one you no longer need, then try again.'
  const refused = { status: 422, body: { errors: { content: [msg] }, msg } }
  const more = { content: 'One more', progress_step_id: step, idempotency_key: 'one-too-many' }
  expect(await person.call('POST', '/notes', more)).toMatchObject(refused)
  expect((await add(person, { idempotency_key: 'the-last-note' })).notes_count).toBe(10_000)

  await person.call('DELETE', `/notes/${note.id}`)
  expect((await person.call('POST', '/notes', more)).status).toBe(200)
  expect(await person.call('POST', `/notes/${note.id}/restore`)).toMatchObject(refused)
  expect((await person.call('GET', '/notes')).body.notes).toHaveLength(500)
})
