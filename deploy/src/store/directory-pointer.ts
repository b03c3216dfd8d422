import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Registry } from '@stepwise/shared/contracts/remote'
import { ReleaseError, StoreError } from '../errors.ts'
import { liveFiles, readRegistryFile, restoreRegistry, sequenceName } from './live-files.ts'
import { withLock } from './lock.ts'
import type { Pointer, Promotion } from './store.ts'
import { storedJson, storedPromotion } from './stored-records.ts'
import { renameDurably, replaceFile } from './write-file.ts'

/**
 * The pointer in a directory. `registry.json` is the pointer: its rename is the one moment at which a promotion happens.
 * The order of writes makes a crash at any point harmless:
 *
 * 1. `history/000042.json` – not live yet, so not part of the history; the next promotion takes the same number and replaces it;
 * 2. `index.html.000042` – complete, not live yet;
 * 3. `registry.json` – from here on the promotion has happened, and whoever reads takes `index.html.000042` for the page;
 * 4. `index.html.000042` → `index.html` – after a crash here, whoever reads or moves next does it.
 *
 * Neither file has a `.br` or `.gz` beside it: two files cannot be replaced in one step. The gateway compresses them.
 */
export function directoryPointer(root: string): Pointer {
  const registryPath = join(root, 'registry.json')
  const pagePath = join(root, 'index.html')
  const historyFolder = join(root, 'history')
  const locked = <T>(work: () => Promise<T>, timeoutMs?: number) =>
    withLock(
      join(root, '.lock.sqlite'),
      'Another release is under way in this store; try again when it is done.',
      work,
      timeoutMs,
    )
  // Whoever holds the lock is moving the pointer and finishes by itself.
  const current = liveFiles(root, () => locked(finishInterruptedMove, 0).catch(() => {}))

  const read = (): Promise<Registry | undefined> => readRegistryFile(root)

  async function history(): Promise<Promotion[]> {
    const live = (await read())?.promotion ?? 0
    if (live === 0) return []
    // Those that come later are not live: a release that was cut off left one.
    const names = (await historyNames()).filter((name) => Number.parseInt(name, 10) <= live)
    return Promise.all(names.map(readEntry))
  }

  async function readEntry(name: string): Promise<Promotion> {
    const place = join(historyFolder, name)
    const source = { place, advice: 'mend the file, or take it from a copy of this folder' }
    const entry = storedPromotion(storedJson(await readFile(place, 'utf8'), source), source)
    if (`${sequenceName(entry.promotion)}.json` === name) return entry
    throw new StoreError([
      `${place} is the entry of promotion ${entry.promotion}. Nothing is changed: ${source.advice}.`,
    ])
  }

  const historyNames = async () =>
    existsSync(historyFolder) ? (await readdir(historyFolder)).filter((name) => /^\d+\.json$/.test(name)).sort() : []

  async function finishInterruptedMove() {
    if (!existsSync(root)) return
    const live = (await read())?.promotion
    for (const name of (await readdir(root)).filter((one) => /^index\.html\./.test(one))) {
      if (live !== undefined && name === `index.html.${sequenceName(live)}`)
        await renameDurably(join(root, name), pagePath)
      else await rm(join(root, name), { force: true })
    }
  }

  return {
    read,
    history,
    current,
    hold: (work) => locked(async () => work(await read(), await history())),
    move: (decide) =>
      locked(async () => {
        await finishInterruptedMove()
        const next = await decide(await read(), await history())
        if (!next) return undefined
        const number = sequenceName(next.record.promotion)
        const last = (await historyNames()).at(-1) ?? ''
        if (last > `${number}.json`)
          throw new ReleaseError([
            `${registryPath} is older than its history, which ends with ${last}. Nothing is changed: ${restoreRegistry}.`,
          ])
        const pendingPage = `${pagePath}.${number}`
        await replaceFile(join(historyFolder, `${number}.json`), `${JSON.stringify(next.record, null, 2)}\n`)
        await replaceFile(pendingPage, next.page)
        await replaceFile(registryPath, `${JSON.stringify(next.registry)}\n`)
        await renameDurably(pendingPage, pagePath)
        return next.record
      }),
  }
}
