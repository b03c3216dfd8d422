import { readFile, rm } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { PartVersion, Store } from '@stepwise/deploy'
import {
  deployedStore,
  directoryStore,
  publish,
  registryParts,
  setWith,
  versionFolder,
  versionsFolder,
  withOwnVersions,
} from '@stepwise/deploy'
import { UserFacingError } from '@stepwise/deploy/errors'
import type { RegistryRemote } from '@stepwise/shared/contracts/remote'
import fastify, { type FastifyInstance } from 'fastify'
import type { PartFolder } from '../build/parts.ts'
import { root } from '../launch/root.mjs'
import { assertPortFree } from '../start/port.ts'
import { addLiveReload, pageScripts } from '../watch/live-reload.ts'
import { watchPart } from '../watch/part-watcher.ts'
import { addDeployedProduct } from './deployed-product.ts'

const keptVersions = 3
/** Of all files that a build has (shared/federation/rules.ts). */
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.map': 'application/json',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
}

/**
 * Shows the product that is deployed at `address` on a port of this machine, with a remote of this machine in it, which is built again with
 * each save. Resolves with the addresses to open when it was built for the first time; in some browsers only the plain one leads here.
 * Throws a {@link UserFacingError} for an address at which there is no Stepwise.
 */
export async function developAgainst(address: string, remote: PartFolder, port: number) {
  const { hostname } = parsedAddress(address)
  await assertPortFree(port, '127.0.0.1')
  const store = await deployedStore(address)
  const dataDir = join(root, 'var', 'against', remote.part)
  await rm(dataDir, { recursive: true, force: true })
  const own = await ownBuilds(store, remote.part, join(dataDir, 'store'))

  const app = fastify({ logger: false, forceCloseConnections: true })
  const pages = addLiveReload(app)
  addDeployedProduct(app, { address, name: remote.part, local: own.current, pageScripts })
  addOwnFiles(app, own)
  await app.listen({ port, host: '127.0.0.1' })

  const watcher = await new Promise<ReturnType<typeof watchPart>>((resolve) => {
    const dist = join(dataDir, 'dist')
    const hasErrors = (errors: string[]) => {
      pages.hasErrors(remote.part, errors)
      resolve(started)
    }
    const started = watchPart(remote, dist, store.edition, {
      async onBuilt() {
        try {
          await own.add(dist)
          hasErrors([])
          // Its host is built for production: React takes no new components there, so each page loads again.
          pages.reload()
        } catch (error) {
          // A build that starts while the one before is copied removes files of it.
          if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
          const reasons = error instanceof UserFacingError ? error.reasons : [`${(error as Error).stack}`]
          for (const reason of reasons) console.error(reason)
          hasErrors(reasons)
        }
      },
      onFailed: hasErrors,
    })
  })
  // A name of its own, whose cookies no other server of this machine gets.
  return {
    address: `http://${hostname.replaceAll(/[^a-z0-9]+/g, '-')}.localhost:${port}`,
    plainAddress: `http://127.0.0.1:${port}`,
    async stop() {
      watcher.stop()
      await app.close()
    },
  }
}

function parsedAddress(address: string): URL {
  if (/^https?:\/\//.test(address) && URL.canParse(address)) return new URL(address)
  throw new UserFacingError([
    `"${address}" is not the address of a product: give one such as https://stepwise.example.org.`,
  ])
}

type OwnBuilds = Awaited<ReturnType<typeof ownBuilds>>

/** The builds of a remote here, in a store of their own. Each must fit what is live at the address, except for sizes. */
export async function ownBuilds(store: Store, part: string, folder: string) {
  const own = directoryStore(folder, store.edition, { isDevelopment: true })
  const both = withOwnVersions(store, own.files)
  let current: RegistryRemote | undefined

  async function removeOld({ version }: PartVersion) {
    const old = (await own.files.list(versionsFolder(part))).filter((name) => name !== version).slice(0, -keptVersions)
    for (const name of old)
      await rm(join(folder, versionFolder({ part, version: name })), { recursive: true, force: true })
  }

  return {
    current: () => current,
    /** Takes what was built into `dist`. Throws a ReleaseError with every reason why it does not fit. */
    async add(dist: string): Promise<void> {
      const version = await publish(own, part, dist)
      const live = await store.pointer.read()
      if (!live) return
      const { host, remotes } = await setWith(both.files, live, 'override', [version])
      current = registryParts(host, remotes).remotes.find(({ config }) => config.name === part)
      await removeOld(version)
    },
    /** A file by its address; undefined for one that is not of these builds. */
    read: (path: string): Promise<Buffer | undefined> => readFile(join(folder, path)).catch(() => undefined),
    part,
  }
}

/** Serves the files of these builds. */
export function addOwnFiles(app: FastifyInstance, { part, read }: OwnBuilds): void {
  app.addHook('onRequest', async ({ url }, reply) => {
    const [path = ''] = url.split('?')
    if (!path.startsWith(`/${versionsFolder(part)}/`) || path.split(/[\\/]/).includes('..')) return
    const content = await read(path)
    if (!content) return
    return reply
      .type(types[extname(path)] ?? 'application/octet-stream')
      .header('cache-control', 'no-store')
      .send(content)
  })
}
