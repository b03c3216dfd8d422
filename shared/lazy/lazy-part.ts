import { isLineSlow } from './slow-line.ts'

/** Waits before the second and the third attempt, in ms. */
const backoff = [400, 1200]

/** How long someone waits for a part, in ms, before it is said that it does not come. */
export const partTimeoutMs = 10_000
/** The same on a line that is slow, but brings something: the browser gives a file up after that. */
export const slowPartTimeoutMs = 120_000

/** Calls `onLate` when a part is late for the line that it comes by. Returns what stops that. */
export function whenLate(onLate: () => void): () => void {
  const startedAt = Date.now()
  const check = () => {
    if (isLineSlow() && Date.now() - startedAt < slowPartTimeoutMs) timer = setTimeout(check, partTimeoutMs)
    else onLate()
  }
  let timer = setTimeout(check, partTimeoutMs)
  return () => clearTimeout(timer)
}

/** Code has not come in three attempts. Of the window, because each part of the product has this module for itself. */
export const loadFailedEvent = 'stepwise:load-failed'

export class PartTimeoutError extends Error {
  override name = 'PartTimeoutError'
  constructor() {
    super(`Nothing came within ${partTimeoutMs / 1000} seconds.`)
  }
}

/** Imports code in up to three attempts with growing waits; then rejects with the last error, and the window gets {@link loadFailedEvent}. */
export async function loadWithRetries<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await load()
    } catch (error) {
      const wait = backoff[attempt]
      if (wait === undefined) {
        dispatchEvent(new Event(loadFailedEvent))
        throw error
      }
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}

/** Code that is loaded when it is needed. */
export interface LazyPart<T> {
  /** Rejects after three attempts, or when there is nothing in what was imported. Concurrent calls share one load; after a failure the next call tries again. */
  load: () => Promise<T>
  /** What has been loaded, if it has. */
  loaded: () => T | undefined
}

export function lazyPart<T>(importPart: () => Promise<T | undefined>): LazyPart<T> {
  let value: T | undefined
  let loading: Promise<T> | undefined
  return {
    loaded: () => value,
    load: () => {
      loading ??= loadWithRetries(() => importPart().then(existing)).then(
        (part) => {
          value = part
          return part
        },
        (error) => {
          loading = undefined
          throw error
        },
      )
      return loading
    },
  }
}

function existing<T>(part: T | undefined): T {
  if (part === undefined || part === null) throw new Error('The code has arrived, but the part is not in it.')
  return part
}

/** Loads a part for someone who waits: rejects with a {@link PartTimeoutError} when it does not come in time. It may still come. */
export async function loadInTime<T>(part: LazyPart<T>): Promise<T> {
  let stop = () => {}
  const isLate = new Promise<never>((_, reject) => {
    stop = whenLate(() => reject(new PartTimeoutError()))
  })
  return Promise.race([part.load(), isLate]).finally(() => stop())
}
