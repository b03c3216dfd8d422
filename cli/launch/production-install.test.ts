// docs/operations/README.md
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { developmentCode } from './development-code.ts'
import { root } from './root.mjs'

const run = promisify(execFile)
const hook = pathToFileURL(join(import.meta.dirname, 'without-development-packages.mjs')).href

/** What a command says where development packages are missing, however it ends. */
async function runWithoutDev(verb: string, ...args: string[]): Promise<string> {
  const main = join(root, 'cli', 'stepwise.mjs')
  const env = { PATH: process.env.PATH, DATA_DIR: join(root, 'var', 'nothing-here') }
  const ended = run(process.execPath, ['--import', hook, main, verb, ...args], { cwd: root, env })
  const { stdout, stderr } = await ended.catch((error) => error)
  return stdout + stderr
}

const commands = [
  ['release', ['help'], 'npm run release -- <verb>'],
  ['release', ['publish', 'learn', '--dirty'], 'which checks types and imports, needs the development packages'],
  ['admin', ['help'], 'npm run admin'],
  ['content', ['help'], 'npm run content'],
  ['new-remote', [], 'new-remote'],
  ['serve', ['unknown'], 'npm run serve takes'],
] as const

test.each(commands)('without development packages npm run %s -- %j says: %s', async (verb, args, said) => {
  expect(await runWithoutDev(verb, ...args)).toContain(said)
})

test('an error in code that needs development packages is thrown as it is', async () => {
  const broken = new Error('broken')
  await expect(developmentCode(() => Promise.reject(broken), { what: 'It' })).rejects.toBe(broken)
})
