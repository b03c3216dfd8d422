import { combine, createEffect, createEvent, createStore, type Store, sample } from 'effector'
import { pauseBeforeRetry, watchNetwork } from '../retry/index.ts'
import { deleteRecords, loadRecords, type Owner, setRecordAside, storeRecord } from './device-records.ts'
import { without } from './drafts.ts'
import {
  type FailedEntry,
  isAnyWaiting,
  markFailed,
  markReady,
  newEntry,
  nextEntry,
  type OutboxEntry,
  readyEntries,
  retryEntry,
  retryWaiting,
  type SendFailure,
  unstoredEntries,
} from './outbox-entry.ts'
import { setUnstored } from './unstored.ts'

interface OutboxOptions<Payload, ResponseBody> {
  /** Names the entries of one feature on the device. */
  area: string
  /** The signed-in person: `$user`. */
  $owner: Store<Owner | null>
  /**
   * Makes the call. `key` is its idempotency key; a call without one must be harmless when made twice. It must settle, because the
   * other entries wait for it.
   */
  send: (payload: Payload, key: string) => Promise<ResponseBody>
  classifyFailure: (error: Error) => SendFailure
  /** Whether a stored value, which another build may have written, is a payload of this one. */
  isPayload: (value: unknown) => value is Payload
  /**
   * The payload was posted under the key of a call that was under way, and this is the call's response. Returns what to send now, for
   * example the same text on the version that the server has since. By default the payload as it is.
   */
  rebase?: (payload: Payload, response: ResponseBody) => Payload
}

/**
 * Sends what a person has saved, and stores it on the device until the server has it: it survives a lost network, a reload, a crash
 * and a sign-out. Entries are sent one at a time in their order. A rejected entry waits for the person, one that the server cannot
 * take now is retried (shared/retry), and the others go on; without a network all wait. Posting again under the same key replaces
 * the entry, and is sent after the call that is under way for it.
 */
