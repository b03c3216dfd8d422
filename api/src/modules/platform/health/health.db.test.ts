import { expect, onTestFinished, test, vi } from 'vitest'
import { ownDatabase } from '../../../../test/support/own-database.ts'
import { callerOf, useTestApi } from '../../../../test/support/test-api.ts'
import { buildApp } from '../../../app.ts'
import { openDatabase } from '../../../database/database.ts'

const api = useTestApi()

/** A server on a database of its own, which the test may break. */
async function ownServer() {
  const own = await ownDatabase()
  const database = await openDatabase({ ...api.context.settings, ...own.settings })
  const app = await buildApp({ ...api.context, db: database.db })
  let isOpen = true
  const closeDatabase = async () => {
    if (isOpen) await database.close()
    isOpen = false
  }
  onTestFinished(async () => {
    await app.close()
    await closeDatabase()
  })
  return { pool: database.pool, closeDatabase, monitoring: callerOf(app, {}) }
}

const ok = { server: 'ok', database: 'ok', storage: 'ok', migrations: 'ok', content: 'ok' }

const notReady = (checks: object) => ({ status: 503, body: { status: 'not ready', checks } })

test('the server runs, and is ready', async () => {
  expect(await api.visitor('GET', '/health')).toMatchObject({ status: 200, body: { status: 'ok' } })
  expect(await api.visitor('GET', '/ready')).toMatchObject({ status: 200, body: { status: 'ok', checks: ok } })
})

test('a server whose database does not answer runs, but is not ready', async () => {
  const { closeDatabase, monitoring } = await ownServer()
  await closeDatabase()
  expect((await monitoring('GET', '/health')).status).toBe(200)
  expect(await monitoring('GET', '/ready')).toMatchObject(notReady({ server: 'ok', database: 'does not answer' }))
})

test('a server that misses a migration or content is not ready, and the database is asked once a second at most', async () => {
  const { pool, monitoring } = await ownServer()
  const clock = vi.spyOn(Date, 'now')
  onTestFinished(() => clock.mockRestore())
  const start = Date.now()
  expect((await monitoring('GET', '/ready')).status).toBe(200)

  await pool.query('delete from content_state')
  await pool.query('delete from migrations where name = (select max(name) from migrations)')
  clock.mockReturnValue(start)
  expect((await monitoring('GET', '/ready')).status).toBe(200)
  clock.mockReturnValue(start + 5000)
  const checks = { ...ok, migrations: '1 missing', content: 'none' }
  expect(await monitoring('GET', '/ready')).toMatchObject(notReady(checks))
})
