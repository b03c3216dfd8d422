import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Registry } from '@stepwise/shared/contracts/remote'
import { listVersions } from '../release/live-set.ts'
import type { FileStore } from '../store/store.ts'
import type { RenderedContent, RenderRequest, RenderThreadData } from './render-thread.ts'
import { renderWorker } from './render-worker.ts'

type Remote = Registry['remotes'][number]

/** One for each remote of a set, and for the sets that some people have instead. */
const maxWorkers = 8
/** Milliseconds. A thread takes a second to start, and no one who is signed in waits for that: their page goes without content. */
const idleMs = 600_000
const threadFile = new URL('./render-thread.ts', import.meta.url)

/**
 * The threads that render pages, one for each remote of a set (docs/decisions/082-rendered-pages.md). `render` rejects with what went wrong,
 * or when host or remote have no bundle for it.
 */
export function renderWorkers(files: FileStore) {
  const workers = new Map<string, ReturnType<typeof renderWorker<RenderRequest, RenderedContent>>>()

  function findWorker(registry: Registry, remote: Remote) {
    const key = [remote.config.name, ...[...listVersions(registry)].flat()].join(' ')
    const worker = workers.get(key) ?? renderWorker(threadFile, threadData(registry, remote), idleMs)
    workers.delete(key)
    workers.set(key, worker)
    for (const [oldest, { stop }] of [...workers].slice(0, -maxWorkers)) {
      stop()
      workers.delete(oldest)
    }
    return worker
  }

  const urlOf = ({ folder, renderer = '' }: { folder: string; renderer?: string | undefined }) =>
    pathToFileURL(join(files.localFolder, folder, renderer)).href

  const threadData = (registry: Registry, remote: Remote): RenderThreadData => ({
    host: urlOf(registry.host),
    remote: urlOf(remote),
    edition: registry.host.edition,
    registry,
  })

  async function render(registry: Registry, remote: Remote, request: RenderRequest): Promise<RenderedContent> {
    const bundles = [registry.host, remote]
    if (!bundles.every(({ renderer }) => renderer)) throw new Error('This set was built before pages were rendered.')
    const sheets = (request.sheets ?? []).map(({ path }) => path)
    const needed = [...bundles.map(({ folder, renderer }) => `${folder}${renderer}`), ...sheets]
    await Promise.all(needed.map((path) => files.download(path.slice(1))))
    return findWorker(registry, remote).render({
      ...request,
      ...(request.sheets && {
        sheets: request.sheets.map(({ path, ...sheet }) => ({ ...sheet, path: join(files.localFolder, path) })),
      }),
    })
  }

  return {
    render,
    stop: () => {
      for (const worker of workers.values()) worker.stop()
    },
  }
}
