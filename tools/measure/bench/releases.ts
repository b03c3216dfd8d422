import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { buildPart, partFolder } from '@stepwise/cli/build'
import { freePort } from '@stepwise/cli/port'
import { root } from '@stepwise/cli/root'
import type { Store } from '@stepwise/deploy'
import { promote, publish, rollback } from '@stepwise/deploy'
import { type RemoteManifest, remoteManifestSchema } from '@stepwise/shared/contracts/remote'
import { type Figure, figure, median } from './figures.ts'
import { reason } from './product.ts'

type PageFiles = RemoteManifest['pages'][string]

/** The pages whose weight is followed. */
const weighedPages = ['learn-home', 'step', 'reflect', 'study-tools', 'support-contacts']

/** The host's first script, the entries of remotes, and what pages load beside both before they are shown, as they are sent. */
export async function fileSizes(store: Store): Promise<Figure[]> {
  const registry = await store.pointer.read()
  if (!registry) throw new Error('The bench needs a release.')
  const { host, remotes } = registry
  const kB = async (folder: string, file = '') =>
    ((await store.files.transferSize(`${folder.slice(1)}${file}`)) ?? 0) / 1000
  const sizeOf = async (folder: string, files: readonly string[]) =>
    (await Promise.all(files.map((file) => kB(folder, file)))).reduce((total, size) => total + size, 0)
  const pageSize = async (folder: string, { js, css, shared }: PageFiles) => {
    const ofHost = shared
      .map((module) => host.sharedModules[module])
      .flatMap((files) => [...(files?.js ?? []), ...(files?.css ?? [])])
    return (await sizeOf(folder, [...js, ...css])) + (await sizeOf(host.folder, [...new Set(ofHost)]))
  }
  const pages = remotes.flatMap(({ folder, pages }) =>
    Object.entries(pages).map(([name, files]) => ({ name, folder, files })),
  )
  return [
    figure('first script', await kB(host.folder, host.initial.js[0]), 'kB', { atMost: 115 }),
    ...(await Promise.all(
      remotes.map(async ({ config, folder, entry }) =>
        figure(`remoteEntry of ${config.name}`, await kB(folder, entry), 'kB', { atMost: 8.5 }),
      ),
    )),
    ...(await Promise.all(
      pages
        .filter(({ name }) => weighedPages.includes(name))
        .map(async ({ name, folder, files }) =>
          figure(`page ${name}: scripts and styles`, await pageSize(folder, files), 'kB'),
        ),
    )),
  ]
}

/** How long `npm start` takes when nothing has changed since the last time. */
export async function startTime(): Promise<Figure> {
  const folder = join(root, 'var/bench/start')
  await rm(folder, { recursive: true, force: true })
  const times: number[] = []
  for (let round = 0; round < 4; round++) times.push(await secondsToStart(folder))
  // The first prepares the database.
  return figure('npm start, nothing changed', median(times.slice(1)), 's', { atMost: 4 })
}

async function secondsToStart(folder: string): Promise<number> {
  const env = { PATH: process.env.PATH, DATA_DIR: folder, PORT: String(await freePort()), LOG_LEVEL: 'error' }
  const start = spawn(process.execPath, [join(root, 'cli/stepwise.mjs'), 'start'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(start, 'exit')
  const isReady = new Promise<void>((resolve, reject) => {
    start.stdout.on('data', (text) => String(text).includes('is ready at') && resolve())
    ended.then(() => reject(new Error('npm start ended before it was ready.')))
  })
  try {
    return await secondsOf(() => isReady)
  } finally {
    start.kill('SIGINT')
    await ended
  }
}

const pageOf = async (address: string) => (await fetch(address, { headers: { accept: 'text/html' } })).text()

/** What the registry and the integrities cost each page. */
export async function registryCosts(address: string): Promise<Figure[]> {
  // A page without words of its own.
  const html = await pageOf(`${address}/dashboard/learn`)
  const [element = ''] = /<script type="application\/json" id="registry">[\s\S]*?<\/script>/.exec(html) ?? []
  const whole = brotliSize(html)
  const withoutIntegrity = brotliSize(
    html.replaceAll(/"[^"]*":"sha256-[^"]*",?/g, '').replaceAll(/ integrity="[^"]*"/g, ''),
  )
  return [
    figure('page, after brotli', whole / 1000, 'kB', { atMost: 9 }),
    figure('registry in the page', (whole - brotliSize(html.replace(element, ''))) / 1000, 'kB'),
    figure('integrities in the page', (whole - withoutIntegrity) / 1000, 'kB', { atMost: 4 }),
  ]
}

const brotliSize = (text: string) => brotliCompressSync(text).length

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
