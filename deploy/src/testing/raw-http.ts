import { Agent, request } from 'node:http'
import { connect } from 'node:net'

export type RawAnswer = { text: string; statuses: number[]; isClosed: boolean }

/**
 * For tests: writes these bytes to a socket as they stand, a number being a pause in milliseconds. Answers with what came
 * back until the server closed the connection, or until `waitMs` after the last byte.
 */
export async function sendRaw(port: number, parts: (string | Buffer | number)[], waitMs = 400): Promise<RawAnswer> {
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

/** Lines as HTTP ends them. The last has no end of its own. */
export const crlf = (...lines: string[]) => lines.join('\r\n')

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * For tests: a person who goes on reading and writing over kept connections. `stop` answers with what went wrong, after
 * at least as many calls as were under way.
 */
export function innocentCaller(port: number, name: string) {
  const agent = new Agent({ keepAlive: true })
  const wrong: string[] = []
  let calls = 0
  let isStopped = false

  async function callOnce(number: number) {
    const method = number % 3 === 0 ? 'POST' : 'GET'
    const path = `/api/who?${name}-${number}`
    const body = method === 'POST' ? JSON.stringify({ name, number }) : undefined
    const { status, text } = await call(port, { method, path, agent, body, cookie: name })
    const expected = { method, url: path, cookie: name, ...(body && { body: { name, number } }) }
    if (status !== 200 || text !== JSON.stringify(expected)) wrong.push(`${method} ${path}: ${status} ${text}`)
  }
  const working = (async () => {
    do {
      const batch = Array.from({ length: 6 }, () => callOnce(++calls).catch((error) => void wrong.push(String(error))))
      await Promise.all(batch)
    } while (!isStopped)
  })()
  return {
    stop: async () => {
      isStopped = true
      await working
      agent.destroy()
      return wrong
    },
  }
}

type Call = {
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
