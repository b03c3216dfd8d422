import { expect, test } from 'vitest'
import { openDatabase } from '../src/database/database.ts'
import { signedInPeople } from './faults/writers.ts'
import { ownDatabase } from './support/own-database.ts'
import { startServer, stopAfterTest } from './support/server-process.ts'
import { step } from './support/steps.ts'

const steps =
  'writing/plan/start/read writing/plan/start/watch writing/plan/finish/try writing/draft/start/read ' +
  'writing/draft/finish/polish writing/draft/finish/recap exams/before/start/read exams/before/start/watch ' +
  'exams/before/finish/sleep exams/before/finish/recap'

test('every acknowledged completion is there after the server was killed in the middle of 200', async () => {
  const own = await ownDatabase()
  const cookies = await signedInPeople(own.settings, 20)
  const { address, child, ended } = stopAfterTest(await startServer(own.settings))

  const acknowledged: string[] = []
  const calls = steps
    .split(' ')
    .flatMap((path) => cookies.map((cookie, at) => ({ cookie, path, email: `writer-${at}@stepwise.test` })))
  expect(calls).toHaveLength(200)
  // Four at a time, so that the kill finds some in every state.
  const caller = async () => {
    for (let call = calls.shift(); call; call = calls.shift()) {
      const headers = { cookie: call.cookie, origin: address }
      const response = await fetch(`${address}/api${step(call.path)}/complete`, { method: 'POST', headers })
      const body = await response.json()
      if (body.progress_step?.completed) acknowledged.push(`${call.email} ${call.path.replaceAll('/', ':')}`)
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
  const completed = db.selectFrom('progress_steps').where('completed_at', 'is not', null)
  const stored = await completed.innerJoin('users', 'users.id', 'user_id').select(['email', 'step_id']).execute()
  await close()
  expect(stored.map(({ email, step_id }) => `${email} ${step_id}`)).toEqual(expect.arrayContaining(acknowledged))
})

test('a database server that cannot be reached stops the start with one sentence, to be tried again', async () => {
  const gone = { databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing', dataFolder: '' }
  const server = stopAfterTest(await startServer(gone))
  expect(await server.ended).toBe(75)
  expect(server.output()).toMatch(/^The database of DATABASE_URL cannot be used: .*\.\n$/)
})
