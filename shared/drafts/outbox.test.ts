import { allSettled, createEvent, createStore, fork, type Scope } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Owner } from './device-records.ts'
import { createOutbox } from './outbox.ts'
import { newKey } from './outbox-entry.ts'

beforeEach(() => void vi.useFakeTimers())

const deviceKey = 'a1'.repeat(32)

function setUp(
  send: (payload: string, key: string) => Promise<string>,
  rebase: (payload: string, answer: string) => string = (payload) => payload,
) {
  const personChanged = createEvent<string | null>()
  const $owner = createStore<Owner | null>(null).on(personChanged, (_, id) => (id ? { id, deviceKey } : null))
  const outbox = createOutbox<string, string>({
    area: 'outbox',
    $owner,
    isPayload: (value) => typeof value === 'string',
    send,
    rebase,
    classifyFailure: ({ message }) => ({
      isTransient: message !== 'too long',
      blocksAll: message === 'offline',
      message,
    }),
  })
  const sends = async (scope: Scope, payload = 'Plan', key = 'a') => {
    void allSettled(outbox.posted, { scope, params: { key, payload } })
    await flush()
  }
  const visit = async (person: string) => {
    const scope = fork()
    void allSettled(personChanged, { scope, params: person })
    void allSettled(outbox.opened, { scope })
    await flush()
    return scope
  }
  const states = (scope: Scope) =>
    Object.values(scope.getState(outbox.$entries)).map(({ key, state }) => `${key} ${state}`)
  return { ...outbox, personChanged, visit, states, sends }
}
/** A visit of Robin's. */
async function open(...given: Parameters<typeof setUp>) {
  const outbox = setUp(...given)
  return { ...outbox, scope: await outbox.visit('robin') }
}
const flush = () => vi.advanceTimersByTimeAsync(0)
const offline = () => Promise.reject(new Error('offline'))

test('an entry is sent, and deleted from the device once the server has it', async () => {
  const send = vi.fn(async () => 'saved')
  const { scope, posted, states } = await open(send)
  void allSettled(posted, { scope, params: { key: 'a', payload: 'Plan' } })
  expect(states(scope)).toEqual(['a sending'])
  await flush()
  expect(send).toHaveBeenCalledExactlyOnceWith('Plan', 'a')
  expect(states(scope)).toEqual([])
  expect(localStorage).toHaveLength(0)
})

test('without a network an entry is retried after 2, 4, 8, 15, 30 and then every 60 seconds', async () => {
  const send = vi.fn(offline)
  const { scope, sends, states } = await open(send)
  await sends(scope)
  expect(states(scope)).toEqual(['a waiting'])
  for (const [index, seconds] of [2, 4, 8, 15, 30, 60, 60].entries()) {
    await vi.advanceTimersByTimeAsync(seconds * 1000)
    expect(send).toHaveBeenCalledTimes(index + 2)
  }
})

test('when the network is back an entry is sent at once, and only once', async () => {
  const send = vi.fn<(payload: string, key: string) => Promise<string>>(offline)
  const { scope, sends, states } = await open(send)
  await sends(scope)
  send.mockImplementation(async () => 'saved')
  dispatchEvent(new Event('online'))
  await flush()
  expect(send).toHaveBeenCalledTimes(2)
  expect(states(scope)).toEqual([])
  await vi.advanceTimersByTimeAsync(120_000)
  expect(send).toHaveBeenCalledTimes(2)
})

test('a pause that the return of the network has cut short starts nothing', async () => {
  const send = vi.fn(offline)
  const { scope, sends } = await open(send)
  await sends(scope)
  await vi.advanceTimersByTimeAsync(1000)
  dispatchEvent(new Event('online'))
  await flush()
  expect(send).toHaveBeenCalledTimes(2)
  // Since the network has returned, failures are counted from zero.
  await vi.advanceTimersByTimeAsync(1999)
  expect(send).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(send).toHaveBeenCalledTimes(3)
})

