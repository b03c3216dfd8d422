import http from 'node:http'
import type { CallName } from '@stepwise/shared/contracts/calls'
import type { Figures } from './figures.ts'

export interface LoadResponse {
  status: number
  // Students read what the contract says; anything else fails there.
  // biome-ignore lint/suspicious/noExplicitAny: the body of any call
  body: any
}

export interface ConnectionOptions {
  /** Where the product answers. */
  origin: URL
  figures: Figures
  isDuringFault: () => boolean
  /** The student's number, from which their address on this machine comes: limits are counted by address. */
  number: number
}

const longestResponseMs = 30_000

/** The calls of one student's browser: kept connections, cookies, an origin, and an address of its own. */
export function createConnection({ origin, figures, isDuringFault, number }: ConnectionOptions) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 6 })
  const localAddress = `127.${100 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`
  const cookies = new Map<string, string>()

  /** Makes a call and counts it. Status 0: there was no answer. */
  async function call(name: CallName, path: string, body?: object): Promise<LoadResponse> {
    const [method = ''] = name.split(' ')
    const began = performance.now()
    const startedInFault = isDuringFault()
    const isFaulty = () => startedInFault || isDuringFault()
    try {
      const response = await send(method, path, body)
      if (response.status < 400) figures.record(name, performance.now() - began, isFaulty())
      else figures.fail(name, String(response.status), isFaulty())
      return response
    } catch (error) {
      figures.fail(name, (error as NodeJS.ErrnoException).code ?? 'no answer', isFaulty())
      return { status: 0, body: undefined }
    }
  }

  function send(method: string, path: string, body?: object) {
    const payload = body === undefined ? undefined : JSON.stringify(body)
    return new Promise<LoadResponse>((done, fail) => {
      const request = http.request({
        agent,
        localAddress,
        hostname: origin.hostname,
        port: origin.port,
        method,
        path: `/api${path}`,
        timeout: longestResponseMs,
        headers: {
          origin: origin.origin,
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(payload !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(payload),
          }),
        },
      })
      request.once('timeout', () => request.destroy())
      request.once('error', fail)
      request.once('response', (response) => {
        keepCookies(response.headers['set-cookie'])
        const chunks: Buffer[] = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.once('error', fail)
        response.once('end', () => done({ status: response.statusCode ?? 0, body: parsed(Buffer.concat(chunks)) }))
      })
      request.end(payload)
    })
  }

  function keepCookies(given: string[] = []) {
    for (const cookie of given) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/)
      cookies.set(name, value)
    }
  }

  return { call, close: () => agent.destroy() }
}

export type Connection = ReturnType<typeof createConnection>

function parsed(bytes: Buffer) {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}
