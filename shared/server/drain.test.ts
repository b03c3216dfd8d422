import { once } from 'node:events'
import http from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { addDrain } from './drain.ts'
import { guardConnections, guardOptions } from './guard.ts'

/** A listening server with a call that ends on request. */
async function slowServer(options: { limitMs?: number; turnAwayMs?: number } = {}) {
  const app = fastify(guardOptions())
  guardConnections(app)
  addDrain(app, options)
  const finish = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<void>()
  app.get('/slow', async () => {
    arrived.resolve()
    await finish.promise
    return 'done'
  })
  app.get('/quick', async () => 'done')
  app.post('/note', async () => 'stored')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(async () => {
    agent.destroy()
    finish.resolve()
    await app.close()
  })
  return { app, finish: finish.resolve, arrived: arrived.promise, get: (path: string) => get(port, path, agent) }
}

function get(port: number, path: string, agent?: http.Agent) {
  return new Promise<{ status?: number; connection?: string; isReused: boolean }>((resolve, reject) => {
    const request = http.get({ port, path, host: '127.0.0.1', agent }, (response) => {
      response.resume().on('end', () => {
        const { statusCode: status, headers } = response
        resolve({ status: status ?? 0, connection: headers.connection ?? '', isReused: request.reusedSocket })
      })
    })
    request.on('error', reject)
  })
}

test('while a server drains, running calls end and kept connections close with their next answer', async () => {
  const { app, get, finish, arrived } = await slowServer()
  expect(await get('/quick')).toEqual({ status: 200, connection: 'keep-alive', isReused: false })
  const slow = get('/slow')
  await arrived
  let isClosed = false
  const stopped = app.drain.stop({ noticeMs: 200 }).then(() => {
    isClosed = true
  })
  expect(app.drain.isDraining()).toBe(true)
  await delay(300)
  expect(isClosed, 'a call is still running').toBe(false)
  finish()
  expect(await slow).toEqual({ status: 200, connection: 'close', isReused: true })
  await stopped
  await expect(get('/quick')).rejects.toThrow('ECONNREFUSED')
})

test('a server that drains still takes calls until load balancers have noticed, and tells them to close', async () => {
  const { app, get } = await slowServer()
  await get('/quick')
  const stopped = app.drain.stop({ noticeMs: 500 })
  expect(await get('/quick')).toEqual({ status: 200, connection: 'close', isReused: true })
  expect(await get('/quick')).toEqual({ status: 200, connection: 'close', isReused: false })
  await stopped
})

test('a connection that a browser opened for later does not hold up the end; one that has just come may still ask', async () => {
  const { app, get, arrived, finish } = await slowServer()
  const { port } = app.server.address() as AddressInfo
  const slow = get('/slow')
  await arrived
  const open = async () => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    return socket
  }
  const unused = await open()
  await delay(1100)
  const fresh = await open()
  const stopped = app.drain.stop()
  await once(unused, 'close')
  fresh.write('GET /quick HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const [answer] = await once(fresh, 'data')
  expect(String(answer)).toContain('200 OK')
  finish()
  expect(await slow, 'a call that runs for longer than that').toMatchObject({ status: 200 })
  await stopped
})

test('a call that does not end is given up', async () => {
  const { app, get, arrived } = await slowServer({ limitMs: 100 })
  const slow = get('/slow').catch(({ code }) => code)
  await arrived
  await app.drain.stop()
  expect(await slow).toBe('ECONNRESET')
})

test('at the end of the notice reads are turned away, so that a proxy leaves the server alone before it closes', async () => {
  const { app, get } = await slowServer({ turnAwayMs: 10_000 })
  expect((await get('/quick')).status).toBe(200)
  const stopped = app.drain.stop({ noticeMs: 300 })
  await delay(50)
  expect((await get('/quick')).status).toBe(503)
  const write = await fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/note`, { method: 'POST' })
  expect([write.status, await write.text()]).toEqual([200, 'stored'])
  await stopped
})

test('without a notice no one is turned away', async () => {
  const { app, get, finish, arrived } = await slowServer({ turnAwayMs: 10_000 })
  const slow = get('/slow')
  await arrived
  const stopped = app.drain.stop()
  finish()
  expect((await slow).status).toBe(200)
  await stopped
})
