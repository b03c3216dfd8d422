import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { ownDatabase } from './support/own-database.ts'
import { startServer, stopAfterTest } from './support/server-process.ts'

const isPostgres = inject('template').engine === 'postgres'

test.runIf(isPostgres)('a role without rights stops the start with a sentence that says which it needs', async () => {
  const { settings } = await ownDatabase({ empty: true })
  const url = new URL(settings.databaseUrl ?? '')
  const owner = new pg.Client({ connectionString: url.href })
  await owner.connect()
  const role = `guest_${process.pid}`
  await owner.query(`create role ${role} login; revoke create on schema public from public`)
  url.username = role
  const server = stopAfterTest(await startServer({ databaseUrl: url.href, dataFolder: '' }))
  expect(await server.ended).toBe(78)
  expect(server.output()).toMatch(/^The database’s role does not have the rights it needs\. .*create extension.*\n$/)
  await owner.query(`drop role ${role}`)
  await owner.end()
})
