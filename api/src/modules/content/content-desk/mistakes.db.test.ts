import { beforeAll, expect, test } from 'vitest'
import { addDocument, newContentManager } from '../../../../test/support/content-desk.ts'
import { type SignedIn, tooMany, useTestApi } from '../../../../test/support/test-api.ts'

const api = useTestApi()
let editor: SignedIn

beforeAll(async () => {
  editor = await newContentManager(api)
  await addDocument(api, { id: 'page:desk-test', address: '/wellbeing/desk-test', revision: 3 })
})

const report = (person: SignedIn, words: string, address = '/wellbeing/desk-test') =>
  person.call('POST', '/mistakes', { address, words })
const openReports = async () => (await editor.call('GET', '/content_desk/mistakes')).body.mistakes

test('a reader’s report reaches the desk with the page and the revision that it is about', async () => {
  const student = await api.newPerson()
  const address = '/wellbeing/desk-test?from=hub'
  expect(await report(student, '  The number is wrong. ', address)).toMatchObject({ status: 200, body: {} })
  const page = { document: 'page:desk-test', title: 'Help', address, revision: 3 }
  const words = { words: 'The number is wrong.', reported_at: api.clock.now.toISOString() }
  expect(await openReports()).toEqual([{ ...page, ...words, id: expect.any(String) }])
})

test('a report of a page that is not a document is kept with its address', async () => {
  await report(await api.newPerson(), 'The clock is slow.', '/dashboard/study-tools')
  const [newest] = (await openReports()).filter(({ words }: { words: string }) => words === 'The clock is slow.')
  expect(newest).toMatchObject({ document: null, title: null, revision: 0, address: '/dashboard/study-tools' })
})

test('a report without words, or too long, or of another site is refused', async () => {
  const student = await api.newPerson()
  expect((await report(student, '  ')).body.errors).toEqual({ words: ['Say what is wrong'] })
  expect((await report(student, 'x'.repeat(2001))).status).toBe(422)
  expect((await report(student, 'Wrong', 'https://example.org')).status).toBe(422)
})

test('the same report of a person sent again is one', async () => {
  const student = await api.newPerson()
  await report(student, 'Sent twice')
  await report(student, 'Sent twice')
  await report(await api.newPerson(), 'Sent twice')
  expect((await openReports()).filter(({ words }: { words: string }) => words === 'Sent twice')).toHaveLength(2)
})

test('a settled report leaves the list; settling it again changes nothing', async () => {
  const student = await api.newPerson()
  await report(student, 'Settle me')
  const { id } = (await openReports()).find(({ words }: { words: string }) => words === 'Settle me')
  const settle = (person: SignedIn) => person.call('DELETE', `/content_desk/mistakes/${id}`)
  expect((await settle(editor)).status).toBe(200)
  expect((await openReports()).map((mistake: { id: string }) => mistake.id)).not.toContain(id)

  const other = await newContentManager(api)
  expect((await settle(other)).status).toBe(200)
  const row = await api.context.db.selectFrom('mistakes').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ settled_by: editor.id, reported_by: student.id })
  expect((await editor.call('DELETE', '/content_desk/mistakes/00000000-0000-4000-8000-000000000000')).status).toBe(404)
})

test('a person can report 20 mistakes an hour', async () => {
  const student = await api.newPerson()
  for (let count = 0; count < 20; count++) expect((await report(student, `Mistake ${count}`)).status).toBe(200)
  expect(await report(student, 'One more')).toMatchObject(tooMany('reports', '60 minutes', 3600))
})
