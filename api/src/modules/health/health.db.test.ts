import { expect, onTestFinished, test } from 'vitest'
import { ownDatabase } from '../../../test/support/own-database.ts'
import { callerOf, useTestApi } from '../../../test/support/test-api.ts'
import { buildApp } from '../../app.ts'
import { openDatabase } from '../../database/database.ts'

const api = useTestApi()

test('the server runs, and its database answers', async () => {
  expect(await api.visitor('GET', '/health')).toMatchObject({ status: 200, body: { status: 'ok' } })
  expect(await api.visitor('GET', '/ready')).toMatchObject({ status: 200, body: { status: 'ok' } })
})

test('a server whose database does not answer runs, but is not ready', async () => {
  const own = await ownDatabase()
  const database = await openDatabase({ ...api.context.settings, ...own.settings })
  const app = await buildApp({ ...api.context, db: database.db })
  onTestFinished(() => app.close())
  await database.close()
  const monitoring = callerOf(app, {})
  expect((await monitoring('GET', '/health')).status).toBe(200)
  expect(await monitoring('GET', '/ready')).toMatchObject({
    status: 503,
    body: { errors: {}, msg: 'The database does not answer.' },
  })
})
