import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const encoders = { br: promisify(brotliCompress), gzip: promisify(gzip) }
export type Encoding = 'identity' | keyof typeof encoders

export interface PointerContent {
  text: string
  etag: string
  body: Record<Encoding, Buffer>
}

/** A page or file as it is sent: in each encoding, and marked by its content. */
export async function encoded(source: string | Buffer): Promise<PointerContent> {
  const identity = Buffer.from(source)
  const [br, gzipped] = await Promise.all([encoders.br(identity), encoders.gzip(identity)])
  const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  return { text: identity.toString('utf8'), etag, body: { identity, br, gzip: gzipped } }
}
