import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { writeDurably } from './write-file.ts'

const compressible = /\.(css|html|js|json|mjs|svg|txt|vtt|wasm|xml)$/
/** Below this many bytes a file is not worth two more. */
const minBytes = 200
const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

/** Writes `<path>.br` and `<path>.gz` where they are smaller. */
export async function writeCompressed(path: string) {
  const { br, gz } = await compressedCopies(path, await readFile(path))
  if (br) await writeDurably(`${path}.br`, br)
  if (gz) await writeDurably(`${path}.gz`, gz)
}

/** The compressed copies of a file, those that are smaller. This runs once per publish, so at the highest level. */
export async function compressedCopies(path: string, content: Buffer): Promise<{ br?: Buffer; gz?: Buffer }> {
  if (!compressible.test(path) || content.length < minBytes) return {}
  const [brotli, gzipped] = await Promise.all([
    toBrotli(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    toGzip(content, { level: 9 }),
  ])
  return {
    ...(brotli.length < content.length && { br: brotli }),
    ...(gzipped.length < content.length && { gz: gzipped }),
  }
}
