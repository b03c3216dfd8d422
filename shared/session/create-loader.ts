import { createEffect, type Effect, type StoreWritable } from 'effector'
import { messageFor } from '../http/index.ts'
import { personalStore } from './personal-store.ts'

interface Loader<Params, Value> {
  /** Loads it, or loads it again. */
  loadFx: Effect<Params, Value>
  /** Null until it is loaded. While it is loaded again, and when that fails, the last one stays. */
  $value: StoreWritable<Value | null>
  /** Why the last attempt failed, to be shown; null from the next attempt on. */
  $failure: StoreWritable<string | null>
}

/** Something of the server that a page shows, with why it could not be loaded. Both are set back when the person signs out. */
export function createLoader<Value, Params = void>(load: (params: Params) => Promise<Value>): Loader<Params, Value> {
  const loadFx = createEffect<Params, Value>(load)
  return {
    loadFx,
    $value: personalStore<Value | null>(null).on(loadFx.doneData, (_, value) => value),
    $failure: personalStore<string | null>(null)
      .on(loadFx.failData, (_, error) => messageFor(error))
      .reset(loadFx),
  }
}
