import { beforeEach, expect, test, vi } from 'vitest'

// jsdom has no IndexedDB. This one answers when and what the test says.
type Request = Partial<Record<'onsuccess' | 'onerror' | 'onblocked', () => void>> & {
  error?: unknown
  result?: unknown
}
let requests: Request[]

beforeEach(() => {
  requests = []
  vi.resetModules()
  vi.stubGlobal('indexedDB', {
    open: () => {
      const request: Request = {}
      requests.push(request)
      return request
    },
  })
})

const loadDevice = () => import('./device.ts')

test('a database of a newer build is not touched: reading and writing reject with `newer`', async () => {
  const { writeDevice, readDevice } = await loadDevice()
  const written = writeDevice({ put: { a: 1 } })
  Object.assign(requests[0] ?? {}, { error: new DOMException('newer', 'VersionError') })
  requests[0]?.onerror?.()
  await expect(written).rejects.toMatchObject({ problem: 'newer' })
  await expect(readDevice('a')).rejects.toMatchObject({ problem: 'newer' })
  expect(localStorage).toHaveLength(0)
})

test('while a tab of an older build holds the database, reading rejects; afterwards the database is used', async () => {
  const { readDevice, DeviceError } = await loadDevice()
  const read = readDevice('a')
  requests[0]?.onblocked?.()
  await expect(read).rejects.toBeInstanceOf(DeviceError)
  await expect(read).rejects.toMatchObject({ name: 'DeviceError', problem: 'blocked' })
  const transaction = vi.fn(() => {
    throw new Error('the database was used')
  })
  Object.assign(requests[0] ?? {}, { result: { transaction } })
  requests[0]?.onsuccess?.()
  await expect(readDevice('a')).rejects.toThrow('the database was used')
})

test('a browser that refuses a database stores in localStorage', async () => {
  const { writeDevice, readDevice } = await loadDevice()
  const written = writeDevice({ put: { 'a.1': 'Plan' } })
  Object.assign(requests[0] ?? {}, { error: new DOMException('private', 'InvalidStateError') })
  requests[0]?.onerror?.()
  await written
  expect(await readDevice('a.')).toEqual({ 'a.1': 'Plan' })
})

test('when another tab upgrades the database, this one closes it and opens it again for the next call', async () => {
  const { readDevice } = await loadDevice()
  void readDevice('a').catch(() => {})
  const database: { close: () => void; onversionchange?: () => void; transaction: () => never } = {
    close: vi.fn(),
    transaction: () => {
      throw new Error('the database was used')
    },
  }
  Object.assign(requests[0] ?? {}, { result: database })
  requests[0]?.onsuccess?.()
  database.onversionchange?.()
  expect(database.close).toHaveBeenCalledOnce()
  void readDevice('a').catch(() => {})
  expect(requests).toHaveLength(2)
})

test('a device that does not answer counts after two seconds as one that stores nothing', async () => {
  vi.useFakeTimers()
  const { canStore } = await loadDevice()
  const stores = vi.fn()
  void canStore().then(stores)
  await vi.advanceTimersByTimeAsync(1999)
  expect(stores).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(stores).toHaveBeenCalledExactlyOnceWith(false)
})
