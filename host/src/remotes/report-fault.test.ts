import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countLoad, forgetReports, reportFault } from './report-fault.ts'

// docs/product/errors.md#fault-report

const sendBeacon = vi.fn<(address: string, body: Blob) => boolean>()
const logged = vi.fn()

beforeEach(() => {
  forgetReports()
  sendBeacon.mockReset()
  logged.mockReset()
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true })
  vi.spyOn(console, 'error').mockImplementation(logged)
})
afterEach(() => void Reflect.deleteProperty(navigator, 'sendBeacon'))

async function reported(error: unknown) {
  reportFault({ part: 'learn', version: '1.0.0-ab12cd34', error })
  const [address, body] = sendBeacon.mock.calls[0] ?? []
  return { address, type: body?.type, body: JSON.parse((await body?.text()) ?? 'null') }
}

test('a failed part is reported to the server with its name, its version and the words of the error, and nothing else', async () => {
  const { address, type, body } = await reported(new TypeError('x is undefined'))
  expect(address).toBe('/api/client_faults')
  expect(type).toBe('application/json')
  expect(body).toEqual({ fault: { part: 'learn', version: '1.0.0-ab12cd34', message: 'TypeError: x is undefined' } })
})

test('a thrown value that is not an error is reported in its own words', async () => {
  expect((await reported('two copies of «routing»')).body.fault.message).toBe('two copies of «routing»')
})

test('long words are cut at the 500 characters that the server accepts', async () => {
  const { body } = await reported(new Error('x'.repeat(1000)))
  expect(body.fault.message).toBe(`Error: ${'x'.repeat(493)}`)
})

test('the console has the error itself', () => {
  const error = new Error('a bug')
  reportFault({ part: 'learn', version: '1.0.0-ab12cd34', error })
  expect(logged).toHaveBeenCalledExactlyOnceWith('[stepwise] learn 1.0.0-ab12cd34', error)
})

test('a browser that cannot report does not fail once more', () => {
  Reflect.deleteProperty(navigator, 'sendBeacon')
  expect(() => reportFault({ part: 'learn', version: '1', error: new Error('a bug') })).not.toThrow()
})

const bodies = () =>
  Promise.all(sendBeacon.mock.calls.map(async ([address, body]) => ({ address, ...JSON.parse(await body.text()) })))
const learn = { part: 'learn', version: '1.0.0-ab12cd34' }

test('the same fault is reported once, and a page reports twenty at most', () => {
  reportFault({ ...learn, error: 'again' })
  reportFault({ ...learn, error: 'again' })
  expect(sendBeacon).toHaveBeenCalledOnce()
  for (let index = 0; index < 30; index++) reportFault({ ...learn, error: `fault ${index}` })
  expect(sendBeacon).toHaveBeenCalledTimes(20)
})

test('an error that nothing caught says so, and is not printed twice', async () => {
  reportFault({ ...learn, error: 'loose end', kind: 'error' })
  expect(await bodies()).toMatchObject([{ fault: { kind: 'error' } }])
  expect(logged).not.toHaveBeenCalled()
})

const host = { part: 'host', version: '2.0.0' }

test('loaded parts are counted two seconds later, in one report, while the page is open', async () => {
  vi.useFakeTimers()
  countLoad(host)
  await vi.advanceTimersByTimeAsync(1900)
  countLoad(learn)
  expect(sendBeacon).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(await bodies()).toEqual([{ address: '/api/client_loads', loads: [host, learn] }])
  countLoad({ ...learn, part: 'journal' })
  await vi.advanceTimersByTimeAsync(2000)
  expect(await bodies()).toMatchObject([{}, { loads: [{ part: 'journal' }] }])
  vi.useRealTimers()
})

test('a page that is left before is counted then, once', async () => {
  vi.useFakeTimers()
  const visibility = vi.spyOn(document, 'visibilityState', 'get')
  const change = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }
  countLoad(host)
  countLoad(learn)
  change('visible')
  expect(sendBeacon).not.toHaveBeenCalled()
  change('hidden')
  change('hidden')
  await vi.advanceTimersByTimeAsync(2000)
  expect(await bodies()).toEqual([{ address: '/api/client_loads', loads: [host, learn] }])
  vi.useRealTimers()
})

test('a report has the mark that the gateway gave this page', async () => {
  const entries = [{ serverTiming: [{ name: 'cache' }, { name: 'page', description: 'a mark' }] }]
  Object.defineProperty(performance, 'getEntriesByType', { value: () => entries, configurable: true })
  expect((await reported('a bug')).body).toMatchObject({ page_mark: 'a mark' })
  Reflect.deleteProperty(performance, 'getEntriesByType')
})

test('a loaded part is counted before its fault', async () => {
  countLoad(learn)
  reportFault({ ...learn, error: 'a bug' })
  expect((await bodies()).map(({ address }) => address)).toEqual(['/api/client_loads', '/api/client_faults'])
})
