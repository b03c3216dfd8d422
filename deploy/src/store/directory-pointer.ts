import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Registry } from '@stepwise/shared/contracts/remote'
import { withLock } from './lock.ts'
import type { Pointer, Promotion } from './store.ts'
import { renameDurably, replaceFile } from './write-file.ts'

const sequenceName = (promotion: number) => String(promotion).padStart(6, '0')

/**
 * The pointer in a directory. `registry.json` is the pointer: its rename is the one moment at which a promotion happens.
 * `index.html` carries the same registry, so every page is consistent in itself, whichever of the two renames it falls
 * between. The order of writes makes a crash at any point harmless:
 *
 * 1. `history/000042.json` – not live yet, so not part of the history; the next promotion takes the same number and replaces it;
 * 2. `index.html.000042` – complete, not live yet;
 * 3. `registry.json` – from here on the promotion has happened;
 * 4. `index.html.000042` → `index.html` – after a crash here, whoever opens the store next does it.
 *
 * Neither file has a `.br` or `.gz` beside it: two files cannot be replaced in one step. The gateway compresses them.
 */
export async function directoryPointer(root: string): Promise<Pointer> {
  const registryPath = join(root, 'registry.json')
  const pagePath = join(root, 'index.html')
  const historyFolder = join(root, 'history')
  const locked = <T>(work: () => Promise<T>) =>
    withLock(join(root, '.lock.sqlite'), 'Another release is under way in this store; try again when it is done.', work)

  async function read(): Promise<Registry | undefined> {
    if (!existsSync(registryPath)) return undefined
    return JSON.parse(await readFile(registryPath, 'utf8'))
  }

  async function history(): Promise<Promotion[]> {
    const live = (await read())?.promotion ?? 0
    if (live === 0) return []
    const names = (await readdir(historyFolder)).filter((name) => /^\d+\.json$/.test(name)).sort()
    const all: Promotion[] = await Promise.all(
      names.map(async (name) => JSON.parse(await readFile(join(historyFolder, name), 'utf8'))),
    )
    return all.filter(({ promotion }) => promotion <= live)
  }

  const pendingPages = async () =>
    existsSync(root) ? (await readdir(root)).filter((name) => /^index\.html\./.test(name)) : []

  async function finishInterruptedMove() {
    const live = (await read())?.promotion
    for (const name of await pendingPages()) {
      if (live !== undefined && name === `index.html.${sequenceName(live)}`)
        await renameDurably(join(root, name), pagePath)
      else await rm(join(root, name), { force: true })
    }
  }

  if ((await pendingPages()).length > 0) await locked(finishInterruptedMove)

  return {
    read,
    history,
    move: (decide) =>
      locked(async () => {
        await finishInterruptedMove()
        const next = await decide(await read(), await history())
        if (!next) return undefined
        const number = sequenceName(next.record.promotion)
        const pendingPage = `${pagePath}.${number}`
        await replaceFile(join(historyFolder, `${number}.json`), `${JSON.stringify(next.record, null, 2)}\n`)
        await replaceFile(pendingPage, next.page)
        await replaceFile(registryPath, `${JSON.stringify(next.registry)}\n`)
        await renameDurably(pendingPage, pagePath)
        return next.record
      }),
  }
}