test('entries on the device are read once for a person, and not shown when they have signed out meanwhile', async () => {
  const { loadFx, opened, personChanged, $entries } = setUp(() => new Promise<string>(() => {}))
  let answer: (stored: unknown) => void = () => {}
  const load = vi.fn(() => new Promise((resolve) => (answer = resolve)))
  const scope = fork({ handlers: [[loadFx, load]] })
  void allSettled(personChanged, { scope, params: 'robin' })
  void allSettled(personChanged, { scope, params: null })
  answer({ items: [{ key: 'a', value: 'Plan', at: 1 }], unreadable: [] })
  await flush()
  expect(scope.getState($entries)).toEqual({})

  void allSettled(personChanged, { scope, params: 'kim' })
  answer({ items: [], unreadable: [] })
  await flush()
  void allSettled(opened, { scope })
  await flush()
  expect(load).toHaveBeenCalledTimes(2)
})

test('an entry that could not be sent is sent on the person’s next visit, with the same key', async () => {
  const send = vi.fn<(payload: string, key: string) => Promise<string>>(offline)
  const { scope, visit, sends, states } = await open(send)
  await sends(scope)

  send.mockReset().mockImplementation(async () => 'saved')
  expect(states(await visit('kim'))).toEqual([])
  expect(send).not.toHaveBeenCalled()
  await visit('robin')
  expect(send).toHaveBeenCalledExactlyOnceWith('Plan', 'a')
  expect(localStorage).toHaveLength(0)
})

