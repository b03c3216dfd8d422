/** Waits before the second and the third attempt, in ms. */
const backoff = [400, 1200]

/** Imports code in up to three attempts with growing waits; then rejects with the last error. */
export async function loadWithRetries<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await load()
    } catch (error) {
      const wait = backoff[attempt]
      if (wait === undefined) throw error
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}

/** Code that is loaded when it is needed. */
export interface LazyPart<T> {
  /** Rejects after three attempts. Concurrent calls share one load; after a failure the next call tries again. */
  load: () => Promise<T>
  /** What has been loaded, if it has. */
  loaded: () => T | undefined
}

export function lazyPart<T>(importPart: () => Promise<T>): LazyPart<T> {
  let value: T | undefined
  let loading: Promise<T> | undefined
  return {
    loaded: () => value,
    load: () => {
      loading ??= loadWithRetries(importPart).then(
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
