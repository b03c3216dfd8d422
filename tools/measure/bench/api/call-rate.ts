import http from 'node:http'

/** One call of the API, as often as wanted; with several paths, one after the other. */
export interface BenchCall {
  method: 'GET' | 'POST'
  paths: readonly string[]
}

export interface CallRate {
  perSecond: number
  /** Of one answer. */
  bytes: number
}

export const connections = 8

/**
 * How many calls a second are answered over eight kept connections, each of which makes the next call when it has its answer. The
 * connections are those of these people, by their cookies.
 * @throws Error when an answer is not 200
 */
export async function callRate(
  origin: string,
  cookies: readonly string[],
  { method, paths }: BenchCall,
  ms: number,
): Promise<CallRate> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  const end = performance.now() + ms
  let count = 0
  let bytes = 0
  const began = performance.now()
  const goOn = async (connection: number) => {
    const cookie = cookies[connection % cookies.length] ?? ''
    for (let turn = 0; performance.now() < end; turn++) {
      bytes = await responseBytes(agent, cookie, method, `${origin}${paths[turn % paths.length]}`)
      count++
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, connection) => goOn(connection)))
  agent.destroy()
  return { perSecond: (1000 * count) / (performance.now() - began), bytes }
}

/** Resolves with the bytes of the response's body. */
function responseBytes(agent: http.Agent, cookie: string, method: string, url: string) {
  return new Promise<number>((done, fail) => {
    const { origin } = new URL(url)
    const headers = { cookie, origin }
    const request = http.request(url, { agent, method, headers }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.once('error', fail)
      response.once('end', () =>
        response.statusCode === 200 ? done(bytes) : fail(new Error(`${method} ${url}: ${response.statusCode}`)),
      )
    })
    request.once('error', fail)
    request.end()
  })
}
