import { spawnSync } from 'node:child_process'

/** Runs a command and waits for it. Throws with the end of its stderr when it fails. */
export function run(command, args) {
  const { error, status, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (error) throw error
  if (status !== 0) throw new Error(`${command} failed:\n${stderr.slice(-2000)}`)
}

const isInstalled = (command) => spawnSync(command, ['--version']).error === undefined

/**
 * Checks that ffmpeg and the voices are installed. Answers with the programs that speak, and speak as a screen reader. Throws an Error
 * that names the missing package.
 */
export function requireTools() {
  if (!isInstalled('ffmpeg')) throw new Error('ffmpeg is missing. Install it: apt install ffmpeg')
  const narrator = ['pico2wave', 'flite', 'espeak-ng'].find(isInstalled)
  if (!narrator)
    throw new Error('A voice is missing. Install libttspico-utils (non-free), flite or espeak-ng: see README.md')
  return { narrator, reader: ['espeak-ng', narrator].find(isInstalled) }
}
