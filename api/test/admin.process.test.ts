import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ownDatabase } from './support/own-database.ts'
import { startServer, stopAfterTest } from './support/server-process.ts'
import { licenceForm } from './support/sign-ups.ts'
import { temporaryFolder } from './support/temporary-folder.ts'

const tool = fileURLToPath(new URL('../../cli/admin/main.ts', import.meta.url))

/** Runs `npm run admin -- …` on this data folder, without a terminal to ask on. */
function admin(dataFolder: string, ...args: string[]) {
  const env = { PATH: process.env.PATH, DATA_DIR: dataFolder, ADMIN_WHO: 'ana' }
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((done) => {
    const child = execFile(process.execPath, [tool, ...args], { env }, (error, stdout, stderr) =>
      done({ code: error ? error.code : 0, stdout, stderr }),
    )
    child.stdin?.end()
  })
}

// Each call starts a Node of its own, seconds on a busy machine.
const timeout = 120_000

test('the tool works in the running server, and by itself when none runs', { timeout }, async () => {
  const { settings } = await ownDatabase()
  const { dataFolder } = settings
  const server = stopAfterTest(await startServer(settings))

  const made = await admin(dataFolder, 'licences', 'create', '--count', '2', '--organisation', 'Kelda', '--json')
  expect(made).toMatchObject({ code: 0, stderr: '' })
  const [licence_key, unused] = JSON.parse(made.stdout).keys
  const signUp = await fetch(`${server.address}/api/auth/sign_up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(licenceForm({ licence_key })),
  })
  expect(signUp.status).toBe(200)

  const asked = await admin(dataFolder, 'licences', 'revoke', unused)
  expect(asked).toMatchObject({ code: 1, stdout: '' })
  expect(asked.stderr).toContain(`On the running server of ${dataFolder}:`)
  expect(asked.stderr).toContain('Pass --yes to agree')

  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  const revoked = await admin(dataFolder, 'licences', 'revoke', unused, '--yes')
  expect(revoked).toMatchObject({ code: 0, stdout: 'Taken back: 1.\n', stderr: `On ${dataFolder}:\n` })
  const { stdout } = await admin(dataFolder, 'audit', 'list', '--json')
  expect(JSON.parse(stdout)).toMatchObject([
    { who: 'ana', verb: 'licences revoke', options: { key: unused }, outcome: 'done' },
    { who: 'ana', verb: 'licences create', options: { count: '2', organisation: 'Kelda' }, outcome: 'done' },
  ])
})

test('an error is shown in words, with the exit code 1', { timeout }, async () => {
  const { settings } = await ownDatabase()
  const wrong = (...args: string[]) => admin(settings.dataFolder, ...args)
  const said = (stderr: string | RegExp) => ({ code: 1, stderr: expect.stringMatching(stderr) })
  const unknown = /There is no verb "licences crate"\. Did you mean licences create\?/
  expect(await wrong('licences', 'crate')).toMatchObject(said(unknown))
  const misspelt = /--cuont.*\n.*npm run admin -- licences create/
  expect(await wrong('licences', 'create', '--cuont', '2')).toMatchObject(said(misspelt))
  const two = ['licences', 'create', '--count', 'two', '--organisation', 'Kelda']
  expect(await wrong(...two)).toMatchObject(said('count: '))
  const nowhere = await admin('/nowhere', 'licences', 'list')
  expect(nowhere).toMatchObject(said(/There is no database in \/nowhere yet\./))
  expect((await wrong('people', 'erase', '--help')).stdout).toContain('npm run admin -- people erase <email>')
})

test('a verb that fails in a new database ends', { timeout }, async () => {
  const failed = await admin(temporaryFolder(), 'restore', '--from', '/nowhere/whole.gz')
  expect(failed).toMatchObject({ code: 1, stderr: expect.stringContaining('There is no file /nowhere/whole.gz.') })
})
