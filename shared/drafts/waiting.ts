/** Something on its way to the server. `sending`: now, or soon. `waiting`: will be sent again. `refused`: only a person can help. */
export interface Waiting<Letter> {
  key: string
  letter: Letter
  state: 'sending' | 'waiting' | 'refused'
  /** On the device, as far as the device keeps anything: it may be sent. */
  isReady: boolean
  failures: number
  /** Why it has not arrived, fit to be shown. */
  problem: string | null
  /** What the server has instead, when it refused because of that (409). */
  current: unknown
}

export interface Judgement {
  /** The same may work later: the network or the server is in trouble, not what was sent. */
  isPassing: boolean
  /** Nothing else would get through now either, such as without a network. */
  isGeneral?: boolean
  message: string
  current?: unknown
}

type All<Letter> = Record<string, Waiting<Letter>>

/** Posted just now. */
export function freshItem<Letter>(key: string, letter: Letter, isReady = false): Waiting<Letter> {
  return { key, letter, state: 'sending', isReady, failures: 0, problem: null, current: undefined }
}

/** The one that is sent next: the oldest that may be. */
export const nextOf = <Letter>(waiting: All<Letter>): Waiting<Letter> | undefined => heldUp(waiting)[0]

export const isAnyWaiting = <Letter>(waiting: All<Letter>) =>
  Object.values(waiting).some(({ state }) => state === 'waiting')

/** All that waits, to be sent again. */
export function asSending<Letter>(waiting: All<Letter>): All<Letter> {
  return mapItems(waiting, (item) => (item.state === 'waiting' ? { ...item, state: 'sending' } : item))
}

/** All that waits, with the failures of this one forgotten: the person has asked for it. */
export function askedAgain<Letter>(waiting: All<Letter>, key: string): All<Letter> {
  return mapItems(waiting, (item) => (item.key === key ? { ...item, state: 'sending', failures: 0 } : item))
}

/** A failed call and what it means. */
export interface Failed<Letter> extends Judgement {
  key: string
  letter: Letter
}

/** All that waits, after one of them has failed. What has been posted under its key meanwhile is another item. */
export function afterFailure<Letter>(waiting: All<Letter>, failed: Failed<Letter>): All<Letter> {
  return mapItems(waiting, (item) => {
    if (item.key !== failed.key || item.letter !== failed.letter) return item
    const state = failed.isPassing ? 'waiting' : 'refused'
    return { ...item, state, failures: item.failures + 1, problem: failed.message, current: failed.current }
  })
}

/** Those that stand behind one that nothing gets past. */
export function heldUp<Letter>(waiting: All<Letter>): Waiting<Letter>[] {
  return Object.values(waiting).filter(({ state, isReady }) => state === 'sending' && isReady)
}

function mapItems<Letter>(waiting: All<Letter>, change: (item: Waiting<Letter>) => Waiting<Letter>): All<Letter> {
  return Object.fromEntries(Object.entries(waiting).map(([key, item]) => [key, change(item)]))
}

/** A key for something new. Not crypto.randomUUID, which a page without TLS does not have. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
