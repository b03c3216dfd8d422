import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@stepwise/cli/port'
import { root } from '@stepwise/cli/root'
import { processesBelow } from '@stepwise/cli/start'
import { stepIdAt, stepPattern } from '@stepwise/shared/contracts/step-path'
import { matchRoute } from '@stepwise/shared/routing/find-route'
import { expect, onTestFinished, test } from 'vitest'
import { responseTo } from '../nginx/responses.ts'

const soon = { timeout: 120_000, interval: 20 }

test('npm start outlives its API: what was stored is there, the session goes on, and Ctrl+C ends it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stepwise-start-'))
  const port = await freePort()
  const address = `http://localhost:${port}`
  const start = spawn(process.execPath, [join(root, 'cli', 'stepwise.mjs'), 'start'], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(async () => {
    start.kill('SIGKILL')
    await expect.poll(() => processesBelow(start.pid ?? 0, 'api/src/main.ts'), soon).toEqual([])
    await rm(folder, { recursive: true, force: true })
  })
  let output = ''
  for (const stream of [start.stdout, start.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  await expect.poll(() => output, soon).toContain(`Stepwise is ready at ${address}`)

  let cookie = ''
  const call = async (method: string, path: string, body?: object) => {
    const headers = { cookie, origin: address, 'content-type': 'application/json' }
    const payload = body && { body: JSON.stringify(body) }
    const response = await responseTo(address, `/api${path}`, { method, headers, ...payload })
    return { ...response, json: JSON.parse(String(response.body)) }
  }
  const user = { email: 'student@demo.stepwise.test', password: 'Stepwise-demo-1' }
  const signedIn = await call('POST', '/auth/sign_in', { user })
  expect(signedIn.status).toBe(200)
  cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? ''
  const { flows } = (await call('GET', '/flows')).json
  const place = matchRoute(stepPattern, flows[0].learning_modules[0].url)?.params
  const content = 'Written just before the API was killed.'
  const note = { content, progress_step_id: stepIdAt(place as never), idempotency_key: randomUUID() }
  const { id } = (await call('POST', '/notes', note)).json.note

  const apis = () => processesBelow(start.pid ?? 0, 'api/src/main.ts')
  const killed = apis()
  expect(killed).toHaveLength(1)
  for (const pid of killed) process.kill(pid, 'SIGKILL')
  const killedAt = Date.now()
  const meanwhile = await call('GET', '/flows')
  expect([meanwhile.status, meanwhile.headers['retry-after']]).toEqual([503, expect.stringMatching(/^\d+$/)])
  expect(meanwhile.json.msg).toMatch(/again/)
  await expect.poll(async () => (await call('GET', '/flows')).status, soon).toBe(200)
  console.log(`Killed: the API of npm start was back after ${Date.now() - killedAt} ms.`)
  expect(output).toContain('The API stopped (SIGKILL). Starting again in 0.5 s.')
  expect(apis()).not.toEqual(killed)
  expect((await call('GET', '/notes')).json.notes.find((one: { id: string }) => one.id === id)?.content).toBe(content)

  const ended = once(start, 'exit')
  start.kill('SIGINT')
  expect((await ended)[0]).toBe(0)
})
