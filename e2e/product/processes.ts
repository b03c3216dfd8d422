import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { root } from '@stepwise/cli/root'

const dieWithParent = pathToFileURL(join(root, 'cli', 'launch', 'die-with-parent.mjs')).href

/** Milliseconds. All parts are built first, which takes minutes on a busy machine. */
const startTimeout = 600_000

/** A process of the product that a test has started. */
export interface Running {
  address: string
  stop: () => Promise<void>
  /** Sends SIGKILL to the process and all that it has started. */
  kill: () => Promise<void>
}

interface Command {
  script: string
  args?: string[]
  env: Record<string, string>
  address: string
  /** Answers 200 once the process is ready. */
  readyPath: string
  /** The file for its output. */
  log: string
}

/** Starts a script of the repository with Node and waits until it is ready. It ends with this process. */
export async function startProcess(command: Command): Promise<Running> {
  const { script, args = [], env, address, readyPath, log } = command
  mkdirSync(dirname(log), { recursive: true })
  const output = openSync(log, 'a')
  const child = spawn(process.execPath, ['--import', dieWithParent, script, ...args], {
    cwd: root,
    env: { ...cleanEnvironment(), ...env },
    stdio: ['ignore', output, output, 'ipc'],
    detached: true,
  })
  closeSync(output)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const end = async (signal: NodeJS.Signals) => {
    signalGroup(child, signal)
    await ended
  }
  try {
    await untilReady(`${address}${readyPath}`, child)
  } catch (error) {
    await end('SIGKILL')
    throw new Error(`${script} did not start: ${error}\n${readFileSync(log, 'utf8').slice(-3000)}`)
  }
  return { address, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

/** The product under test must not get the settings of the shell that runs the tests. */
export function cleanEnvironment() {
  const { PORT, HOST, EDITION, DATA_DIR, STORE_DIR, STORE_URL, CONTENT_DIR, API_URL, NODE_ENV, ...others } = process.env
  const { DATABASE_URL, RELEASE_DATABASE_URL, ...rest } = others
  return rest
}

async function untilReady(url: string, child: ChildProcess) {
  const deadline = Date.now() + startTimeout
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('the process ended')
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
    await pause(100)
  }
  throw new Error(`nothing at ${url} after ${startTimeout} ms`)
}

/** The process leads a group of its own, so that its children get the signal too. */
function signalGroup({ pid, exitCode, signalCode }: ChildProcess, signal: NodeJS.Signals) {
  if (pid === undefined || exitCode !== null || signalCode !== null) return
  process.kill(signal === 'SIGKILL' ? -pid : pid, signal)
}