export function createOutbox<Payload, ResponseBody>({
  area,
  $owner,
  send,
  classifyFailure,
  isPayload,
  rebase = (payload) => payload,
}: OutboxOptions<Payload, ResponseBody>) {
  type Entry = OutboxEntry<Payload>

  /** A place that shows entries is on screen: what an earlier visit could not send is loaded and sent. */
  const opened = createEvent()
  const posted = createEvent<{ key: string; payload: Payload }>()
  const retried = createEvent<string>()
  /** The person gives an entry up, by its key. */
  const discarded = createEvent<string>()
  const networkReturned = watchNetwork([opened, posted])
  /** An entry was not sent: its own call failed, or one before it showed that there is no network. */
  const failed = createEvent<FailedEntry<Payload>>()
  /** All waiting entries are retried, the oldest first. */
  const roundStarted = createEvent()

  const $person = $owner.map((owner) => owner?.id ?? null)
  const $entries = createStore<Record<string, Entry>>({})
  const $inFlight = createStore<{ key: string; payload: Payload } | null>(null)
  /** Rounds in a row in which nothing was delivered. */
  const $failures = createStore(0)
  /** Numbers the rounds, so that a pause that was cut short starts none. */
  const $round = createStore(0)
  const $loadedFor = createStore<string | null>(null)
  /** Keys of stored entries that cannot be read. They stay on the device. */
  const $unreadable = createStore<readonly string[]>([])
  /** Entries that are in this page alone: the device does not have them, and neither has the server. */
  const $unstored = $entries.map(unstoredEntries)
  const $next = combine($entries, $inFlight, (entries, inFlight) =>
    inFlight === null ? (nextEntry(entries) ?? null) : null,
  )
  /** Nothing can be sent before the next attempt is due. */
  const $isPauseDue = combine(
    $entries,
    $inFlight,
    $next,
    (entries, inFlight, next) => inFlight === null && next === null && isAnyWaiting(entries),
  )

  const loadFx = createEffect((owner: Owner) => loadRecords({ area, owner }, isPayload))
  const storeFx = createEffect(async ({ owner, key, payload, isKeyTaken }: StoreCommand<Payload>) => {
    if (isKeyTaken) await setRecordAside({ area, owner }, key)
    await storeRecord({ area, owner }, key, payload)
  })
  /** Asks a device that did not store an entry once more: others may have made room. */
  const keepFx = createEffect(({ owner, key, payload }: { owner: Owner; key: string; payload: Payload }) =>
    storeRecord({ area, owner }, key, payload),
  )
  const setUnstoredFx = createEffect((count: number) => setUnstored(area, count))
  const deleteFx = createEffect(({ owner, key }: { owner: Owner; key: string }) =>
    deleteRecords({ area, owner }, [key]),
  )
  const sendFx = createEffect(({ key, payload }: { key: string; payload: Payload }) => send(payload, key))
  const pauseFx = createEffect(({ failures }: { failures: number; round: number }) => pauseBeforeRetry(failures))
  const markFailedFx = createEffect((entries: FailedEntry<Payload>[]) => {
    for (const entry of entries) failed(entry)
  })

  const delivered = sendFx.done.map(({ params, result }) => ({ ...params, response: result }))

  $inFlight
    .on(sendFx, (_, sent) => sent)
    .on(sendFx.finally, (inFlight, { params }) => (inFlight === params ? null : inFlight))
  $loadedFor.on(loadFx.done, (_, { params }) => params.id).reset($person.updates)
  $unreadable
    .on(loadFx.doneData, (_, { unreadable }) => unreadable)
    .on(storeFx.done, (unreadable, { params }) => unreadable.map((key) => (key === params.key ? `${key}~` : key)))
    .reset($person.updates)
  $failures.on(pauseFx, (failures) => failures + 1).reset(delivered, networkReturned, retried, $person.updates)
  $round.on(roundStarted, (round) => round + 1)
  $entries
    .reset($person.updates)
    .on(posted, (entries, { key, payload }) => ({ ...entries, [key]: newEntry(key, payload) }))
    .on([storeFx.finally, keepFx.finally], (entries, { status, params }) =>
      markReady(entries, params.key, status === 'done'),
    )
    .on(roundStarted, retryWaiting)
    .on(retried, retryEntry)
    .on(discarded, without)
    .on(failed, markFailed)
    .on(delivered, (entries, { key, payload, response }) => {
      const entry = entries[key]
      if (!entry || entry.payload === payload) return without(entries, key)
      return { ...entries, [key]: { ...entry, payload: rebase(entry.payload, response) } }
    })

  sample({
    clock: [opened, $person],
    source: combine($owner, $loadedFor, (owner, loadedFor) => (owner?.id === loadedFor ? null : owner)),
    filter: Boolean,
    target: loadFx,
  })
  const loaded = sample({
    clock: loadFx.done,
    source: { person: $person, entries: $entries },
    filter: ({ person }, { params }) => person === params.id,
    fn: ({ entries }, { result }) =>
      result.items.flatMap(({ key, value }) => (entries[key] ? [] : [newEntry(key, value, true)])),
  })
  $entries.on(loaded, (entries, stored) => ({
    ...Object.fromEntries(stored.map((entry) => [entry.key, entry])),
    ...entries,
  }))

  // Stored before it is sent: a crash during the call loses nothing.
  sample({
    clock: posted,
    source: combine($owner, $unreadable, (owner, unreadable) => owner && { owner, unreadable }),
    filter: Boolean,
    fn: ({ owner, unreadable }, { key, payload }) => ({ owner, key, payload, isKeyTaken: unreadable.includes(key) }),
    target: storeFx,
  })

  // Each round asks for one: where there is room for it, the next round tries another.
  sample({
    clock: roundStarted,
    source: combine($owner, $unstored, (owner, [entry]) => (owner && entry ? { owner, ...entry } : null)),
    filter: Boolean,
    fn: ({ owner, key, payload }) => ({ owner, key, payload }),
    target: keepFx,
  })
  sample({ clock: $unstored, fn: ({ length }) => length, target: setUnstoredFx })

  sample({
    clock: [loaded, storeFx.finally, networkReturned, retried],
    fn: () => {},
    target: roundStarted,
  })
  sample({
    // After a failed call not before its entry is marked, or the same entry would be sent at once.
    clock: [roundStarted, sendFx.done, markFailedFx.finally],
    source: $next,
    filter: Boolean,
    fn: ({ key, payload }) => ({ key, payload }),
    target: sendFx,
  })
  sample({
    clock: sendFx.fail,
    source: $entries,
    fn: (entries, { params, error }): FailedEntry<Payload>[] => {
      const failure = classifyFailure(error)
      const blocked = failure.isTransient && failure.blocksAll ? readyEntries(entries) : []
      const others = blocked.filter(({ key }) => key !== params.key)
      return [params, ...others].map(({ key, payload }) => ({ ...failure, key, payload }))
    },
    target: markFailedFx,
  })
  sample({
    clock: [sendFx.done, markFailedFx.finally],
    source: { isPauseDue: $isPauseDue, failures: $failures, round: $round },
    filter: ({ isPauseDue }) => isPauseDue,
    fn: ({ failures, round }) => ({ failures: failures + 1, round }),
    target: pauseFx,
  })
  sample({
    clock: pauseFx.done,
    source: { entries: $entries, round: $round },
    filter: ({ entries, round }, { params }) => round === params.round && isAnyWaiting(entries),
    fn: () => {},
    target: roundStarted,
  })

  const removed = sample({
    clock: [delivered.map(({ key }) => key), discarded],
    source: $entries,
    // What has been posted under the same key since then stays.
    filter: (entries, key) => entries[key] === undefined,
    fn: (_, key) => key,
  })
  sample({ clock: removed, source: $owner, filter: Boolean, fn: (owner, key) => ({ owner, key }), target: deleteFx })

  return {
    opened,
    posted,
    retried,
    discarded,
    networkReturned,
    delivered,
    failed,
    $entries,
    $unreadable,
    $unstored,
    loadFx,
    storeFx,
    deleteFx,
    sendFx,
  }
}

interface StoreCommand<Payload> {
  owner: Owner
  key: string
  payload: Payload
  /** An entry that cannot be read is stored under this key. */
  isKeyTaken: boolean
}
