import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withLock } from '@stepwise/deploy'
import { UserFacingError } from '@stepwise/deploy/errors'
import type { Edition } from '@stepwise/shared/contracts'
import { nodeOptions } from '../launch/node-options.ts'
import { isInstalled, root } from '../launch/root.mjs'
import { inputHasher } from './inputs.ts'
import type { PartFolder } from './parts.ts'

const rspack = join(root, 'node_modules', '@rspack', 'cli', 'bin', 'rspack.js')
const dieWithParent = import.meta.resolve('../launch/die-with-parent.mjs')
const lockTimeoutMs = 120_000

/** Runs `work` while no other process builds: all processes write to the same dist folders. */
export const withBuildLock = <T>(work: () => Promise<T>): Promise<T> =>
  withLock(
    join(root, 'var', 'build.sqlite'),
    'Another Stepwise is already building here; try again later.',
    work,
    lockTimeoutMs,
  )

/** Builds a part unless its `dist` is up to date. Throws a {@link UserFacingError} when there is no such part, or it fails. */
export async function ensureBuilt(part: PartFolder, edition: Edition): Promise<void> {
  if (!existsSync(part.folder)) throw new UserFacingError([`There is no part called ${part.part} in this repository.`])
  // In a repository of its own most of what it is built from is in packages: it is built each time.
  const inputs = isInstalled ? randomUUID() : await (await inputHasher(edition))(part)
  await withBuildLock(async () => {
    if (!(await isBuiltFrom(part, inputs))) await buildPart(part, inputs, edition)
  })
}

/** Whether `dist` was built from sources with this hash. */
export async function isBuiltFrom({ dist }: PartFolder, inputs: string): Promise<boolean> {
  return (await readFile(join(dist, '.inputs'), 'utf8').catch(() => '')) === inputs
}

/** Runs `rspack build` in a part's folder. Throws a {@link UserFacingError} with Rspack's output when it fails. */
export async function buildPart(part: PartFolder, inputs: string, edition: Edition): Promise<void> {
  const { EDITION: _, ...env } = process.env
  const child = spawn(process.execPath, [...nodeOptions, '--import', dieWithParent, rspack, 'build'], {
    cwd: part.folder,
    env: { ...env, NODE_ENV: 'production', ...(part.part === 'host' && { EDITION: edition }) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => {
      output += text
    })
  }
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new UserFacingError([`${part.part} could not be built:`, output.trim()])
  await writeFile(join(part.dist, '.inputs'), inputs)
}
