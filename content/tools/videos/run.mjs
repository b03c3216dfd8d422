import { spawnSync } from 'node:child_process'

/** Runs a command and waits for it. Throws with the end of its stderr when it fails. */
export function run(command, args) {
  const { error, status, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (error) throw error
  if (status !== 0) throw new Error(`${command} failed:\n${stderr.slice(-2000)}`)
}

const isInstalled = (command) => spawnSync(command, ['--version']).error === undefined

/** Checks that ffmpeg and a voice are installed, and answers with the voice. Throws an Error that names the missing package. */
export function requireTools() {
  if (!isInstalled('ffmpeg')) throw new Error('ffmpeg is missing. Install it: apt install ffmpeg')
  const voice = ['flite', 'espeak-ng'].find(isInstalled)
  if (!voice) throw new Error('A voice is missing. Install flite (or espeak-ng): apt install flite')
  return { voice }
}