test('a rejected entry is not retried by itself: the person retries or discards it', async () => {
  const send = vi.fn(() => Promise.reject(new Error('too long')))
  const { scope, posted, retried, discarded, states, $entries } = await open(send)
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

test('after a sign-out nothing is sent, and the entry stays on the device', async () => {
  const send = vi.fn(offline)
  const { scope, sends, personChanged } = await open(send)
  await sends(scope)
  void allSettled(personChanged, { scope, params: null })
  await vi.advanceTimersByTimeAsync(120_000)
  expect(send).toHaveBeenCalledTimes(1)
  expect(localStorage).toHaveLength(1)
})

test('posting again under the same key replaces the waiting entry', async () => {
  const send = vi.fn<(payload: string, key: string) => Promise<string>>(offline)
  const { scope, posted, sends, networkReturned } = await open(send)
  await sends(scope)
  send.mockReset().mockImplementation(async () => 'saved')
  void allSettled(posted, { scope, params: { key: 'a', payload: 'Plan well' } })
  void allSettled(networkReturned, { scope })
  await vi.advanceTimersByTimeAsync(120_000)
  expect(send).toHaveBeenCalledExactlyOnceWith('Plan well', 'a')
})

/** A server that answers each payload when the test says so. */
function slowServer() {
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

test('only the last of several payloads under one key is sent after the call under way, before other entries', async () => {
  const { send, answer } = slowServer()
  const { scope, sends, states } = await open(send)
  for (const payload of ['on', 'off', 'on again']) await sends(scope, payload)
  await sends(scope, 'other', 'b')
  expect(send.mock.calls.map(([payload]) => payload)).toEqual(['on'])
  await answer('on')
  expect(send.mock.calls.map(([payload]) => payload)).toEqual(['on', 'on again'])
  await answer('on again')
  expect(send.mock.calls.map(([payload]) => payload)).toEqual(['on', 'on again', 'other'])
  await answer('other')
  expect(states(scope)).toEqual([])
  expect(localStorage).toHaveLength(0)
})

test('a payload that waited for a call under the same key is rebased on its answer', async () => {
  const { send, answer } = slowServer()
  const { scope, sends } = await open(send, (payload, answered) => `${payload} after ${answered}`)
  for (const payload of ['first', 'second']) await sends(scope, payload)
  await answer('first')
  expect(send).toHaveBeenLastCalledWith('second after first saved', 'a')
})

test('an entry that waits for a call under way is not sent for the next person', async () => {
  const { send, answer } = slowServer()
  const { scope, sends, personChanged } = await open(send)
  for (const payload of ['first', 'second']) await sends(scope, payload)
  void allSettled(personChanged, { scope, params: 'kim' })
  await answer('first')
  expect(send).toHaveBeenCalledTimes(1)
})

const post = (posted: ReturnType<typeof setUp>['posted'], scope: Scope, keys: string[]) => {
  for (const key of keys) void allSettled(posted, { scope, params: { key, payload: `payload ${key}` } })
}
const sentBy = (send: { mock: { calls: unknown[][] } }) => send.mock.calls.map(([, key]) => key)

test('entries are sent one at a time and in order; after a rejected one the next is sent', async () => {
  const { send, answer } = slowServer()
  send.mockImplementationOnce(() => Promise.reject(new Error('too long')))
  const { scope, posted, states } = await open(send)
  post(posted, scope, ['a', 'b', 'c'])
  await flush()
  expect(sentBy(send)).toEqual(['a', 'b'])
  expect(states(scope)).toEqual(['a rejected', 'b sending', 'c sending'])
  await answer('payload b')
  expect(sentBy(send)).toEqual(['a', 'b', 'c'])
})

test('an entry that the server cannot take now is retried, and the others are sent meanwhile', async () => {
  const send = vi.fn(async (_: string, key: string) => (key === 'a' ? Promise.reject(new Error('busy')) : 'saved'))
  const { scope, posted, states } = await open(send)
  post(posted, scope, ['a', 'b'])
  await flush()
  expect(states(scope)).toEqual(['a waiting'])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(sentBy(send)).toEqual(['a', 'b', 'a'])
})

test('without a network all entries wait, and are sent in their order on the next visit', async () => {
  const send = vi.fn<(payload: string, key: string) => Promise<string>>(offline)
  const { scope, visit, posted, states } = await open(send)
  post(posted, scope, ['b', 'a', 'c'])
  await flush()
  expect(states(scope)).toEqual(['b waiting', 'a waiting', 'c waiting'])
  expect(new Set(sentBy(send))).toEqual(new Set(['b']))

  send.mockReset().mockImplementation(async () => 'saved')
  await visit('robin')
  expect(sentBy(send)).toEqual(['b', 'a', 'c'])
})

test('entries that cannot be read are counted, not sent and not overwritten', async () => {
  const send = vi.fn(async () => 'saved')
  localStorage.setItem('stepwise.outbox@2.robin.a', JSON.stringify({ sealed: 'of another key' }))
  localStorage.setItem('stepwise.outbox@2.robin.b', JSON.stringify({ of: 'another build' }))
  const { scope, posted, $unreadable } = await open(send)
  expect(send).not.toHaveBeenCalled()
  expect([...scope.getState($unreadable)].sort()).toEqual(['a', 'b'])
  post(posted, scope, ['a'])
  await flush()
  expect(sentBy(send)).toEqual(['a'])
  expect(Object.values(localStorage)).toEqual(
    expect.arrayContaining([JSON.stringify({ sealed: 'of another key' }), JSON.stringify({ of: 'another build' })]),
  )
})

test('an entry that cannot be read is set aside once, and the new one is replaced under its key', async () => {
  localStorage.setItem('stepwise.outbox@2.robin.a', JSON.stringify({ sealed: 'of another key' }))
  localStorage.setItem('stepwise.outbox@2.robin.b', JSON.stringify({ sealed: 'of another key' }))
  const { visit, posted, $unreadable } = setUp(vi.fn(offline))
  expect(fork().getState($unreadable)).toEqual([])
  const scope = await visit('robin')
  for (const payload of ['Plan', 'Plan B']) {
    void allSettled(posted, { scope, params: { key: 'a', payload } })
    await vi.advanceTimersByTimeAsync(10)
  }
  expect(scope.getState($unreadable)).toEqual(['a~', 'b'])
  const keys = Object.keys(localStorage).map((key) => key.replace(/~\d+$/, '~'))
  expect(keys.sort()).toEqual(['a', 'a~', 'b'].map((key) => `stepwise.outbox@2.robin.${key}`))
})

test('an entry is encrypted on the device', async () => {
  const { scope, sends } = await open(vi.fn(offline))
  await sends(scope, 'Plan the evening')
  expect(JSON.stringify(localStorage)).toContain('sealed')
  expect(JSON.stringify(localStorage)).not.toContain('Plan')
})

test('a key has 32 hexadecimal digits and is new each time', () => {
  expect(newKey()).toMatch(/^[0-9a-f]{32}$/)
  expect(newKey()).not.toBe(newKey())
})
