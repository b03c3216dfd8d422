import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { admin, ended } from './support/admin-command.ts'
import { startPostgres } from './support/postgres-server.ts'
import { startServer, stopAfterTest } from './support/server-process.ts'
import { temporaryFolder } from './support/temporary-folder.ts'

test('the data of a running server is backed up, and moves to PostgreSQL though the first move was killed', async () => {
  const folder = temporaryFolder()
  const postgres = await startPostgres()
  onTestFinished(postgres.stop)
  const env = { DATA_DIR: `${folder}/data` }

  const { child: server } = stopAfterTest(await startServer({ databaseUrl: undefined, dataFolder: env.DATA_DIR }))
  const backedUp = await ended(admin(env, 'backup', '--to', `${folder}/one.gz`))
  expect(backedUp).toMatchObject({ code: 0 })
  expect(backedUp.output).toContain('matches')
  const refused = await ended(admin(env, 'move-data', '--to', postgres.url('postgres')))
  expect(refused.output).toContain('Stop the server first')
  server.kill('SIGTERM')
  await once(server, 'exit')

  const killed = admin(env, 'move-data', '--to', postgres.url('postgres'))
  await new Promise<void>((done) => killed.stderr?.on('data', (text) => String(text).includes('%') && done()))
  killed.kill('SIGKILL')
  await once(killed, 'exit')

  const moved = await ended(admin(env, 'move-data', '--to', postgres.url('postgres')))
  expect(moved).toMatchObject({ code: 0 })
  expect(moved.output).toContain('Counts and hashes are the same in both')
  const client = new pg.Client({ connectionString: postgres.url('postgres') })
  await client.connect()
  const { rows } = await client.query(
    "select count(*)::int as people from users where email like '%@demo.stepwise.test'",
  )
  await client.end()
  expect(rows).toEqual([{ people: 6 }])
  expect(readdirSync(`${folder}/data`).filter((name) => /snapshot|move-data/.test(name))).toEqual([])
})
