import { highlightsLimit } from '@stepwise/shared/contracts/highlight'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { read, stepOf, watch } from '../../../../test/support/steps.ts'
import { failed, invalid, type SignedIn, useTestApi } from '../../../../test/support/test-api.ts'

const api = useTestApi()
const step = 'writing:plan:start:read'
const marked = { step_id: step, colour: 'yellow', quote: 'one two', prefix: 'zero', suffix: 'three', start_offset: 4 }

async function setText(id: string, content: string) {
  // As a load of content/ does: content and its state in one transaction.
  await api.context.db.transaction().execute(async (trx) => {
    await trx.updateTable('steps').set({ content }).where('id', '=', id).execute()
    await sql`update content_state set version = version + 1`.execute(trx)
  })
}

async function add({ call }: SignedIn, more: object = {}) {
  const { status, body } = await call('POST', '/highlights', { ...marked, ...more })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.highlight
}
const listOf = async ({ call }: SignedIn) => (await call('GET', '/highlights')).body.highlights

test('a highlight is stored with its step, and counted there', async () => {
  await setText(step, '<p>zero one\n<em>two</em> three</p>')
  const person = await api.newPerson()
  const highlight = await add(person)
  expect(highlight).toEqual({
    ...marked,
    id: expect.any(String),
    created_at: api.clock.now.toISOString(),
    is_in_text: true,
    step_name: 'Read',
    step_position: expect.any(Number),
    url: read,
    flow_name: 'Writing',
    flow_slug: 'writing',
    section_name: 'Plan',
    learning_module_slug: 'plan',
    primary_color: '#6A5ACD',
  })
  expect((await person.call('GET', '/highlights')).body).toEqual({ highlights: [highlight], names: [] })
  const countOf = async (address: string) => (await stepOf(person.call, address)).highlights_count
  expect([await countOf(read), await countOf(watch)]).toEqual([1, 0])
  expect(await countOf(`${read}?view=tutorials&software=reader`)).toBeUndefined()
})

test('a highlight whose words have left the text stays, and says so', async () => {
  const person = await api.newPerson()
  await setText(step, '<p>Tom &amp; Ann&#39;s plan</p>')
  await add(person, { quote: 'Tom & Ann’s' })
  await add(person, { quote: "Tom & Ann's" })
  expect((await listOf(person)).map((one: { is_in_text: boolean }) => one.is_in_text).toSorted()).toEqual([false, true])
  await setText(step, '<p>Another text</p>')
  expect(await listOf(person)).toMatchObject([{ is_in_text: false }, { is_in_text: false, url: read }])
})

test('a highlight that is sent twice with one idempotency key is stored once, also at the same moment', async () => {
  const person = await api.newPerson()
  const key = { idempotency_key: 'a-key-of-a-highlight' }
  const [first, second] = await Promise.all([add(person, key), add(person, key)])
  expect(second.id).toBe(first.id)
  expect((await add(person, key)).id).toBe(first.id)
  expect((await add(await api.newPerson(), key)).id).not.toBe(first.id)
  expect(await listOf(person)).toHaveLength(1)
})

test('a highlight gets another colour, and the same again changes nothing', async () => {
  const person = await api.newPerson()
  const { id } = await add(person)
  for (let again = 0; again < 2; again++) {
    const answer = await person.call('PUT', `/highlights/${id}`, { colour: 'pink' })
    expect(answer).toMatchObject({ status: 200, body: { highlight: { id, colour: 'pink' } } })
  }
  expect((await person.call('PUT', `/highlights/${id}`, { colour: 'red' })).status).toBe(422)
})

test('a removed highlight is gone', async () => {
  const person = await api.newPerson()
  const { id } = await add(person)
  expect((await person.call('DELETE', `/highlights/${id}`)).status).toBe(200)
  expect(await person.call('DELETE', `/highlights/${id}`)).toMatchObject(
    failed(404, 'We could not find this highlight.'),
  )
  expect(await listOf(person)).toEqual([])
})

test('colours have the names that a person gives them, until they take them away', async () => {
  const { call } = await api.newPerson()
  const names = async () => (await call('GET', '/highlights')).body.names
  expect((await call('PUT', '/highlight_names/blue', { name: ' Ask Ana ' })).body).toEqual({
    names: [{ colour: 'blue', name: 'Ask Ana' }],
  })
  await call('PUT', '/highlight_names/blue', { name: 'Ask Tom' })
  expect(await names()).toEqual([{ colour: 'blue', name: 'Ask Tom' }])
  await call('PUT', '/highlight_names/blue', { name: '' })
  expect(await names()).toEqual([])
  expect((await call('PUT', '/highlight_names/red', { name: 'Red' })).status).toBe(404)
  const long = { name: ['A name can have at most 30 characters.'] }
  expect(await call('PUT', '/highlight_names/blue', { name: 'x'.repeat(31) })).toMatchObject(invalid(long))
})

test('a highlight at the limit is refused, and room for one takes one', async () => {
  const person = await api.newPerson()
  await sql`
    insert into highlights (user_id, step_id, colour, quote, prefix, suffix, start_offset, created_at)
    select ${person.id}::uuid, ${step}, 'pink', 'x', '', '', 0, now() from generate_series(2, ${highlightsLimit})
  `.execute(api.context.db)
  await add(person)
  const words = 'You have 1,000 highlights, which is the most you can have. Remove one you no longer need.'
  expect(await person.call('POST', '/highlights', marked)).toMatchObject(invalid({ quote: [words] }))
})

test.each([
  ['no words', { quote: ' \n' }, { quote: ['Select some words first.'] }],
  ['1,001 characters', { quote: 'x'.repeat(1001) }, { quote: ['Select less text.'] }],
  ['a colour that is none', { colour: 'red' }, { colour: [expect.any(String)] }],
  ['a place before the text', { start_offset: -1 }, { start_offset: [expect.any(String)] }],
  ['an unknown step', { step_id: 'no:such:step' }, { step_id: [expect.stringContaining('has gone')] }],
  ['a step of a software', { step_id: 'reader:strategies:read-plan' }, { step_id: [expect.any(String)] }],
])('%s is rejected', async (_, more, errors) => {
  const person = await api.newPerson()
  expect(await person.call('POST', '/highlights', { ...marked, ...more })).toMatchObject(invalid(errors))
  expect(await listOf(person)).toEqual([])
})
