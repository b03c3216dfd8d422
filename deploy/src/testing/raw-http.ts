import { Agent, request } from 'node:http'
import { connect } from 'node:net'

export interface RawResponse {
  text: string
  statuses: number[]
  isClosed: boolean
}

/**
 * For tests: writes these bytes to a socket unchanged; a number is a pause in milliseconds. Returns what came back
 * until the server closed the connection, or until `waitMs` after the last byte.
 */
export async function sendRaw(port: number, parts: (string | Buffer | number)[], waitMs = 400): Promise<RawResponse> {
  const socket = connect({ port, host: '127.0.0.1' })
  const received: Buffer[] = []
  let isClosed = false
  const closed = new Promise<void>((resolve) => {
    socket.once('end', resolve).once('close', resolve)
  }).then(() => {
    isClosed = true
  })
  socket.on('data', (chunk) => received.push(chunk)).on('error', () => {})
  for (const part of parts) {
    if (isClosed) break
    if (typeof part === 'number') await Promise.race([closed, pause(part)])
    else socket.write(typeof part === 'string' ? Buffer.from(part, 'latin1') : part)
  }
  await Promise.race([closed, pause(waitMs)])
  socket.destroy()
  const text = Buffer.concat(received).toString('latin1')
  return { text, isClosed, statuses: [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status)) }
}

/** Joins lines as HTTP does. The last one is left without an end. */
export const crlf = (...lines: string[]) => lines.join('\r\n')

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * For tests: another person, who keeps reading and writing over reused connections. `stop` waits for the calls under way and
 * returns those that went wrong.
 */
export function concurrentCaller(port: number, name: string) {
  const agent = new Agent({ keepAlive: true })
  const problems: string[] = []
  let calls = 0
  let isStopped = false

  async function callOnce(number: number) {
    const method = number % 3 === 0 ? 'POST' : 'GET'
    const path = `/api/who?${name}-${number}`
    const body = method === 'POST' ? JSON.stringify({ name, number }) : undefined
    const { status, text } = await call(port, { method, path, agent, body, cookie: name })
    const expected = { method, url: path, cookie: name, ...(body && { body: { name, number } }) }
    if (status !== 200 || text !== JSON.stringify(expected)) problems.push(`${method} ${path}: ${status} ${text}`)
  }
  const running = (async () => {
    do {
      const batch = Array.from({ length: 6 }, () =>
        callOnce(++calls).catch((error) => void problems.push(String(error))),
      )
      await Promise.all(batch)
    } while (!isStopped)
  })()
  return {
    stop: async () => {
      isStopped = true
      await running
      agent.destroy()
      return problems
    },
  }
}

interface Call {
  method: string
  path: string
  agent?: Agent
  body?: string | Buffer | undefined
  cookie?: string
  type?: string
}

export function call(port: number, { method, path, agent, body, cookie = '', type = 'application/json' }: Call) {
  return new Promise<{ status: number; text: string; headers: NodeJS.Dict<string | string[]> }>((resolve, reject) => {
    const headers = { cookie, ...(body && { 'content-type': type, 'content-length': body.length }) }
    const sent = request({ port, host: '127.0.0.1', method, path, agent, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk)).on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          text: Buffer.concat(chunks).toString(),
          headers: response.headers,
        }),
      )
    })
    sent.on('error', reject).end(body)
  })
}
