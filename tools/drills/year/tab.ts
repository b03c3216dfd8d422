import { isOtherSet, isRecalled, setKey } from '@stepwise/host/part-versions'
import type { Registry } from '@stepwise/shared/contracts/remote'
import type { Random } from './random.ts'
import { panelFile } from './variants.ts'

const dayMs = 24 * 60 * 60_000

export interface Response {
  status: number
  body: string
  etag: string | undefined
}

/** What a tab has around it: the gateway, what releases wrote, and a place for what is wrong. */
export interface Surroundings {
  get: (url: string, headers: Record<string, string>) => Promise<Response>
  registryIn: (page: string) => string | undefined
  isPromised: (part: string, version: string) => boolean
  /** Checked when the step is done: a release may be under way. */
  seen: (registry: Registry, bucket: number) => void
  violated: (sentence: string) => void
  counts: TabCounts
}

export interface TabCounts {
  visits: number
  files: number
  polls: number
  reloads: number
  recalls: number
  /** Tabs that asked for a file which was no longer there, and were led to a page that is whole. */
  rescued: number
  oldestDays: number
  drafts: number
}

/** Someone's browser: what it stores outlives each page. */
export interface Browser {
  name: string
  bucket: number
  cookie: string
  /** Never at a quiet moment for so many days: the pomodoro runs. */
  staysDays: number
}

/**
 * An open tab, as the page of a browser acts (docs/product/updates.md): which set it runs is decided by the product's own functions
 * (host/src/updates), what it asks for goes through the real gateway.
 */
