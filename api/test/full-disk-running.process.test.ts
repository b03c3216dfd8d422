import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { unavailableMessage } from '@stepwise/shared/server'
import { expect, inject, onTestFinished, test } from 'vitest'
import { signedInPeople, step } from './faults/writers.ts'
import { ownDatabase } from './support/own-database.ts'
import { canMountSmallDisk } from './support/small-disk.ts'
import { temporaryFolder } from './support/temporary-folder.ts'

const start = fileURLToPath(new URL('../start.mjs', import.meta.url))
const canMount = canMountSmallDisk()

test.runIf(canMount)('a disk that fills while the server runs loses nothing that was acknowledged', async () => {
  const { settings } = await ownDatabase()
  const [cookie = ''] = await signedInPeople(settings, 1)
  const disk = temporaryFolder()
  const script = `mount -t tmpfs -o size=160m tmpfs "$DISK" && cp -r "${settings.dataFolder}/database" "$DISK"; exec "$NODE" "$START"`
  const ofDisk = { PATH: process.env.PATH, DISK: disk, NODE: process.execPath, START: start, DATA_DIR: disk }
  const env = { ...ofDisk, CONTENT_DIR: inject('contentFolder'), LOG_LEVEL: 'warn', PORT: '0' }
  const stdio = ['ignore', 'pipe', 'pipe', 'ipc'] as const
  const server = spawn('unshare', ['--mount', 'sh', '-c', script], { env, stdio: [...stdio] })
  onTestFinished(() => void server.kill('SIGKILL'))
  let output = ''
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (text) => (output += text))
  const [{ address }] = (await once(server, 'message')) as [{ address: string }]
  // The server's own view of its disk.
  const others = `/proc/${server.pid}/root${disk}/others`
  const acknowledged: string[] = []
  const headers = { cookie, origin: address, 'content-type': 'application/json' }
  async function write() {
    const content = `${acknowledged.length} ${'long '.repeat(1500)}`.trim()
    const body = JSON.stringify({ content, progress_step_id: step })
    const response = await fetch(`${address}/api/notes`, { method: 'POST', headers, body })
    if (response.status === 200) acknowledged.push(content)
    return { status: response.status, body: await response.json() }
  }

  expect((await write()).status).toBe(200)
  spawnSync('dd', ['if=/dev/zero', `of=${others}`, 'bs=64k', 'status=none'])
  // What the log has reserved is still there.
  await expect.poll(write, { timeout: 20_000, interval: 0 }).toMatchObject({ status: 503 })
  for (let at = 0; at < 20; at++) {
    expect(await write()).toEqual({ status: 503, body: { errors: {}, msg: unavailableMessage } })
  }
  expect(output).toContain('"code":"53100"')
  const ready = async () => {
    const response = await fetch(`${address}/api/ready`)
    return { status: response.status, body: await response.json() }
  }
  const readOnly = { status: 200, body: { status: 'read only', checks: { storage: 'read only: no space' } } }
  await expect.poll(ready).toMatchObject(readOnly)
  expect(output.match(/the database does not answer/g)).toHaveLength(1)

  rmSync(others)
  await expect.poll(ready).toMatchObject({ status: 200, body: { status: 'ok', checks: { storage: 'ok' } } })
  expect((await write()).status).toBe(200)
  const kept = await fetch(`${address}/api/notes`, { headers })
  const { notes } = (await kept.json()) as { notes: { content: string }[] }
  expect(notes.map(({ content }) => content).sort()).toEqual(acknowledged.sort())
  expect(server.exitCode).toBe(null)
})
