import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { replaceFile } from '../store/write-file.ts'

interface Stored {
  script: string
  /** The SHA-256 of each file that the script was made from, by its path from here. */
  hashes: Record<string, string>
}

const here = import.meta.dirname
const storedPath = join(here, '../../dist/boot-script.json')

/**
 * The script of the page's head: `boot/` in one file. Rspack makes it when its sources have changed, in 0.5 s; `npm run serve -- build` has
 * made the one of production.
 */
export const bootScript = storedScript() ?? (await newScript())

function storedScript(): string | undefined {
  try {
    const { script, hashes } = JSON.parse(readFileSync(storedPath, 'utf8')) as Stored
    const now = hashFiles(Object.keys(hashes))
    return Object.entries(hashes).every(([path, hash]) => now[path] === hash) ? script : undefined
  } catch {
    return undefined
  }
}

async function newScript(): Promise<string> {
  const { bundleBootScript } = await import('./bundle-boot-script.ts')
  const { script, paths } = await bundleBootScript()
  const stored: Stored = { script, hashes: hashFiles(paths) }
  // Where nothing can be written, each start makes it again.
  await replaceFile(storedPath, JSON.stringify(stored)).catch(() => {})
  return script
}

/** Of files, by their paths from here. */
function hashFiles(paths: string[]): Record<string, string> {
  const hashFile = (path: string) =>
    createHash('sha256')
      .update(readFileSync(join(here, path)))
      .digest('base64')
  return Object.fromEntries(paths.map((path) => [path, hashFile(path)]))
}
