import http, { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { registerCallerAddress } from '@stepwise/api'
import { anyPort, openGateway } from '@stepwise/deploy/testing/open-gateway'
import { behindLocalGateway, parseTrustProxy } from '@stepwise/shared/server'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'

/** The API as a gateway on the same machine starts it, as far as the address of callers goes. */
async function startApi(trustProxy: string) {
  const app = fastify({ trustProxy: parseTrustProxy(behindLocalGateway(trustProxy)) })
  registerCallerAddress(app)
  app.get('/api/who', async ({ callerAddress }) => ({ callerAddress }))
  onTestFinished(() => app.close())
  return app.listen(anyPort)
}

async function startGateway(apiUrl: string, trustProxy: string) {
  const app = await openGateway({ isProduction: true, apiUrl, trustProxy: parseTrustProxy(trustProxy) })
  app.get('/who', async ({ ip }) => ({ callerAddress: ip }))
  return app.listen(anyPort)
}

/** A proxy that names who called it, as nginx does with `$proxy_add_x_forwarded_for`. `from` is the address it listens at and calls from. */
async function startProxy(target: string, from: string) {
  const proxy = createServer((request, response) => {
    const before = request.headers['x-forwarded-for']
    const caller = request.socket.remoteAddress
    const headers = { ...request.headers, 'x-forwarded-for': before ? `${before}, ${caller}` : caller }
    const options = { headers, localAddress: from }
    http.get(`${target}${request.url}`, options, (answer) => answer.pipe(response))
  })
  await new Promise<void>((resolve) => proxy.listen(0, from, resolve))
  onTestFinished(() => void proxy.close())
  return `http://${from}:${(proxy.address() as AddressInfo).port}`
}

/** Calls from an address of this machine, with a header that lies. */
function callFrom(address: string, url: string) {
  return new Promise<string>((resolve, reject) => {
    const options = { localAddress: address, headers: { 'x-forwarded-for': '6.6.6.6, 127.0.0.9' } }
    const request = http.get(url, options, async (response) => {
      let body = ''
      for await (const chunk of response) body += chunk
      resolve(JSON.parse(body).callerAddress)
    })
    request.on('error', reject)
  })
}

// Linux answers at each address of 127.0.0.0/8.
test.runIf(process.platform === 'linux').each([
  ['0', []],
  ['1', ['127.0.0.2']],
  ['2', ['127.0.0.2', '127.0.0.3']],
  ['127.0.0.2', ['127.0.0.2']],
  ['127.0.0.2, 127.0.0.3/32', ['127.0.0.2', '127.0.0.3']],
])('with TRUST_PROXY=%s gateway and API know who called through proxies %j', async (trustProxy, proxies) => {
  let address = await startGateway(await startApi(trustProxy), trustProxy)
  for (const from of proxies) address = await startProxy(address, from)
  const caller = '127.0.0.5'
  expect(await callFrom(caller, `${address}/who`), 'the gateway').toBe(caller)
  expect(await callFrom(caller, `${address}/api/who`), 'the API').toBe(caller)
})
