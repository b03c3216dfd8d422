import { randomUUID } from 'node:crypto'
import { renameSync } from 'node:fs'
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

const hourMs = 60 * 60_000
const keptUnusedMs = 7 * 24 * hourMs

/**
 * Which versions in a gateway's cache were asked for, so that the others can go: the time is that of the version's folder, which all gateways with
 * this cache see. What was removed is downloaded again when someone asks for it.
 */
export function cacheUse(cacheFolder: string) {
  const usedAt = new Map<string, number>()
  let trimmedAt = 0

  /** Remembers that a file of a version, such as `remotes/learn/1.0.0-ab12cd34`, is asked for now. Call it before looking whether it is there. */
  async function use(folder: string): Promise<void> {
    const now = Date.now()
    if (now - (usedAt.get(folder) ?? 0) < hourMs) return
    usedAt.set(folder, now)
    await utimes(join(cacheFolder, folder), new Date(now), new Date(now)).catch(() => {})
  }

  /** Removes the versions that no one has asked for in the last 7 days, once an hour at most. */
  async function trim(): Promise<void> {
    if (Date.now() - trimmedAt < hourMs) return
    trimmedAt = Date.now()
    const removed = join(cacheFolder, '.removed')
    await rm(removed, { recursive: true, force: true })
    await mkdir(removed, { recursive: true })
    for (const folder of await versionFolders(cacheFolder)) {
      const { mtimeMs } = await stat(join(cacheFolder, folder))
      if (Math.max(mtimeMs, usedAt.get(folder) ?? 0) > Date.now() - keptUnusedMs) continue
      // At once, so that no request comes between, and in one step: no one finds half a version. What is being sent stays open.
      renameSync(join(cacheFolder, folder), join(removed, randomUUID()))
      usedAt.delete(folder)
    }
    await rm(removed, { recursive: true, force: true })
  }

  return {
    use,
    /** A cache that cannot be trimmed now still serves. */
    trim: () => trim().catch((error) => console.error('Old copies of released files could not be removed.', error)),
  }
}

async function versionFolders(cacheFolder: string): Promise<string[]> {
  const namesIn = (folder: string) => readdir(join(cacheFolder, folder)).catch(() => [])
  const parts = ['host', ...(await namesIn('remotes')).map((name) => `remotes/${name}`)]
  const folders = await Promise.all(
    parts.map(async (part) => (await namesIn(part)).map((version) => `${part}/${version}`)),
  )
  return folders.flat()
}
