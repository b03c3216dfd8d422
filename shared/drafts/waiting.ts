/** Something on its way to the server. `sending`: now. `waiting`: will be sent again. `refused`: only a person can help. */
export interface Waiting<Letter> {
  key: string
  letter: Letter
  state: 'sending' | 'waiting' | 'refused'
  failures: number
  /** Why it has not arrived, fit to be shown. */
  problem: string | null
  /** What the server has instead, when it refused because of that (409). */
  current: unknown
}

export interface Judgement {
  /** The same may work later: the network or the server is in trouble, not what was sent. */
  isPassing: boolean
  message: string
  current?: unknown
}

/** Posted just now. */
export function freshItem<Letter>(key: string, letter: Letter): Waiting<Letter> {
  return { key, letter, state: 'sending', failures: 0, problem: null, current: undefined }
}

/** All that waits, with this one on its way. */
export function asSending<Letter>(
  waiting: Record<string, Waiting<Letter>>,
  key: string,
): Record<string, Waiting<Letter>> {
  const item = waiting[key]
  return item ? { ...waiting, [key]: { ...item, state: 'sending' } } : waiting
}

/** All that waits, with the failures of this one forgotten: the person has asked for it. */
export function afresh<Letter>(waiting: Record<string, Waiting<Letter>>, key: string): Record<string, Waiting<Letter>> {
  const item = waiting[key]
  return item ? { ...waiting, [key]: { ...item, failures: 0 } } : waiting
}

/** A key for something new. Not crypto.randomUUID, which a page without TLS does not have. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
