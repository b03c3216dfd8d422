/** Waits before the second and the third attempt, in ms. */
const backoff = [400, 1200]

/** Imports code with three attempts and growing waits between them; then it throws what the last one threw. */
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

/** Code that arrives when it is wanted. */
export interface LazyPart<T> {
  /** Three attempts; concurrent calls share one load. A failure is forgotten, so that the next call tries again. */
  load: () => Promise<T>
  /** What has arrived before, if it has. */
  loaded: () => T | undefined
}

export function lazyPart<T>(importPart: () => Promise<T>): LazyPart<T> {
  let arrived: T | undefined
  let loading: Promise<T> | undefined
  return {
    loaded: () => arrived,
    load: () => {
      loading ??= loadWithRetries(importPart).then(
        (part) => {
          arrived = part
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
