import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { BucketSettings } from '../store/bucket.ts'

interface StoredObject {
  body: Buffer
  headers: Record<string, string>
  modifiedAt: Date
}

const accessKeyId = 'a-key'
const secretAccessKey = 'a-secret'
const region = 'eu-west-2'
const storedHeader = /^(content-type|content-encoding|cache-control|x-amz-meta-.*)$/

/**
 * For tests: a server of the S3 protocol in memory, with what a store uses of it. It refuses a call whose signature (AWS Signature
 * Version 4) or whose hash of the body is not right. `pageSize` is how many keys one answer lists.
 */
export async function s3Server({ pageSize = 1000 } = {}) {
  const objects = new Map<string, StoredObject>()
  const calls: string[] = []
  /** Statuses for the next calls, instead of an answer. */
  const failures: number[] = []

  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const url = new URL(request.url ?? '/', 'http://s3')
    calls.push(`${request.method} ${url.pathname}`)
    const failure = failures.shift()
    const status = failure ?? (isSigned(request, url, body) ? undefined : 403)
    if (status) return error(response, status, status === 403 ? 'SignatureDoesNotMatch' : 'SlowDown')
    const [, bucket, key] = /^\/([^/]+)\/?(.*)$/.exec(decodeURIComponent(url.pathname)) ?? []
    if (bucket !== 'releases') return error(response, 404, 'NoSuchBucket')
    if (!key) return list(response, url.searchParams)
    respond(request, response, key, body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  function respond({ method, headers }: IncomingMessage, response: ServerResponse, key: string, body: Buffer) {
    const known = objects.get(key)
    if (method === 'PUT') {
      if (known && headers['if-none-match'] === '*') return error(response, 412, 'PreconditionFailed')
      const stored = Object.entries(headers).filter(([name]) => storedHeader.test(name)) as [string, string][]
      objects.set(key, { body, headers: Object.fromEntries(stored), modifiedAt: new Date() })
      return response.writeHead(200).end()
    }
    if (method === 'DELETE') {
      objects.delete(key)
      return response.writeHead(204).end()
    }
    if (!known) return error(response, 404, 'NoSuchKey')
    response.writeHead(200, {
      ...known.headers,
      'content-length': known.body.length,
      'last-modified': known.modifiedAt.toUTCString(),
    })
    return response.end(method === 'HEAD' ? undefined : known.body)
  }

  function list(response: ServerResponse, query: URLSearchParams) {
    const after = query.get('continuation-token') ?? ''
    const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).sort()
    const page = keys.slice(0, pageSize)
    const contents = page.map((key) => {
      const { body, modifiedAt } = objects.get(key) as StoredObject
      return `<Contents><Key>${key}</Key><LastModified>${modifiedAt.toISOString()}</LastModified><Size>${body.length}</Size></Contents>`
    })
    const isTruncated = page.length < keys.length
    const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    response.writeHead(200, { 'content-type': 'application/xml' })
    response.end(
      `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
    )
  }

  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    objects,
    calls,
    failures,
    settings: (prefix: string): BucketSettings => ({
      endpoint,
      region,
      bucket: 'releases',
      prefix,
      accessKeyId,
      secretAccessKey,
    }),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function error(response: ServerResponse, status: number, code: string) {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`)
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

/** Whether the signature is the one that the call must have, and the body the one that was signed. */
function isSigned({ method, headers }: IncomingMessage, url: URL, body: Buffer): boolean {
  const pattern = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/
  const [, credential = '', names = '', signature] = pattern.exec(headers.authorization ?? '') ?? []
  const [keyId, date = '', scopeRegion, service, end] = credential.split('/')
  const stamp = String(headers['x-amz-date'])
  const hash = String(headers['x-amz-content-sha256'])
  if (keyId !== accessKeyId || scopeRegion !== region || service !== 's3' || end !== 'aws4_request') return false
  if (hash !== sha256(body) || !names.split(';').includes('host') || !stamp.startsWith(date)) return false
  const query = [...url.searchParams].map((pair) => pair.map(encodeURIComponent).join('=')).sort()
  const canonical = [
    method,
    url.pathname,
    query.join('&'),
    ...names.split(';').map((name) => `${name}:${headers[name]}`),
    '',
    names,
    hash,
  ].join('\n')
  const scope = [date, region, 's3', 'aws4_request']
  const key = scope.reduce<string | Buffer>((secret, part) => hmac(secret, part), `AWS4${secretAccessKey}`)
  const text = ['AWS4-HMAC-SHA256', stamp, scope.join('/'), sha256(canonical)].join('\n')
  return signature === hmac(key, text).toString('hex')
}
