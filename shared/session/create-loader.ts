import {
  createEffect,
  createEvent,
  type Effect,
  type EventCallable,
  type Store,
  type StoreWritable,
  sample,
  scopeBind,
  type Unit,
} from 'effector'
import { messageFor, requirePart } from '../http/index.ts'
import { personalStore } from './personal-store.ts'

interface Loader<Params, Value> {
  /** Loads it, or loads it again. */
  loadFx: Effect<Params, Value>
  /** Null until it is loaded. While it is loaded again, and when that fails, the last one stays. */
  $value: StoreWritable<Value | null>
  /** Of a list that comes in parts: its beginning, from when that has come until all of it is loaded for the first time. Null otherwise. */
  $beginning: Store<Value | null>
  /** Why the last attempt failed, to be shown; null from the next attempt on. */
  $failure: StoreWritable<string | null>
  /**
   * Changes the value when this happens. A load that is running may have been answered before: what it brings is changed in the same way, so
   * `change` must make no difference where it has been made.
   */
  changeOn: <Payload>(unit: Unit<Payload>, change: (value: Value, payload: Payload) => Value) => void
  /** What those changes make of `empty` while a load is running: what can be shown before the first one has come. */
  changesTo: (empty: Value) => Store<Value>
}

/**
 * Something of the server that a page shows, with why it could not be loaded. Both are set back when the person signs out. Of a list that
 * comes in parts, `load` calls `begin` with the first one.
 */
export function createLoader<Value, Params = void>(
  load: (params: Params, begin: (beginning: Value) => void) => Promise<Value>,
): Loader<Params, Value> {
  const begun: EventCallable<Value> = createEvent()
  const loadFx = createEffect<Params, Value>(async (params) =>
    requirePart(await load(params, scopeBind(begun, { safe: true })), 'content'),
  )
  const changed: EventCallable<(value: Value) => Value> = createEvent()
  /** What has happened since the first of the loads that are running began, in order. */
  const $changes = personalStore<readonly ((value: Value) => Value)[]>([])
  const $value = personalStore<Value | null>(null)
  const $beginning = personalStore<Value | null>(null)

  $value.on(changed, (value, change) => value && change(value))
  $beginning.on(changed, (beginning, change) => beginning && change(beginning))
  sample({
    clock: changed,
    source: $changes,
    filter: loadFx.pending,
    fn: (changes, change) => [...changes, change],
    target: $changes,
  })
  const loaded = sample({
    clock: loadFx.doneData,
    source: $changes,
    fn: (changes, value) => withChanges(value, changes),
  })
  $value.on(loaded, (_, value) => value)
  sample({
    clock: begun,
    source: { value: $value, changes: $changes },
    filter: ({ value }) => value === null,
    fn: ({ changes }, beginning) => withChanges(beginning, changes),
    target: $beginning,
  })
  $beginning.reset(loaded)
  const ended = sample({ clock: [loaded, loadFx.fail], source: loadFx.pending, filter: (isPending) => !isPending })
  $changes.reset(ended)

  return {
    loadFx,
    $value,
    $beginning,
    $failure: personalStore<string | null>(null)
      .on(loadFx.failData, (_, error) => messageFor(error))
      .reset(loadFx),
    changeOn: (unit, change) => {
      sample({ clock: unit, fn: (payload) => (value: Value) => change(value, payload), target: changed })
    },
    changesTo: (empty) => $changes.map((changes) => withChanges(empty, changes)),
  }
}

const withChanges = <Value>(value: Value, changes: readonly ((value: Value) => Value)[]) =>
  changes.reduce((current, change) => change(current), value)
