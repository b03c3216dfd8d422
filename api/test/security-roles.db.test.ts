import { expect, test } from 'vitest'
import { adminOf } from './support/admin.ts'
import { newContentManager } from './support/content-desk.ts'
import { everyCall } from './support/every-call.ts'
import { useTestApi } from './support/test-api.ts'

// docs/security.md: who may do what.

const api = useTestApi()
const deskCalls = everyCall.filter(({ url }) => url.startsWith('/content_desk/'))

async function newPersonAs(role: 'student' | 'qa') {
  const person = await api.newPerson()
  await api.context.db.updateTable('users').set({ role }).where('id', '=', person.id).execute()
  return person
}

test.each(['student', 'qa'] as const)('no call of the desk exists for a %s, whatever is sent', async (role) => {
  const { call } = await newPersonAs(role)
  expect(deskCalls.length).toBeGreaterThan(15)
  for (const { name, method, url, hasBody } of deskCalls) {
    const { status, body } = await call(method, url, hasBody ? { role: 'content_manager' } : undefined)
    expect([status, body], name).toEqual([404, { errors: {}, msg: 'We could not find this page.' }])
  }
})

test('the same calls exist for a content manager', async () => {
  const { call } = await newContentManager(api)
  for (const { name, method, url } of deskCalls) {
    const { status, body } = await call(method, url)
    expect([status, body.msg], name).not.toEqual([404, 'We could not find this page.'])
    expect([401, 403, 405], name).not.toContain(status)
  }
})

test('a role that was given or taken away counts at the next call of a session that was there before', async () => {
  const { run } = adminOf(api)
  const { email, call } = await api.newPerson()
  const openDesk = async () => (await call('GET', '/content_desk/documents')).status
  expect(await openDesk()).toBe(404)
  await run('people role', { email, role: 'content_manager' })
  expect(await openDesk()).toBe(200)
  await run('people role', { email, role: 'qa' })
  expect(await openDesk()).toBe(404)
})
