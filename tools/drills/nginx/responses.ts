import { type OutgoingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface DrillResponse {
  status: number
  headers: NodeJS.Dict<string | string[]>
  body: Buffer
}

/** For drills: one call on a connection of its own, as it is, with nothing added by a client. */
export function responseTo(
  address: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: OutgoingHttpHeaders; body?: Buffer | string } = {},
): Promise<DrillResponse> {
  return new Promise((resolve, reject) => {
    const call = request(`${address}${path}`, { method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    call.once('error', reject)
    call.end(body)
  })
}

/** What a browser makes of the body. */
export function decoded({ headers, body }: DrillResponse): string {
  if (body.length === 0) return ''
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body).toString('latin1')
  if (headers['content-encoding'] === 'gzip') return gunzipSync(body).toString('latin1')
  return body.toString('latin1')
}
