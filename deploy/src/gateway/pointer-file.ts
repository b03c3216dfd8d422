import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const encoders = { br: promisify(brotliCompress), gzip: promisify(gzip) }
export type Encoding = 'identity' | keyof typeof encoders

export type PointerContent = { text: string; etag: string; body: Record<Encoding, Buffer> }

/**
 * A small file that a promotion replaces (`index.html`, `registry.json`), cached in memory until it is replaced. It is
 * compressed here and not in the store, because a file and its `.br` cannot be replaced in one step.
 */
export function pointerFile(path: string) {
  let loadedStamp = ''
  let content: Promise<PointerContent> | undefined

  return async (): Promise<PointerContent | undefined> => {
    const stats = await stat(path).catch(() => undefined)
    if (!stats) return undefined
    const stamp = `${stats.ino} ${stats.mtimeMs} ${stats.size}`
    if (!content || stamp !== loadedStamp) {
      loadedStamp = stamp
      content = load(path)
    }
    return content
  }
}

const load = async (path: string) => encoded(await readFile(path))

/** A page or file as it is sent: in each encoding, and marked by its content. */
export async function encoded(source: string | Buffer): Promise<PointerContent> {
  const identity = Buffer.from(source)
  const [br, gzipped] = await Promise.all([encoders.br(identity), encoders.gzip(identity)])
  const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  return { text: identity.toString('utf8'), etag, body: { identity, br, gzip: gzipped } }
}
