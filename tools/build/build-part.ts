import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Edition } from '@stepwise/shared/contracts'
import { Refusal } from '../../deploy/src/store/refusal.ts'
import { root } from '../launch/root.mjs'
import type { PartFolder } from './parts.ts'

const rspack = join(root, 'node_modules', '@rspack', 'cli', 'bin', 'rspack.js')
const dieWithParent = pathToFileURL(join(root, 'tools', 'launch', 'die-with-parent.mjs')).href

/** Whether `dist` was made from these inputs. */
export async function isBuiltFrom({ dist }: PartFolder, inputs: string): Promise<boolean> {
  return (await readFile(join(dist, '.inputs'), 'utf8').catch(() => '')) === inputs
}

/** Builds one part as `npx rspack build` in its folder does. Throws a {@link Refusal} with Rspack's words when it fails. */
export async function buildPart(part: PartFolder, inputs: string, edition: Edition): Promise<void> {
  const { EDITION: _, ...env } = process.env
  const child = spawn(process.execPath, ['--import', dieWithParent, rspack, 'build'], {
    cwd: part.folder,
    env: { ...env, NODE_ENV: 'production', ...(part.part === 'host' && { EDITION: edition }) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text))
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Refusal([`${part.part} could not be built:`, output.trim()])
  await writeFile(join(part.dist, '.inputs'), inputs)
}
