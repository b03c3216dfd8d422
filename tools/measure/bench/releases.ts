import { createHash } from 'node:crypto'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { buildPart, partFolder } from '@stepwise/cli/build'
import { root } from '@stepwise/cli/root'
import type { Store } from '@stepwise/deploy'
import { promote, publish, rollback } from '@stepwise/deploy'
import type { Registry } from '@stepwise/shared/contracts'
import { remoteManifestSchema } from '@stepwise/shared/contracts/remote'
import { type Figure, figure, median } from './figures.ts'
import { reason } from './product.ts'

export async function entrySizes(store: Store): Promise<Figure[]> {
  const registry = await store.pointer.read()
  return Promise.all(
    (registry?.remotes ?? []).map(async ({ config, folder, entry }) =>
      figure(
        `remoteEntry of ${config.name}`,
        ((await store.files.transferSize(`${folder.slice(1)}${entry}`)) ?? 0) / 1000,
        'kB',
        { atMost: 8.5 },
      ),
    ),
  )
}

const pageOf = async (address: string) => (await fetch(address, { headers: { accept: 'text/html' } })).text()

/** What the registry and the integrities cost each page, and an open tab that asks whether something new is live. */
export async function registryCosts({ files }: Store, address: string): Promise<Figure[]> {
  // A page without words of its own.
  const html = await pageOf(`${address}/dashboard/learn`)
  const [element = '', json = '{}'] =
    /<script type="application\/json" id="registry">([\s\S]*?)<\/script>/.exec(html) ?? []
  const whole = brotliSize(html)
  const withoutIntegrity = brotliSize(
    html.replaceAll(/"[^"]*":"sha256-[^"]*",?/g, '').replaceAll(/ integrity="[^"]*"/g, ''),
  )
  return [
    figure('page, after brotli', whole / 1000, 'kB'),
    figure('registry in the page', (whole - brotliSize(html.replace(element, ''))) / 1000, 'kB'),
    figure('integrities in the page', (whole - withoutIntegrity) / 1000, 'kB', { atMost: 4 }),
    figure('hashing what the dashboard loads', await hashingTime(files, JSON.parse(json) as Registry), 'ms'),
    ...(await askingTimes(address)),
  ]
}

const brotliSize = (text: string) => brotliCompressSync(text).length

async function hashingTime(files: Store['files'], { host, remotes }: Registry): Promise<number> {
  const learn = remotes.find(({ config }) => config.name === 'learn')
  const home = learn?.pages['learn-home']
  const names = [
    ...[...host.initial.js, ...host.initial.css].map((file) => host.folder + file),
    ...[learn?.entry ?? '', ...(home?.js ?? []), ...(home?.css ?? [])].map((file) => `${learn?.folder}${file}`),
  ]
  const contents = await Promise.all(names.map((name) => files.read(name.slice(1))))
  const times = Array.from({ length: 20 }, () => {
    const start = performance.now()
    for (const content of contents)
      createHash('sha384')
        .update(content ?? '')
        .digest('base64')
    return performance.now() - start
  })
  return median(times)
}

/** An open tab asks with the ETag of what it has; the answer has no body. */
async function askingTimes(address: string): Promise<Figure[]> {
  const first = await fetch(`${address}/registry.json`)
  const etag = first.headers.get('etag') ?? ''
  const size = (await first.text()).length
  const asked: { ms: number; bytes: number }[] = []
  for (let round = 0; round < 20; round++) {
    const start = performance.now()
    const response = await fetch(`${address}/registry.json`, { headers: { 'if-none-match': etag } })
    const bytes = (await response.text()).length
    asked.push({ ms: performance.now() - start, bytes })
  }
  return [
    figure('registry asked again: body', median(asked.map(({ bytes }) => bytes)) / 1000, 'kB', {
      against: size / 1000,
    }),
    figure('registry asked again: answer', median(asked.map(({ ms }) => ms)), 'ms'),
  ]
}

/** Builds one remote again and releases it as another version. Measures the build, and until the served page shows a release or its undoing. */
export async function releaseTimes(store: Store, address: string): Promise<Figure[]> {
  const live = (await store.pointer.read())?.remotes.find(({ config }) => config.name === 'learn')
  if (!live) throw new Error('The bench needs a released remote.')
  const part = partFolder('learn')
  const inputs = await readFile(join(part.dist, '.inputs'), 'utf8')
  const buildTime = await secondsOf(() => buildPart(part, inputs, 'study'))

  const dist = join(root, 'var/bench/learn-again')
  await rm(dist, { recursive: true, force: true })
  await cp(part.dist, dist, { recursive: true })
  const manifest = remoteManifestSchema.parse(JSON.parse(await readFile(join(dist, 'remote.json'), 'utf8')))
  const version = `${manifest.version}-again`
  await writeFile(join(dist, 'remote.json'), JSON.stringify({ ...manifest, version }))
  await publish(store, 'learn', dist)
  const shows = async (text: string) => {
    while (!(await pageOf(address)).includes(text)) await setTimeout(5)
  }
  const promoteTime = await secondsOf(async () => {
    await promote(store, [{ part: 'learn', version }], reason, { isLocal: true })
    await shows(`/${version}/`)
  })
  const rollbackTime = await secondsOf(async () => {
    await rollback(store, 'learn', reason)
    await shows(live.folder)
  })
  return [
    figure('build of one remote (learn)', buildTime, 's', { atMost: 3 }),
    figure('from promote to visible', promoteTime, 's'),
    figure('from rollback to visible', rollbackTime, 's'),
  ]
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1000
}
