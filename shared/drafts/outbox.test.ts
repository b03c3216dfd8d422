import { allSettled, createEvent, createStore, fork, type Scope } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Owner } from './device-records.ts'
import { createOutbox } from './outbox.ts'
import { newKey } from './outbox-entry.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const deviceKey = 'a1'.repeat(32)

function aPlace(
  send: (payload: string, key: string) => Promise<string>,
  rebase: (payload: string, answer: string) => string = (payload) => payload,
) {
  const cameIn = createEvent<string | null>()
  const $owner = createStore<Owner | null>(null).on(cameIn, (_, id) => (id ? { id, deviceKey } : null))
  const outbox = createOutbox<string, string>({
    area: 'outbox',
    $owner,
    isPayload: (value) => typeof value === 'string',
    send,
    rebase,
    classifyFailure: ({ message }) => ({
      isTransient: message === 'offline' || message === 'busy',
      blocksAll: message === 'offline',
      message,
      current: undefined,
    }),
  })
  const visit = async (person: string) => {
    const scope = fork()
    void allSettled(cameIn, { scope, params: person })
    void allSettled(outbox.opened, { scope })
    await flush()
    return scope
  }
  const states = (scope: Scope) =>
    Object.values(scope.getState(outbox.$entries)).map(({ key, state }) => `${key} ${state}`)
  return { ...outbox, cameIn, visit, states }
}
const flush = () => vi.advanceTimersByTimeAsync(0)
const offline = () => Promise.reject(new Error('offline'))

test('what is posted is sent, and then kept no more', async () => {
  const send = vi.fn(async () => 'saved')
  const { visit, posted, states } = aPlace(send)
  const scope = await visit('robin')
  void allSettled(posted, { scope, params: { key: 'a', payload: 'Plan' } })
  expect(states(scope)).toEqual(['a sending'])
  await flush()
  expect(send).toHaveBeenCalledExactlyOnceWith('Plan', 'a')
  expect(states(scope)).toEqual([])
  expect(localStorage).toHaveLength(0)
})

test('while there is no network it is tried again, ever more seldom', async () => {
  const send = vi.fn(offline)
  const { visit, posted, states } = aPlace(send)
  const scope = await visit('robin')
  void allSettled(posted, { scope, params: { key: 'a', payload: 'Plan' } })
  await flush()
  expect(states(scope)).toEqual(['a waiting'])
  for (const [seconds, calls] of [
    [2, 2],
    [4, 3],
    [8, 4],
    [15, 5],
    [30, 6],
    [60, 7],
    [60, 8],
  ] as const) {
    await vi.advanceTimersByTimeAsync(seconds * 1000)
    expect(send).toHaveBeenCalledTimes(calls)
  }
})

test('once the network is back it is sent at once, and only once', async () => {
  const send = vi.fn<(payload: string, key: string) => Promise<string>>(offline)
  const { visit, posted, states } = aPlace(send)
  const scope = await visit('robin')
  void allSettled(posted, { scope, params: { key: 'a', payload: 'Plan' } })
  await flush()
  send.mockImplementation(async () => 'saved')
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(120_000)
  expect(send).toHaveBeenCalledTimes(2)
  expect(states(scope)).toEqual([])
})

test('the next visit sends what the last one could not, with the same key', async () => {
  const send = vi.fn<(payload: string, key: string) => Promise<string>>(offline)
  const { visit, posted, states } = aPlace(send)
  const scope = await visit('robin')
  void allSettled(posted, { scope, params: { key: 'a', payload: 'Plan' } })
  await flush()

  send.mockReset().mockImplementation(async () => 'saved')
  expect(states(await visit('kim'))).toEqual([])
  expect(send).not.toHaveBeenCalled()
  await visit('robin')
  expect(send).toHaveBeenCalledExactlyOnceWith('Plan', 'a')
  expect(localStorage).toHaveLength(0)
})

