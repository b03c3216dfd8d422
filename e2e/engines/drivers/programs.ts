import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { runFolder } from '../../product/run-folder.ts'

export interface Program {
  /** The first that it says in its third pipe, when it was asked to say something there. */
  firstLine: Promise<string>
  stop: () => Promise<void>
}

interface Options {
  env?: NodeJS.ProcessEnv
  tells?: boolean
}

/** Starts a program of the machine, with its output in a file of the run. The kernel ends it when this process is killed. */
export function startProgram(name: string, program: string, args: string[], options: Options = {}): Program {
  mkdirSync(runFolder, { recursive: true })
  const output = openSync(join(runFolder, `${name}.log`), 'a')
  const child = spawn('setpriv', ['--pdeathsig', 'TERM', program, ...args], {
    env: options.env ?? process.env,
    stdio: ['ignore', output, output, ...(options.tells ? (['pipe'] as const) : [])],
  })
  closeSync(output)
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code) => resolve(`${name} ended with ${code}`))
    child.once('error', (error) => resolve(`${name} did not start: ${error.message}`))
  })
  return {
    firstLine: firstWords(child, ended),
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function firstWords({ stdio }: ChildProcess, ended: Promise<string>): Promise<string> {
  const pipe = stdio[3] as Readable | undefined
  if (!pipe) return ''
  const words = await Promise.race([
    new Promise<string>((resolve) => pipe.once('data', (chunk) => resolve(String(chunk).trim()))),
    ended.then((why) => Promise.reject(new Error(why))),
  ])
  return words
}

/** Starts a screen that no one sees, with a number that is free, such as `:5`. */
export async function startScreen(program: string): Promise<{ display: string; stop: Program['stop'] }> {
  const args = ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp']
  const { firstLine, stop } = startProgram('screen', program, args, { tells: true })
  return { display: `:${await firstLine}`, stop }
}
