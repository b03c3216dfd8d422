import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { servedCalls } from './served-calls.ts'

let api: Server
let port: number
let asked: string[]
let answer: { status: number; body: string }
let lines: string[]

beforeEach(async () => {
  asked = []
  lines = []
  answer = { status: 200, body: JSON.stringify({ calls: ['GET /flows', 'POST /notes'] }) }
  api = createServer(({ url = '' }, response) => {
    asked.push(url)
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  })
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  port = (api.address() as AddressInfo).port
})
afterEach(() => void api.close())

const ask = (given?: string, env: NodeJS.ProcessEnv = {}, ownPort = port) =>
  servedCalls(given, ownPort, (line) => lines.push(line), env)

test('the API that npm start runs on this machine says which calls it serves', async () => {
  expect(await ask()).toEqual(['GET /flows', 'POST /notes'])
  expect([asked, lines]).toEqual([['/api/calls'], []])
})

test('an API is named by its address, with or without /api, before that of API_URL', async () => {
  const address = `http://127.0.0.1:${port}`
  for (const given of [address, `${address}/`, `${address}/api`, `${address}/api/`])
    expect(await ask(given, { API_URL: 'http://127.0.0.1:9' }, 9)).toHaveLength(2)
  expect(await ask(undefined, { API_URL: address }, 9)).toHaveLength(2)
  expect(new Set(asked)).toEqual(new Set(['/api/calls']))
})

test('one line says what the calls are compared with where no API runs here', async () => {
  const { port: closed } = api.address() as AddressInfo
  await new Promise((resolve) => api.close(resolve))
  expect(await ask(undefined, {}, closed)).toBeUndefined()
  expect(lines).toEqual([
    `No API answers at http://localhost:${closed}/api/calls: calls are compared with those of these sources. --api <address> names another.`,
  ])
})

test.each([
  ['refuses', { status: 500, body: '{}' }, 'it answers 500'],
  ['is another server', { status: 200, body: '<h1>Hello</h1>' }, 'its answer is no list of calls'],
  ['the answer is something else', { status: 200, body: '{"calls":[7]}' }, 'its answer is no list of calls'],
])('an API that was named and %s refuses the release', async (_, answered, why) => {
  answer = answered
  const address = `http://127.0.0.1:${port}`
  const words = `The API at ${address} does not list the calls it serves (${why}). Is the address right?`
  await expect(ask(address)).rejects.toThrow(words)
})

test('an API that is not there, or whose address is invalid, refuses the release too', async () => {
  await new Promise((resolve) => api.close(resolve))
  const words = /does not list the calls it serves \(it does not answer\)/
  await expect(ask(`http://127.0.0.1:${port}`)).rejects.toThrow(words)
  await expect(ask('nowhere')).rejects.toThrow(/^The API at nowhere does not list .*\(that is not an address/)
})
