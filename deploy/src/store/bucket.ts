import { createHash } from 'node:crypto'
import http from 'node:http'
import https from 'node:https'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'
import { StoreError, TemporaryError } from '../errors.ts'

/** Where a bucket is and who may use it. `prefix` is '' or ends with `/`; every key below is relative to it. */
export interface BucketSettings {
  endpoint: string
  region: string
  bucket: string
  prefix: string
  accessKeyId: string
  secretAccessKey: string
  sessionToken?: string | undefined
}

export interface BucketObject {
  key: string
  bytes: number
  modifiedAt: Date
}
interface BucketResponse {
  status: number
  headers: http.IncomingHttpHeaders
  body: Buffer
}
interface Call {
  method: string
  key?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Buffer
}

const attempts = 4
const timeoutMs = 30_000

/**
 * What a store needs of the S3 protocol. Not through `fetch`, which decompresses objects that have a content encoding. A call that gets no
 * answer, or one that says that the server is busy, is made again.
 */
export function openBucket(settings: BucketSettings) {
  const { endpoint, bucket, prefix } = settings
  const { request, Agent } = endpoint.startsWith('https:') ? https : http
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })

  async function send({ method, key = '', query = {}, headers = {}, body }: Call): Promise<BucketResponse> {
    const path = key === '' ? bucket : `${bucket}/${prefix}${key}`
    const url = `${endpoint.replace(/\/$/, '')}/${path}?${new URLSearchParams(query)}`
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const signed = await new AwsV4Signer({
      ...settings,
      ...(settings.sessionToken ? {} : { sessionToken: undefined }),
      service: 's3',
      method,
      url,
      headers: { ...headers, 'x-amz-content-sha256': hash },
    } as ConstructorParameters<typeof AwsV4Signer>[0]).sign()
    const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
      const sent = request(
        signed.url,
        {
          agent,
          method,
          timeout: timeoutMs,
          headers: { ...Object.fromEntries(signed.headers), 'content-length': String(body?.length ?? 0) },
        },
        resolve,
      )
      sent.on('timeout', () => sent.destroy(new Error(`no answer within ${timeoutMs} ms`)))
      sent.on('error', reject).end(body)
    })
    return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) }
  }

  async function call(what: Call, ...expected: number[]): Promise<BucketResponse> {
    let problem = ''
    let isRefused = false
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      if (attempt > 0) await wait(100 * 4 ** (attempt - 1))
      try {
        const response = await send(what)
        if (expected.includes(response.status)) return response
        problem =
          `${what.method} ${what.key ?? ''} was answered with ${response.status} ${errorCode(response.body)}`.trim()
        isRefused = response.status < 500 && response.status !== 429 && response.status !== 409
        if (isRefused) break
      } catch (error) {
        problem = error instanceof Error ? error.message : String(error)
      }
    }
    const verb = isRefused ? 'refuses' : 'could not do'
    const sentence = `The bucket ${bucket} at ${endpoint} ${verb} this request: ${problem}.`
    throw isRefused ? new StoreError([sentence]) : new TemporaryError([sentence])
  }

  async function list(start: string): Promise<BucketObject[]> {
    const objects: BucketObject[] = []
    let token = ''
    do {
      const query = { 'list-type': '2', prefix: prefix + start, ...(token && { 'continuation-token': token }) }
      const { body } = await call({ method: 'GET', query }, 200)
      const { ListBucketResult: page } = listSchema.parse(xml.parse(body))
      for (const { Key, Size, LastModified } of page.Contents) {
        objects.push({ key: Key.slice(prefix.length), bytes: Number(Size), modifiedAt: new Date(LastModified) })
      }
      token = page.IsTruncated === 'true' ? (page.NextContinuationToken ?? '') : ''
    } while (token !== '')
    return objects
  }

  return {
    /** The content and the headers of an object; undefined when there is none. */
    async get(key: string): Promise<BucketResponse | undefined> {
      const response = await call({ method: 'GET', key }, 200, 404)
      return response.status === 200 ? response : undefined
    },
    /** The headers of an object; undefined when there is none. */
    async head(key: string): Promise<http.IncomingHttpHeaders | undefined> {
      const response = await call({ method: 'HEAD', key }, 200, 404)
      return response.status === 200 ? response.headers : undefined
    },
    async put(key: string, body: Buffer, headers: Record<string, string> = {}): Promise<void> {
      await call({ method: 'PUT', key, body, headers }, 200)
    },
    /** False, and nothing is written, when there is an object with this key. */
    async create(key: string, body: Buffer, headers: Record<string, string> = {}): Promise<boolean> {
      const response = await call({ method: 'PUT', key, body, headers: { ...headers, 'if-none-match': '*' } }, 200, 412)
      return response.status === 200
    },
    async remove(key: string): Promise<void> {
      await call({ method: 'DELETE', key }, 200, 204, 404)
    },
    /** Every object whose key begins with `start`. */
    list,
  }
}

export type Bucket = ReturnType<typeof openBucket>

/** Values stay as they are: a key may look like a number, or end with a space. */
const xml = new XMLParser({ parseTagValue: false, trimValues: false, isArray: (name) => name === 'Contents' })

const listSchema = z.object({
  ListBucketResult: z.object({
    Contents: z.array(z.object({ Key: z.string(), Size: z.string(), LastModified: z.string() })).default([]),
    IsTruncated: z.string().optional(),
    NextContinuationToken: z.string().optional(),
  }),
})

/** The code of an S3 error; '' where a proxy responded instead. */
function errorCode(body: Buffer): string {
  try {
    return String(xml.parse(body)?.Error?.Code ?? '')
  } catch {
    return ''
  }
}
