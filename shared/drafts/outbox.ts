import { createEffect, createEvent, createStore, type Event, type Store, sample } from 'effector'
import { pauseBeforeRetry, watchNetwork } from '../retry/index.ts'
import { deleteRecords, loadRecords, type Owner, setRecordAside, storeRecord } from './device-records.ts'
import { without } from './drafts.ts'
import {
  type FailedEntry,
  isAnyWaiting,
  markFailed,
  newEntry,
  nextEntry,
  type OutboxEntry,
  readyEntries,
  retryEntry,
  retryWaiting,
  type SendFailure,
} from './outbox-entry.ts'

interface OutboxOptions<Payload, Answer> {
  area: string
  /** Who is signed in: `$user`. */
  $owner: Store<Owner | null>
  /** The key goes along as idempotency key, or the call is harmless when made twice. It must end: the others wait for it. */
  send: (payload: Payload, key: string) => Promise<Answer>
  classifyFailure: (error: Error) => SendFailure
  /** Whether what was kept, perhaps by another build, is an entry as this one knows them. */
  isPayload: (value: unknown) => value is Payload
  /** A newer payload has waited for this answer under the same key: what is then sent in its place, such as on a newer version. */
  rebase?: (payload: Payload, answer: Answer) => Payload
}

/**
 * Sends what a person has saved, and keeps it on the device until the server has it: over a lost network, a reload, a crash
 * and another sign-in. Entries are sent one at a time in their order. One that is refused waits for the person, one that the
 * server cannot take now waits for its next attempt, and the others go on; without a network all wait. Posting again under the
 * same key replaces what waits there, and follows what is under way.
 */
