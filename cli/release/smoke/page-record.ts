import type { BrowserContext } from 'playwright'

/** What a page does to itself by a timer of this length is seen too, without waiting for it. */
const [shortestTimerMs, longestTimerMs] = [1000, 30_000]
export const keepsakeKey = 'stepwise_smoke'

interface Timer {
  owner: string
  ms: number
  run: () => void
}

/** What happens in a page from its first moment on. An owner is the remote whose code did it, or '' for another's. */
export interface PageRecord {
  /** The properties of built-ins that are not what the browser gave, such as `Array.prototype.last`. */
  changedBuiltIns: () => string[]
  /** The databases that were deleted. */
  deletedDatabases: string[]
  /** Characters in the storage of the browser. */
  storedLength: () => number
  timers: Map<unknown, Timer>
  intervals: Map<unknown, Timer>
  /** The listeners of window and document, such as `window resize`. */
  listeners: () => string[]
  /** Single letters and digits that were pressed, and that code has kept from the browser. */
  heldKeys: string[]
}

export interface RecordedWindow {
  stepwiseSmoke: PageRecord
}

/** Prepares the pages of a context, before anything of theirs runs: what a part does to the browser can be seen then. */
export async function recordPages(context: BrowserContext): Promise<void> {
  await context.addInitScript(startRecord, [keepsakeKey, shortestTimerMs, longestTimerMs] as const)
}

