import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Registry } from '@stepwise/shared/contracts/remote'
import { StoreError } from '../errors.ts'
import type { Live } from './store.ts'
import { storedJson, storedRegistry } from './stored-records.ts'

export const sequenceName = (promotion: number) => String(promotion).padStart(6, '0')

export const restoreRegistry = 'put the last registry.json back, which index.html carries too'

/** The registry in the folder of a pointer; undefined before the first release. Throws a {@link StoreError} when it is lost or cannot be read. */
export async function readRegistryFile(folder: string): Promise<Registry | undefined> {
  const place = join(folder, 'registry.json')
  const text = await readFile(place, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw new StoreError([`${place} cannot be read: ${error.message}.`])
  })
  const source = { place, advice: restoreRegistry }
  if (text !== undefined) return storedRegistry(storedJson(text, source), source)
  if (existsSync(join(folder, 'index.html')))
    throw new StoreError([`${place} is missing. Nothing is changed: ${restoreRegistry}.`])
  return undefined
}

const maxAttempts = 20

/**
 * Reads `registry.json` and the page of the same promotion from the folder of a pointer, and keeps them until the registry is another file.
 * `finishMove` renames the page after a move that was cut between its renames, for servers that know of files alone.
 */
export function liveFiles(folder: string, finishMove: () => Promise<void>): () => Promise<Live | undefined> {
  const registryPath = join(folder, 'registry.json')
  const pagePath = join(folder, 'index.html')
  let loadedStamp: string | undefined
  let loaded: Promise<Live | undefined> = Promise.resolve(undefined)
  let lastGood: Live | undefined
  let toldStamp: string | undefined

  async function stamp(): Promise<string> {
    const stats = await stat(registryPath).catch(() => undefined)
    return stats ? `${stats.ino} ${stats.mtimeMs} ${stats.size}` : ''
  }

  /** The page is renamed after the registry, so the registry's own page is the pending one, or `index.html` while the registry stays. */
  async function load(): Promise<Live | undefined> {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const before = await stamp()
      const registry = await readRegistryFile(folder)
      if (!registry) return undefined
      const pending = await read(`${pagePath}.${sequenceName(registry.promotion)}`)
      const page = pending ?? (await read(pagePath))
      if (pending !== undefined) await finishMove()
      if (page !== undefined && (await stamp()) === before) return { registry, page }
    }
    throw new StoreError([`${registryPath} has no page, or changes all the time.`])
  }

  /** What was read before is better than nothing, and the next request tries again. */
  function failed(error: Error, now: string): Live {
    loadedStamp = undefined
    if (toldStamp !== now) console.error(`What is live cannot be read. ${error.message}`)
    toldStamp = now
    if (!lastGood) throw error
    return lastGood
  }

  return async () => {
    const now = await stamp()
    if (now === loadedStamp) return loaded
    loadedStamp = now
    loaded = load().then(
      (live) => {
        lastGood = live
        return live
      },
      (error) => failed(error, now),
    )
    return loaded
  }
}

const read = (path: string) => readFile(path, 'utf8').catch(() => undefined)
