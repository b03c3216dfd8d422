import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readRemoteConfigs } from '@stepwise/cli/build'
import { root } from '@stepwise/cli/root'
import { directoryStore, publish, type Store } from '@stepwise/deploy'
import { renderPage } from '@stepwise/deploy/gateway'
import { type Files, hostManifestSchema, type Registry } from '@stepwise/shared/contracts/remote'

const run = promisify(execFile)

/** Builds the plain bundle into a store that the gateway can serve. */
export async function plainProduct(): Promise<Store> {
  const dist = join(root, 'var/bench/plain-dist')
  const rspack = join(root, 'node_modules/@rspack/cli/bin/rspack.js')
  await run(process.execPath, [rspack, 'build', '-c', join(import.meta.dirname, 'rspack.config.ts')], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', EDITION: 'study' },
  })
  const storeDir = join(root, 'var/bench/plain-store')
  await rm(storeDir, { recursive: true, force: true })
  const store = directoryStore(storeDir)
  const { version } = await publish(store, 'host', dist)
  const registry = await plainRegistry(dist, version)
  await store.pointer.move(async () => ({
    registry,
    page: renderPage(registry, { hasFavicon: false }),
    record: { promotion: 1, at: registry.promotedAt, who: 'bench', why: 'bench', kind: 'promotion', changes: [] },
  }))
  return store
}

/** A registry in which every remote's pages are chunks of the one bundle. */
async function plainRegistry(dist: string, version: string): Promise<Registry> {
  const host = hostManifestSchema.parse(JSON.parse(await readFile(join(dist, 'host.json'), 'utf8')))
  const pages = JSON.parse(await readFile(join(dist, 'pages.json'), 'utf8')) as Registry['remotes'][number]['pages']
  const folder = `/host/${version}/`
  const pickIntegrities = (files: Files[]) =>
    Object.fromEntries(
      files.flatMap(({ js, css }) => [...js, ...css]).map((name) => [name, host.integrities[name] ?? '']),
    )
  const remotes = (await readRemoteConfigs()).map((config) => {
    const own = config.routes.map(({ page }) => [page, pages[page] ?? { js: [], css: [], shared: [] }] as const)
    return {
      config,
      version,
      entry: host.initial.js[0] ?? '',
      pages: Object.fromEntries(own),
      slots: {},
      folder,
      integrities: pickIntegrities(own.map(([, files]) => files)),
    }
  })
  const started = { ...host, folder, integrities: pickIntegrities([host.initial]) }
  return { promotion: 1, promotedAt: new Date().toISOString(), host: started, remotes }
}
