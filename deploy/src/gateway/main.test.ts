import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  vi.resetModules()
})

async function start(settings: Record<string, string>) {
  for (const [name, value] of Object.entries({ PORT: '0', HOST: '127.0.0.1', ...settings })) vi.stubEnv(name, value)
  const said = vi.spyOn(console, 'log').mockImplementation(() => {})
  await import('./main.ts')
  return said
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`the gateway as a process makes its store, says its address, and ends at ${signal}`, async () => {
    const [root, CONTENT_DIR] = [await temporaryFolder(), await temporaryFolder()]
    const once = vi.spyOn(process, 'once')
    const said = await start({ STORE_DIR: join(root, 'store'), CONTENT_DIR, API_URL: 'http://127.0.0.1:9' })
    expect(said).toHaveBeenCalledOnce()
    const [, address = ''] = /^Stepwise answers at (http:\/\/127\.0\.0\.1:\d+)$/.exec(said.mock.calls[0]?.[0]) ?? []
    const answer = await fetch(address)
    expect([answer.status, await answer.text()]).toEqual([503, 'Nothing has been released here yet.\n'])
    // Not sent for real: the process of the tests would end, too.
    const endAt = once.mock.calls.find(([name]) => name === signal)?.[1] as () => void
    endAt()
    await expect.poll(() => fetch(address).catch(({ name }) => name)).toBe('TypeError')
    for (const [name, listener] of once.mock.calls) process.off(name, listener)
  })
}

test('with invalid settings the process says why and fails', async () => {
  const failed = vi.spyOn(console, 'error').mockImplementation(() => {})
  const codeBefore = process.exitCode
  const said = await start({ STORE_DIR: '/store', CONTENT_DIR: '/content', API_URL: 'nowhere' })
  expect(failed.mock.calls).toEqual([[expect.stringMatching(/^The gateway cannot start with .*API_URL/)]])
  expect(said).not.toHaveBeenCalled()
  expect(process.exitCode).toBe(1)
  process.exitCode = codeBefore
})
