import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { assertPortFree, freePort } from './port.ts'

test.each([
  ['npm start', 'start', 'stepwise'],
  ['npm run serve', 'serve', 'stepwise'],
  ['npm run dev -w remotes/learn', 'dev', '@stepwise/learn'],
])('a port in use is an error that says what to do: %s', async (command, script, name) => {
  vi.stubEnv('npm_lifecycle_event', script)
  vi.stubEnv('npm_package_name', name)
  onTestFinished(() => void vi.unstubAllEnvs())
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const words = `Port ${port} is in use: stop what is using it, or choose another, e.g. PORT=${port + 1} ${command}.`
  await expect(assertPortFree(port, '127.0.0.1')).rejects.toThrow(words)
})

test('a free port is still free after the check', async () => {
  const port = await freePort()
  await assertPortFree(port, '127.0.0.1')
  await assertPortFree(port, '127.0.0.1')
})

test('an address of another machine is an error with the reason', async () => {
  await expect(assertPortFree(4000, '192.0.2.1')).rejects.toThrow('Stepwise cannot listen on 192.0.2.1, port 4000')
})
