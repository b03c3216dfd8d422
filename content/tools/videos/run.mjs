import { spawnSync } from 'node:child_process'
import { voices } from './voices.mjs'

/** Runs a command and waits for it; `input` is what it reads. Throws with the end of its stderr when it fails. */
export function run(command, args, input) {
  const { error, status, stderr } = spawnSync(command, args, { encoding: 'utf8', input })
  if (error) throw error
  if (status !== 0) throw new Error(`${command} failed:\n${stderr.slice(-2000)}`)
}

const isInstalled = (command) => spawnSync(command, ['--version']).error === undefined

/** Checks that ffmpeg and these voices are installed. Throws an Error that names the packages that are missing. */
export function requireTools(names) {
  const needed = [{ program: 'ffmpeg', packages: 'ffmpeg' }, ...names.map((name) => voices[name])]
  const missing = new Set(needed.filter(({ program }) => !isInstalled(program)).map((tool) => tool.packages))
  if (missing.size > 0) throw new Error(`Install ${[...missing].join(', ')}: see README.md`)
}