test('what is refused waits for the person, who tries again or gives it up', async () => {
  const send = vi.fn(() => Promise.reject(new Error('too long')))
  const { visit, posted, retried, discarded, states, $entries } = aPlace(send)
  const scope = await visit('robin')
  void allSettled(posted, { scope, params: { key: 'a', payload: 'Plan' } })
  await vi.advanceTimersByTimeAsync(120_000)
  expect(send).toHaveBeenCalledTimes(1)
  expect(scope.getState($entries).a).toMatchObject({ state: 'rejected', problem: 'too long' })
  void allSettled(retried, { scope, params: 'a' })
  await flush()
  expect(send).toHaveBeenCalledTimes(2)
  void allSettled(discarded, { scope, params: 'a' })
  await flush()
  expect(states(scope)).toEqual([])
  expect(localStorage).toHaveLength(0)
})

test('after a sign-out nothing of the last person is sent', async () => {
  const send = vi.fn(offline)
  const { visit, posted, cameIn } = aPlace(send)
  const scope = await visit('robin')
  void allSettled(posted, { scope, params: { key: 'a', payload: 'Plan' } })
  await flush()
  void allSettled(cameIn, { scope, params: null })
  await vi.advanceTimersByTimeAsync(120_000)
  expect(send).toHaveBeenCalledTimes(1)
  expect(localStorage).toHaveLength(1)
})

test('a newer text under the same key takes the place of the one that waits', async () => {
  const send = vi.fn<(payload: string, key: string) => Promise<string>>(offline)
  const { visit, posted, networkReturned } = aPlace(send)
  const scope = await visit('robin')
  void allSettled(posted, { scope, params: { key: 'a', payload: 'Plan' } })
  await flush()
  send.mockReset().mockImplementation(async () => 'saved')
  void allSettled(posted, { scope, params: { key: 'a', payload: 'Plan well' } })
  void allSettled(networkReturned, { scope })
  await vi.advanceTimersByTimeAsync(120_000)
  expect(send).toHaveBeenCalledExactlyOnceWith('Plan well', 'a')
})

/** Answers each payload only when the test says so. */
function slowly() {
  const answers: Record<string, (answer: string) => void> = {}
  const send = vi.fn(
    (payload: string) => new Promise<string>((resolve) => Object.assign(answers, { [payload]: resolve })),
  )
  const answer = async (payload: string) => {
    answers[payload]?.(`${payload} saved`)
    await flush()
  }
  return { send, answer }
}

test('letters of one key rebase each other, and only the last one that waits is sent', async () => {
  const { send, answer } = slowly()
  const { visit, posted, states } = aPlace(send)
  const scope = await visit('robin')
  for (const payload of ['on', 'off', 'on again']) {
    void allSettled(posted, { scope, params: { key: 'a', payload } })
    await flush()
  }
  void allSettled(posted, { scope, params: { key: 'b', payload: 'other' } })
  await flush()
  expect(send.mock.calls.map(([payload]) => payload)).toEqual(['on'])
  await answer('on')
  expect(send.mock.calls.map(([payload]) => payload)).toEqual(['on', 'on again'])
  await answer('on again')
  expect(send.mock.calls.map(([payload]) => payload)).toEqual(['on', 'on again', 'other'])
  await answer('other')
  expect(states(scope)).toEqual([])
  expect(localStorage).toHaveLength(0)
})

test('a payload that waited for another’s answer follows from it', async () => {
  const { send, answer } = slowly()
  const { visit, posted } = aPlace(send, (payload, last) => `${payload} after ${last}`)
  const scope = await visit('robin')
  for (const payload of ['first', 'second']) {
    void allSettled(posted, { scope, params: { key: 'a', payload } })
    await flush()
  }
  await answer('first')
  expect(send).toHaveBeenLastCalledWith('second after first saved', 'a')
})

