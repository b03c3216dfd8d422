/** Something on its way to the server. `sending`: now, or soon. `waiting`: will be sent again. `refused`: only a person can help. */
export interface OutboxEntry<Payload> {
  key: string
  payload: Payload
  state: 'sending' | 'waiting' | 'refused'
  /** On the device, as far as the device keeps anything: it may be sent. */
  isReady: boolean
  failures: number
  /** Why it has not arrived, fit to be shown. */
  problem: string | null
  /** What the server has instead, when it refused because of that (409). */
  current: unknown
}

export interface SendFailure {
  /** The same may work later: the network or the server is in problem, not what was sent. */
  isTransient: boolean
  /** Nothing else would get through now either, such as without a network. */
  blocksAll?: boolean
  message: string
  current?: unknown
}

type All<Payload> = Record<string, OutboxEntry<Payload>>

/** Posted just now. */
export function newEntry<Payload>(key: string, payload: Payload, isReady = false): OutboxEntry<Payload> {
  return { key, payload, state: 'sending', isReady, failures: 0, problem: null, current: undefined }
}

/** The one that is sent next: the oldest that may be. */
export const nextEntry = <Payload>(entries: All<Payload>): OutboxEntry<Payload> | undefined => readyEntries(entries)[0]

export const isAnyWaiting = <Payload>(entries: All<Payload>) =>
  Object.values(entries).some(({ state }) => state === 'waiting')

/** All that waits, to be sent again. */
export function retryWaiting<Payload>(entries: All<Payload>): All<Payload> {
  return mapItems(entries, (item) => (item.state === 'waiting' ? { ...item, state: 'sending' } : item))
}

/** All that waits, with the failures of this one forgotten: the person has asked for it. */
export function retryEntry<Payload>(entries: All<Payload>, key: string): All<Payload> {
  return mapItems(entries, (item) => (item.key === key ? { ...item, state: 'sending', failures: 0 } : item))
}

/** A failed call and what it means. */
export interface FailedEntry<Payload> extends SendFailure {
  key: string
  payload: Payload
}

/** All that waits, after one of them has failed. What has been posted under its key meanwhile is another item. */
export function markFailed<Payload>(entries: All<Payload>, failed: FailedEntry<Payload>): All<Payload> {
  return mapItems(entries, (item) => {
    if (item.key !== failed.key || item.payload !== failed.payload) return item
    const state = failed.isTransient ? 'waiting' : 'refused'
    return { ...item, state, failures: item.failures + 1, problem: failed.message, current: failed.current }
  })
}

/** Those that stand behind one that nothing gets past. */
export function readyEntries<Payload>(entries: All<Payload>): OutboxEntry<Payload>[] {
  return Object.values(entries).filter(({ state, isReady }) => state === 'sending' && isReady)
}

function mapItems<Payload>(
  entries: All<Payload>,
  change: (item: OutboxEntry<Payload>) => OutboxEntry<Payload>,
): All<Payload> {
  return Object.fromEntries(Object.entries(entries).map(([key, item]) => [key, change(item)]))
}

/** A key for something new. Not crypto.randomUUID, which a page without TLS does not have. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
