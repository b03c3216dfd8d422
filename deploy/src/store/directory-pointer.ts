import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Registry } from '@stepwise/shared/contracts/remote'
import { ReleaseError } from '../errors.ts'
import { directoryHistory } from './directory-history.ts'
import { liveFiles, readRegistryFile, restoreRegistry, sequenceName } from './live-files.ts'
import { withLock } from './lock.ts'
import type { Pointer, Promotion } from './store.ts'
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

  const entries = directoryHistory(join(root, 'history'))
  async function readBoth(): Promise<[Registry | undefined, Promotion[]]> {
    const live = await read()
    return [live, await entries.read(live?.promotion ?? 0)]
  }

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
    history: async () => (await readBoth())[1],
    current,
    hold: (work) => locked(async () => work(...(await readBoth()))),
    move: (decide) =>
      locked(async () => {
        await finishInterruptedMove()
        const [live, history] = await readBoth()
        await entries.copyHundreds(history)
        const next = await decide(live, history)
        if (!next) return undefined
        const number = sequenceName(next.record.promotion)
        const last = await entries.last()
        if (last > `${number}.json`)
          throw new ReleaseError([
            `${registryPath} is older than its history, which ends with ${last}. Nothing is changed: ${restoreRegistry}.`,
          ])
        const pendingPage = `${pagePath}.${number}`
        await entries.write(next.record)
        await replaceFile(pendingPage, next.page)
        await replaceFile(registryPath, `${JSON.stringify(next.registry)}\n`)
        await renameDurably(pendingPage, pagePath)
        return next.record
      }),
  }
}
