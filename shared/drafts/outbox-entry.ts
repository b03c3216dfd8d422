/**
 * Something that a person saved and the server does not have yet. `sending`: on its way, or next in turn. `waiting`: the call failed
 * and is made again later. `rejected`: making the call again would not help, the person has to decide.
 */
export interface OutboxEntry<Payload> {
  key: string
  payload: Payload
  state: 'sending' | 'waiting' | 'rejected'
  /** Whether storing it on the device has ended, with or without success. Only then is it sent. */
  isReady: boolean
  /** The device has confirmed that it has the payload. */
  isStored: boolean
  failures: number
  /** Why the last call failed, to be shown to the person. */
  problem: string | null
  /** After a 409: what the server has instead. */
  current: unknown
}

/** What a failed call means for its entry. */
export interface SendFailure {
  /** The same call may succeed later: the network or the server failed, not the payload. */
  isTransient: boolean
  /** No other entry could be sent now either: there is no network. */
  blocksAll?: boolean
  message: string
  current?: unknown
}

/** In the order in which they are sent. */
type Entries<Payload> = Record<string, OutboxEntry<Payload>>

/** `isStored`: it comes from the device, and is sent at once. */
export function newEntry<Payload>(key: string, payload: Payload, isStored = false): OutboxEntry<Payload> {
  return { key, payload, state: 'sending', isReady: isStored, isStored, failures: 0, problem: null, current: undefined }
}

/** Entries that the device does not have, although it was asked to: they are in this page alone. */
export const unstoredEntries = <Payload>(entries: Entries<Payload>): OutboxEntry<Payload>[] =>
  Object.values(entries).filter(({ isReady, isStored }) => isReady && !isStored)

export const nextEntry = <Payload>(entries: Entries<Payload>): OutboxEntry<Payload> | undefined =>
  readyEntries(entries)[0]

export const isAnyWaiting = <Payload>(entries: Entries<Payload>) =>
  Object.values(entries).some(({ state }) => state === 'waiting')

export function retryWaiting<Payload>(entries: Entries<Payload>): Entries<Payload> {
  return mapEntries(entries, (entry) => (entry.state === 'waiting' ? { ...entry, state: 'sending' } : entry))
}

/** The person tries one again: its failures no longer count. */
export function retryEntry<Payload>(entries: Entries<Payload>, key: string): Entries<Payload> {
  return mapEntries(entries, (entry) => (entry.key === key ? { ...entry, state: 'sending', failures: 0 } : entry))
}

export interface FailedEntry<Payload> extends SendFailure {
  key: string
  payload: Payload
}

/** An entry that was posted again under the same key while the call was made is not the one that failed. */
export function markFailed<Payload>(entries: Entries<Payload>, failed: FailedEntry<Payload>): Entries<Payload> {
  return mapEntries(entries, (entry) => {
    if (entry.key !== failed.key || entry.payload !== failed.payload) return entry
    const state = failed.isTransient ? 'waiting' : 'rejected'
    return { ...entry, state, failures: entry.failures + 1, problem: failed.message, current: failed.current }
  })
}

/** The device has answered whether it has the entry. */
export function markReady<Payload>(entries: Entries<Payload>, key: string, isStored: boolean): Entries<Payload> {
  const entry = entries[key]
  return entry ? { ...entries, [key]: { ...entry, isReady: true, isStored } } : entries
}

/** All that may be sent now, the oldest first. */
export function readyEntries<Payload>(entries: Entries<Payload>): OutboxEntry<Payload>[] {
  return Object.values(entries).filter(({ state, isReady }) => state === 'sending' && isReady)
}

function mapEntries<Payload>(
  entries: Entries<Payload>,
  change: (entry: OutboxEntry<Payload>) => OutboxEntry<Payload>,
): Entries<Payload> {
  return Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, change(entry)]))
}

/** 32 random hexadecimal digits. Not crypto.randomUUID, which a page without TLS does not have. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
