import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { cleanEnvironment } from './processes.ts'

interface Run {
  code: number | null
  output: string
}

/** Milliseconds. A command that opens a browser takes minutes on a busy machine. */
const commandTimeout = 300_000

/** Runs commands of a person's terminal in a copy of the repository. */
export class TreeCommands {
  readonly #folder: string
  readonly #running = new Map<string, ChildProcess>()

  constructor(folder: string) {
    this.#folder = folder
    // A test run that is ended from outside ends this process, but not the groups of these.
    process.once('exit', () => {
      for (const child of this.#running.values()) signalGroup(child, 'SIGKILL')
    })
  }

  /** Runs a command to its end. */
  async run(command: string, env: Record<string, string>): Promise<Run> {
    const { child, printed } = this.#start(command, env)
    const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), commandTimeout)
    const [code] = await once(child, 'close')
    clearTimeout(timer)
    return { code, output: printed() }
  }

  /** Starts a command that goes on running; returns its output once `isReady` says so. Throws when it ends before that. */
  async startUntil(
    command: string,
    env: Record<string, string>,
    isReady: (output: string) => boolean,
  ): Promise<string> {
    const { child, printed } = this.#start(command, env)
    this.#running.set(command, child)
    const deadline = Date.now() + commandTimeout
    while (!isReady(printed())) {
      if (hasEnded(child) || Date.now() > deadline) throw new Error(`${command} did not get ready:\n${printed()}`)
      await pause(100)
    }
    return printed()
  }

  /** As Ctrl+C in its terminal. Waits until it has ended. */
  async stop(command: string): Promise<void> {
    const child = this.#running.get(command)
    if (!child) throw new Error(`${command} is not running`)
    this.#running.delete(command)
    const ended = hasEnded(child) ? undefined : once(child, 'exit')
    signalGroup(child, 'SIGINT')
    await ended
  }

  async stopAll(): Promise<void> {
    await Promise.all([...this.#running.keys()].map((command) => this.stop(command)))
  }

  /** In a group of its own, which gets the signals of a terminal. */
  #start(command: string, env: Record<string, string>) {
    const child = spawn(command, {
      cwd: this.#folder,
      shell: true,
      env: { ...cleanEnvironment(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        output += text
      })
    return { child, printed: () => output }
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

function signalGroup(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.pid !== undefined && !hasEnded(child)) process.kill(-child.pid, signal)
}
