import { copyFile, mkdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore, Live, Store } from '@stepwise/deploy'
import { registryIn, withRegistry } from '@stepwise/deploy/gateway'
import type { Registry } from '@stepwise/shared/contracts/remote'

/**
 * A store for open pages that take later builds than the one that they were loaded with. `servedFolder` is for the files that pages have
 * asked for.
 */
export const developmentStore = (store: Store, servedFolder: string): Store => ({
  ...showLive(store, withoutHashes),
  files: developmentFiles(store.files, servedFolder),
})

/** A store that serves what is live as `show` makes it, once for each. */
export function showLive({ pointer, ...store }: Store, show: (live: Live) => Live): Store {
  const shown = new WeakMap<Live, Live>()
  const current = async () => {
    const live = await pointer.current()
    if (!live) return undefined
    const page = shown.get(live) ?? show(live)
    shown.set(live, page)
    return page
  }
  return { ...store, pointer: { ...pointer, current } }
}

/**
 * A page asks for all files in the folder of its own version, and gets the newest file of that name. A remote whose version is gone starts as
 * the newest one.
 */
function developmentFiles(files: FileStore, servedFolder: string): FileStore {
  async function findSource(path: string): Promise<string | undefined> {
    const [, part = '', name = ''] = /^(host|remotes\/[^/]+)\/[^/]+\/(.+)$/.exec(path) ?? []
    if (!name || path.split(/[\\/]/).includes('..')) return undefined
    const versions = (await files.list(part)).toReversed()
    for (const version of versions) {
      const file = `${part}/${version}/${name}`
      if ((await files.transferSize(file)) !== undefined) return file
    }
    if (!versions[0] || !isEntry(name)) return undefined
    const newest = (await files.list(`${part}/${versions[0]}`)).find(isEntry)
    return newest && `${part}/${versions[0]}/${newest}`
  }

  return {
    ...files,
    localFolder: servedFolder,
    async download(path) {
      const source = await findSource(path)
      if (!source) return
      const target = join(servedFolder, path)
      const temporary = `${target}.${process.hrtime.bigint()}`
      await mkdir(dirname(target), { recursive: true })
      await copyFile(join(files.localFolder, source), temporary)
      await rename(temporary, target)
    },
  }
}

const isEntry = (name: string) => /^remoteEntry\.\w+\.js$/.test(name)

/** A page that cannot know what it will load loads nothing ahead. `registry.json` keeps the hashes, for who tries this build elsewhere. */
function withoutHashes({ registry, page }: Live): Live {
  const carried: Registry = JSON.parse(registryIn(page) ?? JSON.stringify(registry))
  const withoutHash = <Part extends { integrities?: unknown }>({ integrities: _, ...part }: Part) => part
  const shown = { ...carried, host: withoutHash(carried.host), remotes: carried.remotes.map(withoutHash) } as Registry
  return { registry, page: withRegistry(page, shown) }
}
