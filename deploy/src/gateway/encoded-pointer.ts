import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Live, PointerReader } from '../store/store.ts'

const encoders = { br: promisify(brotliCompress), gzip: promisify(gzip) }
export type Encoding = 'identity' | keyof typeof encoders

export type PointerContent = { text: string; etag: string; body: Record<Encoding, Buffer> }

/**
 * The page and the registry that are live, as they are sent, kept in memory until another promotion is live. They are compressed here
 * and not in the store, because a file and its `.br` cannot be replaced in one step.
 */
export function encodedPointer(pointer: PointerReader) {
  const kept = new WeakMap<Live, Record<'page' | 'registry', Promise<PointerContent>>>()

  async function read() {
    const live = await pointer.current()
    if (!live) return undefined
    const known = kept.get(live) ?? {
      page: encoded(live.page),
      registry: encoded(`${JSON.stringify(live.registry)}\n`),
    }
    kept.set(live, known)
    return known
  }

  return {
    page: async () => (await read())?.page,
    registry: async () => (await read())?.registry,
  }
}

/** A page or file as it is sent: in each encoding, and marked by its content. */
export async function encoded(source: string | Buffer): Promise<PointerContent> {
  const identity = Buffer.from(source)
  const [br, gzipped] = await Promise.all([encoders.br(identity), encoders.gzip(identity)])
  const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  return { text: identity.toString('utf8'), etag, body: { identity, br, gzip: gzipped } }
}
