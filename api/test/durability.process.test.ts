import { expect, test } from 'vitest'
import { openDatabase } from '../src/database/database.ts'
import { createSession } from '../src/modules/accounts/auth/sessions.repository.ts'
import type { DatabaseSettings } from './support/engines.ts'
import { ownDatabase } from './support/own-database.ts'
import { startServer, stopAfterTest } from './support/server-process.ts'

const step = (path: string) => {
  const [flow, module, chapter, slug] = path.split('/')
  return `/flows/${flow}/learning_modules/${module}/chapters/${chapter}/steps/${slug}`
}
const writing = ['plan/start/read', 'plan/start/watch', 'plan/finish/try', 'draft/start/read', 'draft/finish/polish']
const exams = ['before/start/read', 'before/start/watch', 'before/finish/sleep', 'before/finish/recap']
const steps = [
  ...writing.map((path) => `writing/${path}`),
  'writing/draft/finish/recap',
  ...exams.map((path) => `exams/${path}`),
]

/** Twenty people who are signed in, made before the server starts. */
async function addPeople(settings: DatabaseSettings) {
  const { db, close } = await openDatabase(settings)
  const people = []
  for (let at = 0; at < 20; at++) {
    const email = `durable-${at}@stepwise.test`
    const { id } = await db
      .insertInto('users')
      .values({ email, password_hash: '', first_name: 'Dee', surname: 'Hart', university: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    const token = await createSession(db, id, new Date(), { device: 'Firefox on Linux', isSharedComputer: false })
    people.push({ id, cookie: `stepwise_session_study=${token}` })
  }
  await close()
  return people
}

test('every acknowledged completion is there after the server was killed in the middle of 200', async () => {
  const own = await ownDatabase()
  const people = await addPeople(own.settings)
  const { address, child, ended } = stopAfterTest(await startServer(own.settings))

  const acknowledged: string[] = []
  const calls = steps.flatMap((path) => people.map((person) => ({ ...person, path })))
  expect(calls).toHaveLength(200)
  // Four at a time, so that the kill finds some in every state.
  const caller = async () => {
    for (let call = calls.shift(); call; call = calls.shift()) {
      const headers = { cookie: call.cookie, origin: address }
      const response = await fetch(`${address}/api${step(call.path)}/complete`, { method: 'POST', headers })
      const body = await response.json()
      if (body.progress_step?.completed) acknowledged.push(`${call.id} ${call.path.replaceAll('/', ':')}`)
      if (acknowledged.length === 100) child.kill('SIGKILL')
    }
  }
  await Promise.allSettled([caller(), caller(), caller(), caller()])
  await ended
  expect(acknowledged.length).toBeGreaterThanOrEqual(100)
  expect(acknowledged.length).toBeLessThan(200)

  const again = stopAfterTest(await startServer(own.settings))
  expect((await fetch(`${again.address}/api/ready`)).status).toBe(200)
  again.child.kill('SIGTERM')
  await again.ended
  const { db, close } = await openDatabase(own.settings)
  const stored = await db.selectFrom('progress_steps').selectAll().where('completed_at', 'is not', null).execute()
  await close()
  expect(stored.map((row) => `${row.user_id} ${row.step_id}`)).toEqual(expect.arrayContaining(acknowledged))
})

test('a database server that cannot be reached stops the start with one sentence', async () => {
  const gone = { databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing', dataFolder: '' }
  const server = stopAfterTest(await startServer(gone))
  expect(await server.ended).toBe(78)
  expect(server.output()).toMatch(/^The database of DATABASE_URL cannot be used: .*\.\n$/)
})