/** Runs in the page, so it uses nothing from outside itself. */
function startRecord([keepsake, shortestMs, longestMs]: readonly [string, number, number]): void {
  // A frame, and a document that has no storage, such as a picture.
  if (globalThis.top !== globalThis.self || origin === 'null') return
  const ownerNow = () => /\/remotes\/([^/]+)\//.exec(new Error().stack ?? '')?.[1] ?? ''

  const timers: PageRecord['timers'] = new Map()
  const start = globalThis.setTimeout
  globalThis.setTimeout = ((does: TimerHandler, ms = 0, ...values: unknown[]) => {
    if (typeof does !== 'function') return start(does, ms)
    const run = () => {
      timers.delete(id)
      does(...values)
    }
    const id = start(run, ms)
    if (ms >= shortestMs && ms <= longestMs) timers.set(id, { owner: ownerNow(), ms, run })
    return id
  }) as typeof setTimeout
  const intervals: PageRecord['intervals'] = new Map()
  const startInterval = globalThis.setInterval
  globalThis.setInterval = ((does: TimerHandler, ms = 0, ...values: unknown[]) => {
    const id = startInterval(does, ms, ...values)
    const run = () => typeof does === 'function' && does(...values)
    intervals.set(id, { owner: ownerNow(), ms, run })
    return id
  }) as typeof setInterval
  // A browser takes the id of either kind in both.
  const [stop, stopInterval] = [globalThis.clearTimeout, globalThis.clearInterval]
  const forget = (id: unknown) => [timers, intervals].some((kind) => kind.delete(id))
  globalThis.clearTimeout = (id) => {
    forget(id)
    stop(id)
  }
  globalThis.clearInterval = (id) => {
    forget(id)
    stopInterval(id)
  }

  interface Listening {
    target: EventTarget
    type: string
    listener: unknown
    capture: boolean
  }
  let listening: Listening[] = []
  const isSame = (one: Listening, other: Listening) =>
    one.target === other.target &&
    one.type === other.type &&
    one.listener === other.listener &&
    one.capture === other.capture
  const drop = (one: Listening) => {
    listening = listening.filter((other) => !isSame(one, other))
  }
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype
  const isWatched = (target: EventTarget) => target === globalThis.window || target === document
  EventTarget.prototype.addEventListener = function (this: EventTarget | undefined, type, listener, options) {
    const target = this ?? globalThis.window
    const { capture = false, once = false, signal } = typeof options === 'object' ? options : { capture: options }
    const one = { target, type, listener, capture }
    if (isWatched(target) && listener && !once && !signal?.aborted && !listening.some((other) => isSame(one, other))) {
      listening.push(one)
      if (signal) add.call(signal, 'abort', () => drop(one))
    }
    add.call(target, type, listener, options)
  }
  EventTarget.prototype.removeEventListener = function (this: EventTarget | undefined, type, listener, options) {
    const target = this ?? globalThis.window
    drop({ target, type, listener, capture: typeof options === 'object' ? (options.capture ?? false) : !!options })
    remove.call(target, type, listener, options)
  }

  const deletedDatabases: string[] = []
  const { deleteDatabase } = IDBFactory.prototype
  IDBFactory.prototype.deleteDatabase = function (this: IDBFactory, name) {
    deletedDatabases.push(name)
    return deleteDatabase.call(this, name)
  }

  const heldKeys: string[] = []
  add.call(
    globalThis.window,
    'keydown',
    (event) => {
      const { key, ctrlKey, altKey, metaKey } = event as KeyboardEvent
      if (!/^[a-z0-9]$/.test(key) || ctrlKey || altKey || metaKey) return
      start(() => event.defaultPrevented && heldKeys.push(key))
    },
    { capture: true },
  )

  const holders: [string, object][] = [
    ...['JSON', 'Math', 'Reflect', 'navigator', 'history', 'indexedDB', 'localStorage'].map(
      (name): [string, object] => [name, Reflect.get(globalThis, name)],
    ),
    ...[
      'Object Function Array String Number Boolean Symbol Date RegExp Promise Map Set WeakMap WeakSet Error Event',
      'EventTarget Node Element HTMLElement Document Storage History IDBFactory IDBDatabase IDBObjectStore URL',
      'URLSearchParams Response Request Headers CustomEvent AbortController XMLHttpRequest',
    ]
      .flatMap((names) => names.split(' '))
      .flatMap((name): [string, object][] => {
        const made = Reflect.get(globalThis, name) as { prototype: object }
        return [
          [name, made],
          [`${name}.prototype`, made.prototype],
        ]
      }),
  ]
  const ofWindow = ['fetch', 'XMLHttpRequest', 'Promise', 'requestAnimationFrame', 'queueMicrotask', 'onbeforeunload']
  // What a storage keeps are its properties too.
  const isKept = (holder: object) => holder instanceof Storage
  const listProperties = (holder: object) => (isKept(holder) ? [] : Reflect.ownKeys(holder))
  const readValue = (holder: object, name: PropertyKey): unknown => {
    const { value, get } = Object.getOwnPropertyDescriptor(holder, name) ?? {}
    return get ?? value
  }
  const given = new Map(
    holders.map(([, holder]) => [
      holder,
      new Map(listProperties(holder).map((name) => [name, readValue(holder, name)] as const)),
    ]),
  )
  const givenOfWindow = new Map(ofWindow.map((name) => [name, Reflect.get(globalThis, name) as unknown]))
  const changedBuiltIns = () => [
    ...ofWindow.filter((name) => Reflect.get(globalThis, name) !== givenOfWindow.get(name)),
    ...holders.flatMap(([words, holder]) =>
      [...new Set([...listProperties(holder), ...(given.get(holder)?.keys() ?? [])])]
        .filter((name) => readValue(holder, name) !== given.get(holder)?.get(name))
        .map((name) => `${words}.${String(name)}`),
    ),
  ]
  const measureLength = (storage: Storage) =>
    Object.entries(storage).reduce((sum, [key, value]) => sum + key.length + String(value).length, 0)

  const record: PageRecord = {
    changedBuiltIns,
    deletedDatabases,
    storedLength: () => measureLength(localStorage) + measureLength(sessionStorage),
    timers,
    intervals,
    listeners: () => listening.map(({ target, type }) => `${target === document ? 'document' : 'window'} ${type}`),
    heldKeys,
  }
  ;(globalThis as unknown as RecordedWindow).stepwiseSmoke = record
  localStorage.setItem(keepsake, 'here')
}
