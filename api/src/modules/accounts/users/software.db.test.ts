import { expect, test } from 'vitest'
import { useTestApi } from '../../../../test/support/test-api.ts'

const api = useTestApi()
const select = (ids: unknown) => ({ user: { software_ids: ids } })

test('software comes in the order of its groups, and without a group last', async () => {
  const { call } = await api.newPerson()
  const { body } = await call('GET', '/users/softwares/available')
  expect(body.software_groups).toEqual([
    { id: 'readers', name: 'Readers' },
    { id: 'maps', name: 'Maps' },
  ])
  expect(body.software.map((software: { id: string; group: string | null }) => [software.id, software.group])).toEqual([
    ['reader', 'readers'],
    ['mapper', 'maps'],
    ['loner', null],
  ])
})

test('a choice replaces the one before, and its answer holds the person', async () => {
  const person = await api.newPerson()
  await person.call('POST', '/users/softwares/select', select(['mapper', 'reader', 'reader']))
  const { status, body } = await person.call('POST', '/users/softwares/select', select(['loner']))
  expect(status).toBe(200)
  expect(body).toMatchObject({ id: person.id, msg: 'Software has been saved.', software_selected: true })
  expect(body.softwares.map((software: { slug: string }) => software.slug)).toEqual(['loner'])
})

test.each([
  ['nothing', select([]), { software_ids: ['Please select your software!'] }],
  ['unknown software', select(['reader', 'nope']), { software_ids: ['We do not know one of these programs.'] }],
  ['no list', select('reader'), { software_ids: ['This must be a list.'] }],
  ['no text', select([7]), { software_ids: ['This must be text.'] }],
  ['an identifier that cannot be', select(['a\u0000b']), { software_ids: ['must be slugs joined by colons'] }],
  ['too many', select(Array(101).fill('reader')), { software_ids: ['This must have at most 100 entries.'] }],
  ['no body', undefined, { user: ['This is required.'] }],
])('choosing %s is rejected and changes nothing', async (_, body, errors) => {
  const { call } = await api.newPerson()
  await call('POST', '/users/softwares/select', select(['reader']))
  const answer = await call('POST', '/users/softwares/select', body)
  expect(answer).toMatchObject({ status: 422, body: { errors, msg: expect.any(String) } })
  expect((await call('POST', '/auth/authorize')).body.softwares).toHaveLength(1)
})
