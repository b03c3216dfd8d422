import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { failed, type SignedIn, useTestApi } from '../../../../test/support/test-api.ts'

const api = useTestApi()
const journal = '/users/reflective_journal'
const path = `${journal}/reflections`
const nobodys = '00000000-0000-4000-8000-000000000000'
const notFound = failed(404, 'We could not find this entry.')
const observed = { observe_1: 'I gave the introduction.', observe_2: 'I spoke too fast.' }
const reflected = { reflect_1: 'Practising helped.', reflect_2: 'The first minute was hard.' }
const writing = { title: 'My first talk', ...observed, ...reflected, act: 'Rehearse the first minute.' }

const add = async ({ call }: SignedIn, reflection: object = {}, more: object = {}) => {
  const { status, body } = await call('POST', path, { reflection: { ...writing, ...reflection }, ...more })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const entries = async ({ call }: SignedIn) => {
  const { status, body } = await call('GET', journal)
  expect(status).toBe(200)
  return body.reflective_journal.reflections as { id: string; title: string }[]
}
const titles = async (person: SignedIn) => (await entries(person)).map(({ title }) => title)
const many = (ids: string[]) => ids.map((id) => `reflection_ids[]=${id}`).join('&')

test('an entry is stored with today’s date in the person’s time zone, and earns a badge', async () => {
  const person = await api.newPerson({ timeZone: 'Pacific/Auckland' })
  expect(await entries(person)).toEqual([])
  const { reflection, badges } = await add(person, { title: '  My first talk ', act: '\nRehearse.\r\nTwice. ' })
  expect(reflection).toEqual({
    ...writing,
    id: expect.any(String),
    // Noon of the 10th in London is the 11th in Auckland.
    date: '2026-03-11',
    act: 'Rehearse.\nTwice.',
    tag: null,
    version: 1,
  })
  expect(badges.map((badge: { code: string }) => badge.code)).toEqual(['NEWBIE', 'FIRST_REFLECTION'])
  expect(await entries(person)).toEqual([reflection])
})

test('the newest day comes first, and only the title is required', async () => {
  const person = await api.newPerson()
  await person.call('POST', path, { reflection: { title: 'Middle', date: '2026-03-01' } })
  await add(person, { title: 'Oldest', date: '2024-12-31' })
  await add(person, { title: 'Newest <b>& best</b>' })
  expect(await titles(person)).toEqual(['Newest <b>& best</b>', 'Middle', 'Oldest'])
  const empty = { observe_1: '', observe_2: '', reflect_1: '', reflect_2: '', act: '' }
  expect((await entries(person))[1]).toMatchObject(empty)
})

/** Gives a person entries: four on each day, two of them at one moment. */
const fill = ({ id }: SignedIn, count: number) =>
  sql`
    insert into reflections (user_id, date, title, observe_1, observe_2, reflect_1, reflect_2, act, created_at, updated_at)
    select ${id}, date '2026-01-01' + number / 4, 'Entry ' || number, '', '', '', '', '', moment, moment
    from generate_series(0, ${count} - 1) as number,
      lateral (select timestamptz '2026-03-01' + number / 2 * interval '1 microsecond' as moment)
  `.execute(api.context.db)

test('the journal comes in pages of so many as are asked for, each entry once, even while some are added and deleted', async () => {
  const person = await api.newPerson()
  await fill(person, 23)
  const all = await entries(person)
  const seen: { id: string }[] = []
  const sizes: number[] = []
  for (let next: string | null = ''; next !== null; ) {
    const after: string = next && `&after=${encodeURIComponent(next)}`
    const { status, body } = await person.call('GET', `${journal}?limit=5${after}`)
    expect(status).toBe(200)
    seen.push(...body.reflective_journal.reflections)
    sizes.push(body.reflective_journal.reflections.length)
    next = body.reflective_journal.next
    if (sizes.length > 1) continue
    await person.call('DELETE', `${path}/${seen.at(-1)?.id}`)
    await add(person)
  }
  expect(seen).toEqual(all)
  expect(sizes).toEqual([5, 5, 5, 5, 3])
  const place = `2026-01-01~2026-03-01T00:00:00Z~${all[0]?.id}`
  for (const query of ['limit=0', 'limit=501', 'after=nonsense', `after=${place}~`, `after=${place.slice(1)}`])
    expect((await person.call('GET', `${journal}?${query}`)).status, query).toBe(422)
  const other = await api.newPerson()
  const { body } = await other.call('GET', `${journal}?after=${encodeURIComponent(place)}`)
  expect(body.reflective_journal).toEqual({ reflections: [], next: null })
})

test('an entry that is sent twice with one idempotency key is stored once, also at the same moment', async () => {
  const person = await api.newPerson()
  const key = { idempotency_key: 'a-key-of-an-entry' }
  const [first, second] = await Promise.all([add(person, {}, key), add(person, {}, key)])
  const third = await add(person, {}, key)
  expect(second.reflection.id).toBe(first.reflection.id)
  expect(third.reflection.id).toBe(first.reflection.id)
  const other = await api.newPerson()
  expect((await add(other, {}, key)).reflection.id).not.toBe(first.reflection.id)
  await add(person)
  expect(await entries(person)).toHaveLength(2)
})

test('text written before an entry is sent again is stored, too', async () => {
  const person = await api.newPerson()
  const key = { idempotency_key: 'a-key-of-an-entry' }
  const { reflection } = await add(person, { date: '2026-03-01' }, key)
  expect((await add(person, { act: 'Rehearse, and breathe.' }, key)).reflection).toEqual({
    ...reflection,
    act: 'Rehearse, and breathe.',
    version: 2,
  })
  expect(await entries(person)).toHaveLength(1)
})

test('an edit changes what is written; the day and the tag stay unless given', async () => {
  const person = await api.newPerson()
  const { reflection } = await add(person, { tag: 'talks', date: '2026-02-01' })
  const { id, tag: _, date: __, version: ___, ...rest } = reflection
  const edit = (change: object) => person.call('PUT', `${path}/${id}`, { reflection: { ...rest, ...change } })
  expect((await edit({ act: 'Breathe.' })).body.reflection).toEqual({ ...reflection, act: 'Breathe.', version: 2 })
  expect((await edit({ tag: null, date: '2026-02-02' })).body.reflection).toMatchObject({
    tag: null,
    date: '2026-02-02',
    version: 3,
  })
})

test('an edit keeps the fields that it leaves out, and empties those that it gives as empty', async () => {
  const person = await api.newPerson()
  const { reflection } = await add(person, { tag: 'talks' })
  const edit = (change: object) => person.call('PUT', `${path}/${reflection.id}`, { reflection: change })
  const renamed = { ...reflection, title: 'My second talk', version: 2 }
  expect((await edit({ title: 'My second talk' })).body.reflection).toEqual(renamed)
  expect((await edit({ act: '' })).body.reflection).toEqual({ ...renamed, act: '', version: 3 })
  expect((await edit({ title: ' ' })).status).toBe(422)
  expect((await edit({})).body.reflection).toMatchObject({ version: 3 })
})

test('an entry that is sent again with only its title keeps its answers', async () => {
  const person = await api.newPerson()
  const key = { idempotency_key: 'a-key-of-an-entry' }
  const { reflection } = await add(person, {}, key)
  const { body } = await person.call('POST', path, { reflection: { title: writing.title }, ...key })
  expect(body.reflection).toEqual(reflection)
})

test('a second edit from the same version is a conflict, and its answer holds the other text', async () => {
  const person = await api.newPerson()
  const { reflection } = await add(person)
  const edit = (act: string, version?: number) =>
    person.call('PUT', `${path}/${reflection.id}`, { reflection: { ...writing, act, version } })
  expect((await edit('One tab.', 1)).body.reflection.version).toBe(2)
  const conflict = { errors: {}, msg: expect.stringContaining('entry'), current: { act: 'One tab.', version: 2 } }
  expect(await edit('Another tab.', 1)).toMatchObject({ status: 409, body: conflict })
  // The same edit again, because its answer was lost, is not a conflict.
  expect((await edit('One tab.', 1)).body.reflection.version).toBe(2)
  expect((await edit('Another tab.')).body.reflection).toMatchObject({ act: 'Another tab.', version: 3 })
})

test('a deleted entry is not listed', async () => {
  const person = await api.newPerson()
  const { reflection } = await add(person)
  expect(await person.call('DELETE', `${path}/${reflection.id}`)).toMatchObject({ status: 200, body: {} })
  expect(await person.call('DELETE', `${path}/${reflection.id}`)).toMatchObject(notFound)
  expect(await entries(person)).toEqual([])
})

test('several entries are deleted at once, but not those of another person', async () => {
  const person = await api.newPerson()
  const other = await api.newPerson()
  const [one, two, three] = [await add(person), await add(person), await add(person, { title: 'Kept' })]
  const theirs = await add(other, { title: 'Theirs' })
  const ids = [one, two].map(({ reflection }) => reflection.id)

  const onlyForeign = await person.call('DELETE', `${path}/delete_many?${many([theirs.reflection.id, nobodys])}`)
  expect(onlyForeign).toMatchObject(notFound)
  const mixed = await person.call('DELETE', `${path}/delete_many?${many([...ids, theirs.reflection.id])}`)
  expect(mixed.status).toBe(200)
  expect(mixed.body.reflection_ids.sort()).toEqual(ids.sort())
  expect(await titles(other)).toEqual(['Theirs'])
  // One in brackets is a list too, also as a browser encodes them.
  const last = await person.call('DELETE', `${path}/delete_many?reflection_ids%5B%5D=${three.reflection.id}`)
  expect(last.body).toEqual({ reflection_ids: [three.reflection.id] })
  expect(await entries(person)).toEqual([])
})

test.each([
  ['none', ''],
  ['an empty one', 'reflection_ids[]='],
  ['no id', 'reflection_ids[]=1%20or%201=1'],
  ['no list', `reflection_ids=${nobodys}`],
  ['too many', many(Array(201).fill(nobodys))],
])('%s of several is rejected', async (_, query) => {
  const { call } = await api.newPerson()
  expect((await call('DELETE', `${path}/delete_many?${query}`)).status).toBe(422)
})

test('an entry that is not there cannot be changed or deleted', async () => {
  const { call } = await api.newPerson()
  for (const [id, answer] of [
    [nobodys, notFound],
    ['not-an-id', { status: 404 }],
  ] as const) {
    expect(await call('PUT', `${path}/${id}`, { reflection: writing })).toMatchObject(answer)
    expect(await call('DELETE', `${path}/${id}`)).toMatchObject(answer)
  }
})

const noTitle = 'Enter what you would you like to reflect on'
const longAnswer = 'An answer can have at most 10,000 characters.'
test.each([
  ['a title of spaces', { title: ' \n ' }, { title: [noTitle] }],
  ['a long title', { title: 'x'.repeat(201) }, { title: ['A title can have at most 200 characters.'] }],
  ['a long answer', { reflect_2: 'x'.repeat(10_001) }, { reflect_2: [longAnswer] }],
  ['a day that is none', { date: '2026-02-31' }, { date: ['Enter a date such as 2026-11-20.'] }],
  ['a day before the calendar', { date: '0000-01-01' }, { date: ['Enter a date such as 2026-11-20.'] }],
])('%s is rejected at its field, in a new entry and in an edit', async (_, change, errors) => {
  const person = await api.newPerson()
  const { reflection } = await add(person)
  const bad = { reflection: { ...writing, ...change } }
  const refusal = { status: 422, body: { errors, msg: Object.values(errors).flat()[0] } }
  expect(await person.call('POST', path, bad)).toMatchObject(refusal)
  expect(await person.call('PUT', `${path}/${reflection.id}`, bad)).toMatchObject(refusal)
  expect(await entries(person)).toEqual([reflection])
})

test('a new entry needs a title', async () => {
  const person = await api.newPerson()
  const { status, body } = await person.call('POST', path, { reflection: { act: 'Rehearse.' } })
  expect([status, body.errors]).toEqual([422, { title: [noTitle] }])
})

test('the longest answers, with emoji and line breaks, come back as they were', async () => {
  const person = await api.newPerson()
  const long = `${'🎓\n'.repeat(3333)}x`
  const { reflection } = await add(person, { observe_1: long, act: 'y'.repeat(10_000) })
  expect(await entries(person)).toEqual([{ ...reflection, observe_1: long, act: 'y'.repeat(10_000) }])
})