export function createOutbox<Payload, Answer>({
  area,
  $owner,
  send,
  classifyFailure,
  isPayload,
  rebase = (payload) => payload,
}: OutboxOptions<Payload, Answer>) {
  type Item = OutboxEntry<Payload>

  /** A place that shows what waits is on screen: what an earlier visit could not send is taken up. */
  const opened = createEvent()
  const posted = createEvent<{ key: string; payload: Payload }>()
  const retried = createEvent<string>()
  /** Given up by the person. */
  const withdrawn = createEvent<string>()
  const networkReturned = watchNetwork([opened, posted] as Event<unknown>[])
  /** One has failed, or waits behind one that nothing gets past. */
  const failed = createEvent<FailedEntry<Payload>>()
  /** All that waits is tried, from the oldest on. */
  const roundStarted = createEvent()

  const $person = $owner.map((owner) => owner?.id ?? null)
  const $entries = createStore<Record<string, Item>>({})
  /** What is on its way now. */
  const $inFlight = createStore<{ key: string; payload: Payload } | null>(null)
  /** How many rounds have brought nothing, one after the other. */
  const $failures = createStore(0)
  /** Counts rounds, so that a pause that was cut short starts none. */
  const $round = createStore(0)
  const $loadedFor = createStore<string | null>(null)
  /** Keys of what is kept on the device and cannot be read. */
  const $unreadable = createStore<readonly string[]>([])

  const loadFx = createEffect((owner: Owner) => loadRecords({ area, owner }, isPayload))
  const storeFx = createEffect(async ({ owner, key, payload, isTaken }: StoreCommand<Payload>) => {
    if (isTaken) await setRecordAside({ area, owner }, key)
    await storeRecord({ area, owner }, key, payload)
  })
  const deleteFx = createEffect(({ owner, key }: { owner: Owner; key: string }) =>
    deleteRecords({ area, owner }, [key]),
  )
  const sendFx = createEffect(({ key, payload }: { key: string; payload: Payload }) => send(payload, key))
  const pauseFx = createEffect(({ failures }: { failures: number; round: number }) => pauseBeforeRetry(failures))
  const failTogetherFx = createEffect((all: FailedEntry<Payload>[]) => {
    for (const one of all) failed(one)
  })

  const delivered = sendFx.done.map(({ params, result }) => ({ ...params, answer: result }))

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
    .on(storeFx.finally, (entries, { params }) => ready(entries, params.key))
    .on(roundStarted, retryWaiting)
    .on(retried, retryEntry)
    .on(withdrawn, without)
    .on(failed, markFailed)
    .on(delivered, (entries, { key, payload, answer }) => {
      const item = entries[key]
      if (!item || item.payload === payload) return without(entries, key)
      return { ...entries, [key]: { ...item, payload: rebase(item.payload, answer) } }
    })

  sample({
    clock: [opened, $person],
    source: { owner: $owner, loadedFor: $loadedFor },
    filter: ({ owner, loadedFor }) => owner !== null && owner.id !== loadedFor,
    fn: ({ owner }) => owner as Owner,
    target: loadFx,
  })
  const loaded = sample({
    clock: loadFx.done,
    source: { person: $person, entries: $entries },
    filter: ({ person }, { params }) => person === params.id,
    fn: ({ entries }, { result }) =>
      result.items.flatMap(({ key, value }) => (entries[key] ? [] : [newEntry(key, value, true)])),
  })
  $entries.on(loaded, (entries, items) => ({
    ...Object.fromEntries(items.map((item) => [item.key, item])),
    ...entries,
  }))

  // On the device first: what is then lost on the way is not lost.
  sample({
    clock: posted,
    source: { owner: $owner, unreadable: $unreadable },
    filter: ({ owner }) => owner !== null,
    fn: ({ owner, unreadable }, { key, payload }) => ({
      owner: owner as Owner,
      key,
      payload,
      isTaken: unreadable.includes(key),
    }),
    target: storeFx,
  })

  sample({
    clock: [loaded, storeFx.finally, networkReturned, retried] as Event<unknown>[],
    fn: () => {},
    target: roundStarted,
  })
  sample({
    // Not when a call fails, but once that is written down.
    clock: [roundStarted, sendFx.done, failTogetherFx.finally] as Event<unknown>[],
    source: { entries: $entries, inFlight: $inFlight },
    filter: ({ entries, inFlight }) => inFlight === null && nextEntry(entries) !== undefined,
    fn: ({ entries }) => {
      const { key, payload } = nextEntry(entries) as Item
      return { key, payload }
    },
    target: sendFx,
  })
  sample({
    clock: sendFx.fail,
    source: $entries,
    fn: (entries, { params, error }): FailedEntry<Payload>[] => {
      const verdict = classifyFailure(error)
      const others = verdict.isTransient && verdict.blocksAll ? readyEntries(entries) : []
      const behind = others.filter(({ key }) => key !== params.key)
      return [params, ...behind].map(({ key, payload }) => ({ ...verdict, key, payload }))
    },
    target: failTogetherFx,
  })
  sample({
    clock: [sendFx.done, failTogetherFx.finally] as Event<unknown>[],
    source: { entries: $entries, inFlight: $inFlight, failures: $failures, round: $round },
    filter: ({ entries, inFlight }) => inFlight === null && isAnyWaiting(entries) && nextEntry(entries) === undefined,
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

  sample({
    clock: [delivered, withdrawn.map((key) => ({ key }))],
    source: { owner: $owner, entries: $entries },
    // What has been posted under the same key meanwhile stays.
    filter: ({ owner, entries }, { key }) => owner !== null && entries[key] === undefined,
    fn: ({ owner }, { key }) => ({ owner: owner as Owner, key }),
    target: deleteFx,
  })

  return {
    opened,
    posted,
    retried,
    withdrawn,
    networkReturned,
    delivered,
    failed,
    $entries,
    $unreadable,
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
  /** Something that cannot be read is kept under this key. */
  isTaken: boolean
}

function ready<Payload>(entries: Record<string, OutboxEntry<Payload>>, key: string) {
  const item = entries[key]
  return item ? { ...entries, [key]: { ...item, isReady: true } } : entries
}