export function simulatedTab(browser: Browser, around: Surroundings, random: Random) {
  /** In IndexedDB. */
  let stored = ''
  let page: { registry: Registry; openedAt: number; at: string; loaded: Set<string>; draft: string } | undefined
  let next: Registry | null = null
  let tried = ''
  let etag = ''
  let asleepUntil = 0
  const headers = { cookie: browser.cookie, 'user-agent': browser.name }

  async function open(at: string): Promise<void> {
    const typed = page?.draft ?? stored
    const isReload = page !== undefined
    const response = await around.get(`/${at}`, { ...headers, accept: 'text/html' })
    around.counts[isReload ? 'reloads' : 'visits'] += 1
    const json = around.registryIn(response.body)
    if (json === undefined) return around.violated(`${browser.name} got ${response.status} and no page at /${at}.`)
    const registry: Registry = JSON.parse(json)
    around.seen(registry, browser.bucket)
    const foreign = [...response.body.matchAll(/(?:src|href)="(\/(?:host|remotes)\/[^"]+)"/g)]
      .map(([, address = '']) => address)
      .filter((address) => !address.startsWith(registry.host.folder))
    if (foreign.length > 0) around.violated(`The page of promotion ${registry.promotion} loads ${foreign.join(', ')}.`)
    page = { registry, openedAt: Date.now(), at, loaded: new Set(), draft: stored }
    next = null
    etag = ''
    if (page.draft !== typed) around.violated(`${browser.name} lost "${typed.slice(stored.length)}" in a reload.`)
    const { host } = registry
    await load(
      'host',
      host.version,
      [...host.initial.js, ...host.initial.css].map((file) => host.folder + file),
    )
    await showPage()
  }

  /** The files of a version, where they are not here yet. False: one is missing, and the tab has left its set. */
  async function load(part: string, version: string, addresses: string[]): Promise<boolean> {
    const loading = page
    for (const address of addresses) {
      if (!loading || loading.loaded.has(address)) continue
      const { status, body } = await around.get(address, headers)
      around.counts.files += 1
      if (status === 200) {
        loading.loaded.add(address)
        if (!body.includes(`${part}@${version}`)) around.violated(`${address} is not of ${part}@${version}.`)
      } else {
        await leaveMissing(address, status, part, version)
        return false
      }
    }
    return true
  }

  /** What docs/product/updates.md#removed says: a set whose files are gone is left, with all that was typed. */
  async function leaveMissing(address: string, status: number, part: string, version: string) {
    if (!page) return
    const days = (Date.now() - page.openedAt) / dayMs
    around.counts.oldestDays = Math.max(around.counts.oldestDays, days)
    if (around.isPromised(part, version))
      around.violated(`${browser.name} got ${status} for ${address} after ${days.toFixed(1)} days.`)
    const before = page
    await ask()
    if (page === before && next) await reload(next)
    if (page === before) return around.violated(`${browser.name} is stuck without ${address}.`)
    around.counts.rescued += 1
  }

  async function reload(wanted: Registry) {
    if (!page) return
    keep()
    const left = setKey(page.registry)
    await open(page.at)
    tried = setKey(page.registry) === left ? setKey(wanted) : ''
  }

  async function showPage() {
    const remote = page?.registry.remotes.find(({ config }) => config.name === page?.at)
    if (!remote) return
    const { js = [], css = [] } = remote.pages.home ?? {}
    await load(
      remote.config.name,
      remote.version,
      [remote.entry, ...js, ...css].map((file) => remote.folder + file),
    )
  }

  /** host/src/updates/watch-registry.ts */
  async function ask() {
    if (!page) return
    around.counts.polls += 1
    const response = await around.get('/registry.json', { ...headers, ...(etag && { 'if-none-match': etag }) })
    if (response.status === 304) return
    if (response.status !== 200) return around.violated(`${browser.name} got ${response.status} for registry.json.`)
    const theirs: Registry = JSON.parse(response.body)
    around.seen(theirs, browser.bucket)
    etag = response.etag ?? ''
    next = isOtherSet(page.registry, theirs) && setKey(theirs) !== tried ? theirs : null
    const running = [page.registry.host, ...page.registry.remotes].filter(({ folder }) =>
      [...(page?.loaded ?? [])].some((address) => address.startsWith(folder)),
    )
    const loaded = running.map((one) => ({ part: 'config' in one ? one.config.name : 'host', version: one.version }))
    if (next && isRecalled(next, loaded)) {
      around.counts.recalls += 1
      await reload(next)
    }
  }

  /** Every change is handed to the browser when it is made; until that is done, no rule loads the page. */
  function keep() {
    if (page) stored = page.draft
  }

  const isUnstored = () => page !== undefined && page.draft !== stored
  const staysOn = () => page !== undefined && Date.now() - page.openedAt < browser.staysDays * dayMs

  async function navigate(which: number) {
    if (!page) return
    page.at = remoteAt(page.registry, which).config.name
    if (next && !isUnstored() && !staysOn()) await reload(next)
    else await showPage()
  }

  async function openPanel(which: number) {
    if (!page) return
    const { config, version, folder, entry } = remoteAt(page.registry, which)
    await load(config.name, version, [folder + entry, folder + panelFile])
  }

  function type(which: number) {
    if (!page) return
    page.draft += ` ${Math.floor(which * 10_000)}`
    around.counts.drafts += 1
    if (which < 0.8) keep()
  }

  /** One thing that someone does. It draws as often whatever happens, so that the year is the same for the same seed. */
  async function act(): Promise<void> {
    const [what, which, hasLearned, falls, days] = [
      random.next(),
      random.next(),
      random.chance(0.5),
      random.chance(0.02),
      random.int(1, 40),
    ]
    if (Date.now() < asleepUntil) return
    if (!page) return open('learn')
    if (hasLearned) await ask()
    if (what < 0.35) await navigate(which)
    else if (what < 0.6) await openPanel(which)
    else if (what < 0.9) type(which)
    else keep()
    if (falls && browser.staysDays === 0) asleepUntil = Date.now() + days * dayMs
  }

  return { act }
}

function remoteAt({ remotes }: Registry, which: number) {
  const remote = remotes[Math.floor(which * remotes.length)]
  if (!remote) throw new Error('No remote is live.')
  return remote
}
