// docs/product/qa.md#faults
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { injectFault } from './inject-fault.ts'
import type { Fault } from './scenario.ts'

const server = vi.fn<typeof fetch>()
beforeEach(() => {
  server.mockReset().mockImplementation(async () => Response.json({ ok: true }))
  vi.stubGlobal('fetch', server)
})
afterEach(() => void Reflect.deleteProperty(globalThis, 'stepwiseBoot'))

const status = async (path: string) => (await fetch(path)).status

test.each<[Fault, number]>([
  ['server-error', 500],
  ['signed-out', 401],
])('with %s the remote’s calls are answered with %i, in words', async (fault, expected) => {
  injectFault(fault)
  const response = await fetch('/api/flows')
  expect(response.status).toBe(expected)
  expect(await response.json()).toEqual({ msg: expect.stringMatching(/\.|administrator/), errors: {} })
  expect(server).not.toHaveBeenCalled()
})

test('offline, they get no answer', async () => {
  injectFault('offline')
  await expect(fetch('/api/flows')).rejects.toThrow(TypeError)
})

test('slow ones are answered after 2 seconds', async () => {
  vi.useFakeTimers()
  injectFault('slow')
  const answer = fetch(new Request('http://localhost:3000/api/flows'))
  await vi.advanceTimersByTimeAsync(1900)
  expect(server).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect((await answer).status).toBe(200)
})

test.each<Fault>(['server-error', 'signed-out', 'offline'])(
  'the shell’s own calls are answered with %s too',
  async (fault) => {
    injectFault(fault, 'learn')
    const own = ['/api/auth/authorize', '/api/auth/sign_in', '/api/client_faults', '/api/health', '/release/status']
    for (const path of own) expect([path, await status(path)]).toEqual([path, 200])
    expect(await status('/remotes/learn/1/a.js')).toBe(200)
  },
)

test('the forms of the remote that signs people in fail', async () => {
  injectFault('server-error', 'auth')
  expect(await status('/api/auth/sign_in')).toBe(500)
  expect(await status('/api/auth/reset_password')).toBe(500)
  expect(await status('/api/auth/authorize')).toBe(200)
})

test('calls of the page’s first script are made again, except the one that says who is signed in', () => {
  const authorize = Promise.resolve(new Response())
  const boot = { authorize, calls: { '/flows': Promise.resolve(new Response()) } }
  Object.assign(globalThis, { stepwiseBoot: boot })
  injectFault('none')
  expect(Object.keys(boot.calls)).toEqual(['/flows'])
  injectFault('slow')
  expect(boot).toEqual({ authorize, calls: {} })
})

test('a person who signs in again after the session has ended goes on', async () => {
  injectFault('signed-out')
  expect(await status('/api/flows')).toBe(401)
  server.mockResolvedValueOnce(new Response(null, { status: 401 }))
  await fetch('/api/auth/sign_in')
  expect(await status('/api/flows')).toBe(401)
  await fetch('/api/auth/sign_in')
  expect(await status('/api/flows')).toBe(200)
})
