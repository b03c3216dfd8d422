import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'

/** A server that says for what reason it stops, which takes it so long. */
async function startServer(stopMs: number) {
  const script = `
    import { stopOnSignal } from ${JSON.stringify(new URL('stop-on-signal.ts', import.meta.url).href)}
    stopOnSignal(async (reason) => {
      console.log(reason)
      await new Promise((resolve) => setTimeout(resolve, ${stopMs}))
    })
    console.log('ready')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  child.stdout?.on('data', (chunk) => {
    output += chunk
  })
  await expect.poll(() => output).toContain('ready')
  return { child, ended: once(child, 'exit'), output: () => output }
}

test('a signal stops a server once, and another a moment later is the same request', async () => {
  const { child, ended, output } = await startServer(500)
  child.kill('SIGINT')
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(output()).toBe('ready\nsignal\n')
})

test('a second signal, a second later, ends it at once', async () => {
  const { child, ended, output } = await startServer(60_000)
  child.kill('SIGTERM')
  await expect.poll(output).toContain('signal')
  await wait(1200)
  child.kill('SIGTERM')
  expect(await ended).toEqual([1, null])
})

test('a server whose parent is gone stops, and knows that no one waits', async () => {
  const { child, ended, output } = await startServer(0)
  child.disconnect()
  expect(await ended).toEqual([0, null])
  expect(output()).toBe('ready\norphaned\n')
})