test('what waits for its turn is not sent as somebody else', async () => {
  const { send, answer } = slowly()
  const { visit, posted, cameIn } = aPlace(send)
  const scope = await visit('robin')
  for (const payload of ['first', 'second']) {
    void allSettled(posted, { scope, params: { key: 'a', payload } })
    await flush()
  }
  void allSettled(cameIn, { scope, params: 'kim' })
  await answer('first')
  expect(send).toHaveBeenCalledTimes(1)
})

const post = (posted: ReturnType<typeof aPlace>['posted'], scope: Scope, keys: string[]) => {
  for (const key of keys) void allSettled(posted, { scope, params: { key, payload: `payload ${key}` } })
}
const sentBy = (send: { mock: { calls: unknown[][] } }) => send.mock.calls.map(([, key]) => key)

test('entries are sent one at a time, in their order; one that is refused holds nobody up', async () => {
  const { send, answer } = slowly()
  send.mockImplementationOnce(() => Promise.reject(new Error('too long')))
  const { visit, posted, states } = aPlace(send)
  const scope = await visit('robin')
  post(posted, scope, ['a', 'b', 'c'])
  await flush()
  expect(sentBy(send)).toEqual(['a', 'b'])
  expect(states(scope)).toEqual(['a rejected', 'b sending', 'c sending'])
  await answer('payload b')
  expect(sentBy(send)).toEqual(['a', 'b', 'c'])
})

test('one that the server cannot take now lets the others pass, and is tried again', async () => {
  const send = vi.fn(async (_: string, key: string) => (key === 'a' ? Promise.reject(new Error('busy')) : 'saved'))
  const { visit, posted, states } = aPlace(send)
  const scope = await visit('robin')
  post(posted, scope, ['a', 'b'])
  await flush()
  expect(states(scope)).toEqual(['a waiting'])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(sentBy(send)).toEqual(['a', 'b', 'a'])
})

test('without a network all wait behind the first, and keep their order when it is back, after a reload too', async () => {
  const send = vi.fn<(payload: string, key: string) => Promise<string>>(offline)
  const { visit, posted, states } = aPlace(send)
  const scope = await visit('robin')
  post(posted, scope, ['b', 'a', 'c'])
  await flush()
  expect(states(scope)).toEqual(['b waiting', 'a waiting', 'c waiting'])
  expect(new Set(sentBy(send))).toEqual(new Set(['b']))

  send.mockReset().mockImplementation(async () => 'saved')
  await visit('robin')
  expect(sentBy(send)).toEqual(['b', 'a', 'c'])
})

test('what cannot be read is neither sent nor lost, nor written over', async () => {
  const send = vi.fn(async () => 'saved')
  localStorage.setItem('stepwise.outbox@2.robin.a', JSON.stringify({ sealed: 'of another key' }))
  localStorage.setItem('stepwise.outbox.robin.b', JSON.stringify({ of: 'another build' }))
  const { visit, posted, $unreadable } = aPlace(send)
  const scope = await visit('robin')
  expect(send).not.toHaveBeenCalled()
  expect([...scope.getState($unreadable)].sort()).toEqual(['a', 'b'])
  post(posted, scope, ['a'])
  await flush()
  expect(sentBy(send)).toEqual(['a'])
  expect(Object.values(localStorage)).toEqual(
    expect.arrayContaining([JSON.stringify({ sealed: 'of another key' }), JSON.stringify({ of: 'another build' })]),
  )
})

test('what waits is not readable on the device', async () => {
  const { visit, posted } = aPlace(vi.fn(offline))
  const scope = await visit('robin')
  void allSettled(posted, { scope, params: { key: 'a', payload: 'Plan the evening' } })
  await flush()
  expect(JSON.stringify(localStorage)).toContain('sealed')
  expect(JSON.stringify(localStorage)).not.toContain('Plan')
})

test('keys are long and never the same', () => {
  expect(newKey()).toMatch(/^[0-9a-f]{32}$/)
  expect(newKey()).not.toBe(newKey())
})
