import { spawn } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { expect, inject, onTestFinished, test } from 'vitest'
import { demoPassword } from '../src/demo/accounts.ts'
import { ownDatabase } from './support/own-database.ts'
import { signInTo, startServer, stopAfterTest } from './support/server-process.ts'
import { temporaryFolder } from './support/temporary-folder.ts'

/** Starts a server that stops by itself: its exit code, and what it has said. */
async function failedStart(...given: Parameters<typeof startServer>) {
  const server = stopAfterTest(await startServer(...given))
  return [await server.ended, server.output()]
}

test('a second process on the embedded database stops with one sentence', async () => {
  const own = await ownDatabase()
  const first = stopAfterTest(await startServer(own.settings))
  const sentence = /^The database in \S+ is in use by another process\. Stop that one first\.\n$/
  expect(await failedStart(own.settings)).toEqual([78, expect.stringMatching(sentence)])
  expect((await fetch(`${first.address}/api/ready`)).status).toBe(200)
})

test.skipIf(process.platform === 'win32')('other users of the machine cannot read the data', async () => {
  const own = await ownDatabase({ empty: true })
  stopAfterTest(await startServer(own.settings))
  const modeOf = (name: string) => (statSync(`${own.settings.dataFolder}/${name}`).mode & 0o777).toString(8)
  expect([modeOf('database'), modeOf('admin.sock')]).toEqual(['700', '600'])
})

test('a first start goes on beside what an interrupted one is still writing, and a later one removes that', async () => {
  const own = await ownDatabase({ empty: true })
  const left = `${own.settings.dataFolder}/database/pg.new-1`
  const script = `const { mkdirSync, writeFileSync } = require('node:fs')
    for (let at = 0; ; at = (at + 1) % 2000) {
      mkdirSync('${left}', { recursive: true })
      writeFileSync('${left}/' + at, '')
    }`
  const interrupted = spawn(process.execPath, ['-e', script])
  onTestFinished(() => void interrupted.kill('SIGKILL'))
  await expect.poll(() => existsSync(`${left}/1999`)).toBe(true)

  const first = stopAfterTest(await startServer(own.settings))
  expect((await fetch(`${first.address}/api/ready`)).status).toBe(200)
  expect(existsSync(left)).toBe(true)

  interrupted.kill('SIGKILL')
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)
  stopAfterTest(await startServer(own.settings))
  expect(existsSync(left)).toBe(false)
})

test('a server of the other edition does not start on the data', async () => {
  const own = await ownDatabase()
  const study = stopAfterTest(await startServer(own.settings))
  study.child.kill('SIGTERM')
  await study.ended

  expect(await failedStart(own.settings, { env: { EDITION: 'pro' } })).toEqual([
    78,
    'This is the database of the study edition, and EDITION is pro. Set EDITION, or DATA_DIR or DATABASE_URL, so that they match.\n',
  ])
})

test.each([
  ['cut short', 'global/pg_control', (path: string) => truncateSync(path, 100)],
  ['a file gone', 'global/pg_filenode.map', (path: string) => rmSync(path)],
  ['zeros', 'global/pg_control', (path: string) => writeFileSync(path, Buffer.alloc(8192))],
])('a damaged database (%s) stops the start with one sentence', async (_, file, damage) => {
  const own = await ownDatabase()
  damage(`${own.settings.dataFolder}/database/pg/${file}`)
  const sentence =
    /^The database in \S+ cannot be opened: it is damaged\. Restore a backup: npm run admin -- restore\.\n$/
  expect(await failedStart(own.settings)).toEqual([78, expect.stringMatching(sentence)])
})

test('a port in use stops the start with one sentence', async () => {
  const own = await ownDatabase()
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await new Promise((done) => other.once('listening', done))
  const address = other.address()
  const port = typeof address === 'object' && address ? String(address.port) : ''

  const sentence = `Port ${port} of 127.0.0.1 is in use. Stop what is using it, or set PORT.\n`
  expect(await failedStart(own.settings, { env: { PORT: port } })).toEqual([78, sentence])
})

test('broken content stops the first start, with file and line', async () => {
  const own = await ownDatabase({ empty: true })
  const place = expect.stringContaining('flows/exams/before/start/read.md:12: a heading starts at ##')
  expect(await failedStart(own.settings, { env: { CONTENT_DIR: brokenContent() } })).toEqual([78, place])
})

test('broken content of a later version is logged and shown to content managers, and readers keep what was there', async () => {
  const own = await ownDatabase()
  const env = { CONTENT_DIR: brokenContent(), LOG_LEVEL: 'error' }
  const server = stopAfterTest(await startServer(own.settings, { env }))
  const problem = { file: 'flows/exams/before/start/read.md', line: 12, reason: 'a heading starts at ##' }
  expect(server.output()).toContain(JSON.stringify(problem).slice(1, -3))
  expect((await fetch(`${server.address}/api/ready`)).status).toBe(200)

  const read = async (name: string, path: string) => {
    const response = await fetch(`${server.address}/api${path}`, { headers: await signInTo(server.address, name) })
    return { status: response.status, body: await response.json() }
  }
  expect((await read('new', '/flows')).body.flows).toHaveLength(2)
  const { body } = await read('content', '/content_desk/file_problems')
  expect(body.problems).toEqual([{ ...problem, reason: expect.stringMatching(/^a heading starts at ##/) }])
  expect((await read('new', '/content_desk/file_problems')).status).toBe(404)
})

function brokenContent() {
  const folder = temporaryFolder()
  cpSync(inject('contentFolder'), folder, { recursive: true })
  appendFileSync(`${folder}/flows/exams/before/start/read.md`, '\n# Too high\n')
  return folder
}

test('bad settings and an old Node stop the start with one sentence', async () => {
  const own = await ownDatabase()
  const sentence = expect.stringMatching(/^Bad settings\. EDITION: .*\.\n$/)
  expect(await failedStart(own.settings, { env: { EDITION: 'basic' } })).toEqual([78, sentence])
  const old = 'data:text/javascript,Object.defineProperty(process, "versions", {value: {node: "20.19.0"}})'
  const needed = 'Stepwise needs Node 24.15 or newer; this is Node 20.19.0.\n'
  expect(await failedStart(own.settings, { nodeOptions: ['--import', old] })).toEqual([1, needed])
})

test('the server stops on a signal, and when its parent process is gone', async () => {
  const own = await ownDatabase()
  const signalled = stopAfterTest(await startServer(own.settings))
  signalled.child.kill('SIGTERM')
  expect(await signalled.ended).toBe(0)

  const left = stopAfterTest(await startServer(own.settings))
  left.child.disconnect()
  expect(await left.ended).toBe(0)
  expect(left.output()).toBe('')
})

test('in production there are no demo accounts and the cookie is secure', async () => {
  const own = await ownDatabase()
  const server = stopAfterTest(await startServer(own.settings, { env: { NODE_ENV: 'production' } }))
  const user = { email: 'new@demo.stepwise.test', password: demoPassword }
  const headers = { 'content-type': 'application/json' }
  const request = { method: 'POST', headers, body: JSON.stringify({ user }) }
  expect((await fetch(`${server.address}/api/auth/sign_in`, request)).status).toBe(401)
  const left = await fetch(`${server.address}/api/auth/sign_out`, { method: 'DELETE' })
  expect(left.headers.getSetCookie()[0]).toContain('Secure')
})
