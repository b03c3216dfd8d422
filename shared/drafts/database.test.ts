import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// A database that answers as the test says; jsdom has none.
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
afterEach(() => void vi.unstubAllGlobals())

const loadDevice = () => import('./device.ts')

test('a database of a newer build is told, and left as it is', async () => {
  const { writeDevice, readDevice } = await loadDevice()
  const kept = writeDevice({ put: { a: 1 } })
  Object.assign(requests[0] ?? {}, { error: new DOMException('newer', 'VersionError') })
  requests[0]?.onerror?.()
  await expect(kept).rejects.toMatchObject({ problem: 'newer' })
  await expect(readDevice('a')).rejects.toMatchObject({ problem: 'newer' })
  expect(localStorage).toHaveLength(0)
})

test('an older tab that holds the database is told; once it is gone, the database is used', async () => {
  const { readDevice, DeviceError } = await loadDevice()
  const kept = readDevice('a')
  requests[0]?.onblocked?.()
  await expect(kept).rejects.toBeInstanceOf(DeviceError)
  const transaction = vi.fn(() => {
    throw new Error('it was used')
  })
  Object.assign(requests[0] ?? {}, { result: { transaction } })
  requests[0]?.onsuccess?.()
  await expect(readDevice('a')).rejects.toThrow('it was used')
})

test('a browser that refuses the database has localStorage', async () => {
  const { writeDevice, readDevice } = await loadDevice()
  const kept = writeDevice({ put: { 'a.1': 'Plan' } })
  Object.assign(requests[0] ?? {}, { error: new DOMException('private', 'InvalidStateError') })
  requests[0]?.onerror?.()
  await kept
  expect(await readDevice('a.')).toEqual({ 'a.1': 'Plan' })
})

test('for another tab that changes the database this one closes it, and opens it again', async () => {
  const { readDevice } = await loadDevice()
  void readDevice('a').catch(() => {})
  const database: { close: () => void; onversionchange?: () => void; transaction: () => never } = {
    close: vi.fn(),
    transaction: () => {
      throw new Error('it was used')
    },
  }
  Object.assign(requests[0] ?? {}, { result: database })
  requests[0]?.onsuccess?.()
  database.onversionchange?.()
  expect(database.close).toHaveBeenCalledOnce()
  void readDevice('a').catch(() => {})
  expect(requests).toHaveLength(2)
})
