import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { partFolder } from '@stepwise/cli/build'
import { root } from '@stepwise/cli/root'
import { promote, publish, rollback, type Store } from '@stepwise/deploy'
import { remoteManifestSchema } from '@stepwise/shared/contracts/remote'
import { type Figure, figure } from '../figures.ts'
import { reason } from './product.ts'

/** What the start of every page costs, as it is sent. */
export async function startFigures(store: Store, address: string): Promise<Figure[]> {
  const { host, remotes } = await live(store)
  const kB = async (folder: string, file = '') =>
    ((await store.files.transferSize(`${folder.slice(1)}${file}`)) ?? 0) / 1000
  const entries = await Promise.all(remotes.map(({ folder, entry }) => kB(folder, entry)))
  // A page without words of its own.
  const html = await fetchPage(`${address}/dashboard/learn`)
  return [
    figure('first script', await kB(host.folder, host.initial.js[0]), 'kB', { atMost: 115 }),
    figure('the largest remoteEntry', Math.max(...entries), 'kB', { atMost: 8.5 }),
    figure('page, after brotli', brotliCompressSync(html).length / 1000, 'kB', { atMost: 9 }),
  ]
}

/** Releases a remote as another version, and takes it back: until the served page shows each. */
export async function releaseFigures(store: Store, address: string): Promise<Figure[]> {
  const before = (await live(store)).remotes.find(({ config }) => config.name === 'learn')
  if (!before) throw new Error('The bench needs a released remote.')
  const dist = join(root, 'var/bench/learn-again')
  await rm(dist, { recursive: true, force: true })
  await cp(partFolder('learn').dist, dist, { recursive: true })
  const manifest = remoteManifestSchema.parse(JSON.parse(await readFile(join(dist, 'remote.json'), 'utf8')))
  const version = `${manifest.version}-again`
  await writeFile(join(dist, 'remote.json'), JSON.stringify({ ...manifest, version }))
  await publish(store, 'learn', dist)
  const secondsUntilShown = async (change: Promise<unknown>, text: string) => {
    const start = performance.now()
    await change
    while (!(await fetchPage(address)).includes(text)) await setTimeout(5)
    return (performance.now() - start) / 1000
  }
  const promoted = await secondsUntilShown(
    promote(store, [{ part: 'learn', version }], reason, { isLocal: true }),
    `/${version}/`,
  )
  const rolledBack = await secondsUntilShown(rollback(store, 'learn', reason), before.folder)
  return [
    figure('from promote to visible', promoted, 's', { atMost: 1 }),
    figure('from rollback to visible', rolledBack, 's', { atMost: 1 }),
  ]
}

async function live(store: Store) {
  const registry = await store.pointer.read()
  if (!registry) throw new Error('The bench needs a release.')
  return registry
}

const fetchPage = async (address: string) => (await fetch(address, { headers: { accept: 'text/html' } })).text()
