import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'

const script = fileURLToPath(new URL('./main.ts', import.meta.url))

/** The gateway in a process of its own, and what it has printed. */
function start(settings: Record<string, string>) {
  const env = { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', ...settings }
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      printed += chunk
    })
  // Not its 'close' event, which never comes after a disconnect.
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  onTestFinished(() => void child.kill('SIGKILL'))
  return { child, ended, printed: () => printed }
}

async function startServing() {
  const [root, CONTENT_DIR] = [await temporaryFolder(), await temporaryFolder()]
  const gateway = start({ STORE_DIR: join(root, 'store'), CONTENT_DIR, API_URL: 'http://127.0.0.1:9' })
  await expect.poll(gateway.printed).toMatch(/^Stepwise answers at .*\n/)
  return { ...gateway, address: gateway.printed().trim().split(' ').at(-1) ?? '' }
}

const endings: [string, (child: ChildProcess) => void][] = [
  ['SIGINT', (child) => child.kill('SIGINT')],
  ['SIGTERM', (child) => child.kill('SIGTERM')],
  ['the end of its parent', (child) => child.disconnect()],
]

test.each(endings)('the gateway as a process makes its store, says its address, and ends at %s', async (_, end) => {
  const { address, child, ended } = await startServing()
  const answer = await fetch(address)
  expect([answer.status, await answer.text()]).toEqual([503, 'Nothing has been released here yet.\n'])
  end(child)
  expect(await ended).toBe(0)
})

test('with invalid settings the process says why and fails', async () => {
  const { ended, printed } = start({ STORE_DIR: '/store', CONTENT_DIR: '/content', API_URL: 'nowhere' })
  expect(await ended).toBe(78)
  await expect.poll(printed).toMatch(/^The gateway cannot start with .*API_URL/)
})
