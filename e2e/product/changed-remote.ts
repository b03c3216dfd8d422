import { execFile } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '@stepwise/cli/root'
import { packedSharedTypes } from '@stepwise/cli/types'
import { directoryStore, publish } from '@stepwise/deploy'
import type { BuildRecord } from '@stepwise/shared/contracts/release'
import { writeRemote } from '../../tools/new-remote/new-remote.ts'
import { dataOf, freshFolder, storeOf } from './products.ts'

interface Change {
  file: string
  from: string
  to: string
}

/** Builds a copy of a remote with changed texts. Returns the path of its `dist`. */
export function buildChanged(remote: string, ...changes: Change[]): Promise<string> {
  // Tests that run at the same time may change the same remote.
  const folder = join(freshFolder(`changed-${remote}-${process.pid}`), remote)
  copySources(join(root, 'remotes', remote), folder)
  for (const { file, from, to } of changes) {
    const path = join(folder, file)
    const source = readFileSync(path, 'utf8')
    if (!source.includes(from)) throw new Error(`${file} does not say ${from}`)
    writeFileSync(path, source.replaceAll(from, to))
  }
  return build(folder, {})
}

/** Builds a remote of the template with other files, by path. Returns the path of its `dist`. */
export async function buildNew(remote: string, files: Record<string, string>): Promise<string> {
  const remotes = freshFolder(`new-${remote}-${process.pid}`)
  await writeRemote(remote, remotes)
  for (const [path, text] of Object.entries(files)) writeFileSync(join(remotes, remote, path), text)
  return build(join(remotes, remote), {})
}

/** Builds a copy of the study edition's host with an owner's settings. Returns the path of its `dist`. */
export function buildHostWith(settings: Record<string, string>): Promise<string> {
  const folder = join(freshFolder('host-with-settings'), 'host')
  copySources(join(root, 'host'), folder)
  return build(folder, { EDITION: 'study', ...settings })
}

function copySources(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: (path) => !/[\\/]dist$/.test(path) })
}

async function build(folder: string, env: Record<string, string>): Promise<string> {
  const rspack = join(root, 'node_modules', '@rspack', 'cli', 'bin', 'rspack.js')
  await runNode([rspack, 'build'], { cwd: folder, env: { NODE_ENV: 'production', ...env } })
  return join(folder, 'dist')
}

/** Publishes a build to a product's store without promoting it. Returns `part@version`. */
export async function publishTo(product: string, part: string, dist: string): Promise<string> {
  const builtAt = new Date().toISOString()
  const record: BuildRecord = {
    commit: '',
    isDirty: true,
    author: '',
    builtBy: 'e2e',
    builtAt,
    checks: ['types', 'imports'],
  }
  const types = await packedSharedTypes()
  const { version } = await publish(directoryStore(storeOf(product)), part, dist, { record, types })
  return `${part}@${version}`
}

/** Runs `npm run release -- …` on a product's store. Returns its output. */
export const release = (product: string, ...args: string[]): Promise<string> =>
  runNode([join('cli', 'stepwise.mjs'), 'release', ...args], {
    cwd: root,
    env: {
      STORE_DIR: storeOf(product),
      DATA_DIR: dataOf(product),
      STORE_URL: '',
      DATABASE_URL: '',
      RELEASE_DATABASE_URL: '',
      EDITION: 'study',
    },
  })

/** Runs a program without holding this process up, which answers for its browser meanwhile. Throws with all that it printed when it fails. */
async function runNode(args: string[], { cwd, env }: { cwd: string; env: Record<string, string> }): Promise<string> {
  try {
    return (await promisify(execFile)(process.execPath, args, { cwd, env: { ...process.env, ...env } })).stdout
  } catch (error) {
    const { code, stdout, stderr } = error as Error & { code: number; stdout: string; stderr: string }
    throw new Error(`${args.join(' ')} ended with ${code}\n${stdout}${stderr}`)
  }
}
