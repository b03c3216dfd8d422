import type { Registry } from '@stepwise/shared/contracts'
import { loadFailedEvent } from '@stepwise/shared/lazy'
import { findRoute, type Router } from '@stepwise/shared/routing'
import { listRoutes } from '../registry/registry.ts'
import { reloadPage } from '../reload-page.ts'
import { wouldInterrupt } from './interruptions.ts'
import { type LoadedVersion, watchLoadedVersions } from './loaded-versions.ts'
import { isOtherSet, isRecalled, setKey } from './part-versions.ts'
import { readReload, storeReload } from './stored-reload.ts'
import { loadChosen, noticeClosed, type noticeMessages, noticeWanted } from './update-notice.model.ts'
import { watchRegistry } from './watch-registry.ts'

/** Without an answer by then the page goes on as it is: a load would end at the browser's own error page. */
const probeTimeoutMs = 3000

/**
 * Lets this tab take a newer set than the one it runs (docs/product/updates.md): at the next navigation that interrupts nothing, by loading
 * the page. Until then it works on as it is. A notice asks to load the page when a version that runs here was rolled back for its faults, or
 * code is wanted whose version is no longer stored.
 */
export function followPromotions(registry: Registry, router: Router): void {
  /** The set that a load would give; null while it is this one. */
  let next: Registry | null = null
  const last = readReload()
  /** A set that a load did not give, though it was promised, is not loaded again and again. One that brought a third set is over. */
  const tried = last?.left === setKey(registry) ? last.tried : undefined
  const running: LoadedVersion[] = []
  let isLeaving = false
  /** What the router tells while the page is about to be left. */
  const held: (() => void)[] = []

  /** The set that the notice was shown for: it is shown once. */
  let offered: string | undefined

  /** Drafts need no wait: each change was handed to the browser when it was made. */
  async function leave(reason: 'navigation' | 'notice', wanted: Registry) {
    isLeaving = true
    if (await isServerThere()) {
      storeReload({ reason, tried: setKey(wanted), left: setKey(registry) })
      return reloadPage()
    }
    isLeaving = false
    offered = undefined
    for (const show of held.splice(0)) show()
  }

  function offer(reason: keyof typeof noticeMessages) {
    if (isLeaving || next === null || offered === setKey(next)) return
    offered = setKey(next)
    noticeWanted(reason)
  }
  const offerIfRecalled = () => next !== null && isRecalled(next, running) && offer('recall')

  watchLoadedVersions(registry, (loaded) => {
    running.push(loaded)
    offerIfRecalled()
  })
  const askNow = watchRegistry((theirs) => {
    next = isOtherSet(registry, theirs) && setKey(theirs) !== tried ? theirs : null
    if (next === null) noticeClosed()
    offerIfRecalled()
  })

  addEventListener(loadFailedEvent, async () => {
    if (isLeaving || !(await isRemoved(registry))) return
    await askNow()
    offer('removal')
  })
  loadChosen.watch(() => {
    if (next !== null && !isLeaving) void leave('notice', next)
  })

  // The address and the history are those of the new page already when the router reports it, after Back and Forward too.
  const { subscribe } = router
  let { pathname } = router.state.location
  subscribe(({ location }) => {
    const isOtherPage = location.pathname !== pathname
    pathname = location.pathname
    if (!isOtherPage || isLeaving || next === null || isReplacedSoon(registry, pathname) || wouldInterrupt()) return
    void leave('navigation', next)
  })
  // While the page is left, the one that is left stays on the screen: the new one would begin to work and be cut off.
  router.subscribe = (listener) =>
    subscribe((state, options) => {
      if (isLeaving) held.push(() => listener(state, options))
      else listener(state, options)
    })
}

/** An address that only leads elsewhere, such as an unknown one: the navigation that follows is the one to wait for. */
const isReplacedSoon = (registry: Registry, pathname: string) => !findRoute(listRoutes(registry), pathname)

async function isServerThere(): Promise<boolean> {
  const status = await requestStatus('/registry.json')
  return status !== undefined && status < 500
}

/** Whether files of a set are gone from the server, as those of a tab that was open for weeks: no other attempt would bring them. */
async function isRemoved({ host, remotes }: Registry): Promise<boolean> {
  const files = [
    ...host.initial.js.slice(0, 1).map((name) => `${host.folder}${name}`),
    ...remotes.map(({ folder, entry }) => `${folder}${entry}`),
  ]
  return (await Promise.all(files.map(requestStatus))).includes(404)
}

/** What the server answers to a HEAD; undefined when nothing comes. */
async function requestStatus(address: string): Promise<number | undefined> {
  if (!navigator.onLine) return undefined
  try {
    const signal = AbortSignal.timeout(probeTimeoutMs)
    return (await fetch(address, { method: 'HEAD', cache: 'no-store', signal })).status
  } catch {
    return undefined
  }
}
