import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { startMetricsServer } from './metrics-server.ts'

const register = { contentType: 'text/plain', metrics: async () => 'up 1\n' }
const host = '127.0.0.1'

test('metrics are served at /metrics, and nothing else is', async () => {
  const { address = '', close } = await startMetricsServer(register, { host, port: 0 })
  expect(await (await fetch(address)).text()).toBe('up 1\n')
  expect((await fetch(new URL('/', address))).status).toBe(404)
  expect((await fetch(address, { method: 'POST' })).status).toBe(404)
  await close()
})

test('a port that another process has is taken as soon as it is free', async () => {
  const other = createServer().listen(0, host)
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const { address, close } = await startMetricsServer(register, { host, port })
  expect(address).toBeUndefined()
  other.close()
  const text = async () => (await fetch(`http://${host}:${port}/metrics`).catch(() => undefined))?.text()
  await expect.poll(text).toBe('up 1\n')
  await close()
})
