import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Live } from './store.ts'

export const sequenceName = (promotion: number) => String(promotion).padStart(6, '0')

const maxAttempts = 20

/**
 * Reads `registry.json` and the page of the same promotion from the folder of a pointer, and keeps them until the registry is another file.
 * `finishMove` renames the page after a move that was cut between its renames, for servers that know of files alone.
 */
export function liveFiles(folder: string, finishMove: () => Promise<void>): () => Promise<Live | undefined> {
  const registryPath = join(folder, 'registry.json')
  const pagePath = join(folder, 'index.html')
  let loadedStamp = ''
  let loaded: Promise<Live | undefined> | undefined

  async function stamp(): Promise<string> {
    const stats = await stat(registryPath).catch(() => undefined)
    return stats ? `${stats.ino} ${stats.mtimeMs} ${stats.size}` : ''
  }

  /** The page is renamed after the registry, so the registry's own page is the pending one, or `index.html` while the registry stays. */
  async function load(): Promise<Live | undefined> {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const before = await stamp()
      if (before === '') return undefined
      const registry = JSON.parse(await readFile(registryPath, 'utf8'))
      const pending = await read(`${pagePath}.${sequenceName(registry.promotion)}`)
      const page = pending ?? (await read(pagePath))
      if (pending !== undefined) await finishMove()
      if (page !== undefined && (await stamp()) === before) return { registry, page }
    }
    throw new Error(`${registryPath} has no page, or changes all the time.`)
  }

  return async () => {
    const now = await stamp()
    if (now === '') return undefined
    if (loaded && now === loadedStamp) return loaded
    const before = loaded
    loadedStamp = now
    loaded = load().catch((error) => {
      // What was read before is better than nothing, and the next request tries again.
      loadedStamp = ''
      console.error('The registry cannot be read.', error)
      return before
    })
    return loaded
  }
}

const read = (path: string) => readFile(path, 'utf8').catch(() => undefined)
