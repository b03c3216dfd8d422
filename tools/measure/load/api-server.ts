import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '@stepwise/cli/root'

export interface ApiServerOptions {
  databaseUrl: string
  port: number
  publicUrl: string
  dataFolder: string
  /** Given every five seconds: how long its event loop was busy, in milliseconds. */
  onDelay: (delay: { p99: number; max: number }) => void
}

const restartWaitMs = 500

/** An API of production, started again when it dies, as a supervisor does. Resolves when it answers. */
export async function startApiServer(options: ApiServerOptions) {
  let isStopping = false
  let child = spawnApi(options)
  await ready(child)
  watch(child)

  function watch(started: ChildProcess) {
    started.once('exit', async () => {
      if (isStopping || started !== child) return
      await wait(restartWaitMs)
      // One that ends before it answers is followed by the next.
      await startAgain().catch(() => undefined)
    })
  }

  /** Until it and its database answer. */
  async function untilReady() {
    const isReady = () =>
      fetch(`http://127.0.0.1:${options.port}/api/ready`).then(
        ({ ok }) => ok,
        () => false,
      )
    while (!(await isReady())) await wait(50)
  }

  async function startAgain() {
    child = spawnApi(options)
    watch(child)
    await ready(child)
  }

  async function end(signal: 'SIGTERM' | 'SIGKILL') {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  return {
    pid: () => (child.exitCode === null && child.signalCode === null ? child.pid : undefined),
    untilReady,
    /** The memory that is in use after a full collection of garbage, in MB. */
    usedMegabytes: () => {
      const asked = child
      return new Promise<number>((done) => {
        asked.on('message', function onMessage(message: { usedMegabytes?: number }) {
          if (message.usedMegabytes === undefined) return
          asked.off('message', onMessage)
          done(message.usedMegabytes)
        })
        asked.send('measure memory')
      })
    },
    /** As a crash does; resolves when the next one answers. */
    kill: async () => {
      const killed = child
      killed.kill('SIGKILL')
      while (child === killed) await wait(20)
      await untilReady()
    },
    /** As a deployment does: the old one finishes what it has begun, the new one takes its place. */
    replace: async () => {
      isStopping = true
      await end('SIGTERM')
      isStopping = false
      await startAgain()
    },
    stop: async () => {
      isStopping = true
      await end('SIGTERM')
    },
  }
}

export type ApiServer = Awaited<ReturnType<typeof startApiServer>>

function spawnApi({ databaseUrl, port, publicUrl, dataFolder, onDelay }: ApiServerOptions) {
  const child = spawn(
    process.execPath,
    ['--import', join(import.meta.dirname, 'report-process.mjs'), join(root, 'api/src/main.ts')],
    {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        LOG_LEVEL: 'warn',
        HOST: '127.0.0.1',
        PORT: String(port),
        DATABASE_URL: databaseUrl,
        DATA_DIR: dataFolder,
        PUBLIC_URL: publicUrl,
        TRUST_PROXY: 'loopback',
        // As many as the rolling upgrade is tried with; `npm run serve` takes 5.
        DRAIN_SECONDS: '3',
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  )
  child.on('message', (message: { delay?: { p99: number; max: number } }) => {
    if (message.delay) onDelay(message.delay)
  })
  return child
}

const waiting = new WeakMap<ChildProcess, Promise<void>>()

/** @throws Error when it ends before it answers */
function ready(child: ChildProcess) {
  const known = waiting.get(child)
  if (known) return known
  const promise = new Promise<void>((done, fail) => {
    child.on('message', (message: { ready?: boolean }) => message.ready && done())
    child.once('exit', (code, signal) => fail(new Error(`The API ended before it answered: ${code ?? signal}.`)))
  })
  waiting.set(child, promise)
  return promise
}
