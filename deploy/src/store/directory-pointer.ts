import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Registry } from '@stepwise/shared/contracts/remote'
import { ReleaseError } from '../errors.ts'
import { liveFiles, sequenceName } from './live-files.ts'
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

  async function read(): Promise<Registry | undefined> {
    if (existsSync(registryPath)) return parsed(registryPath, await readFile(registryPath, 'utf8'))
    if (existsSync(pagePath)) throw new ReleaseError([`${registryPath} is missing. ${restoreIt}`])
    return undefined
  }

  async function history(): Promise<Promotion[]> {
    const live = (await read())?.promotion ?? 0
    if (live === 0) return []
    const all: Promotion[] = await Promise.all(
      (await historyNames()).map(async (name) => JSON.parse(await readFile(join(historyFolder, name), 'utf8'))),
    )
    return all.filter(({ promotion }) => promotion <= live)
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
          throw new ReleaseError([`${registryPath} is older than its history, which ends with ${last}. ${restoreIt}`])
        const pendingPage = `${pagePath}.${number}`
        await replaceFile(join(historyFolder, `${number}.json`), `${JSON.stringify(next.record, null, 2)}\n`)
        await replaceFile(pendingPage, next.page)
        await replaceFile(registryPath, `${JSON.stringify(next.registry)}\n`)
        await renameDurably(pendingPage, pagePath)
        return next.record
      }),
  }
}

const restoreIt = 'Nothing is changed: put the last registry.json back, which index.html carries too.'

function parsed(path: string, text: string): Registry {
  try {
    return JSON.parse(text)
  } catch {
    throw new ReleaseError([`${path} cannot be read: it is not JSON. ${restoreIt}`])
  }
}
