import { createHash, randomBytes } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { writeCompressed } from './compress.ts'

/** The files beside a new file of this name and content, after its compression. */
async function compressed(name: string, content: string | Buffer) {
  const folder = await temporaryFolder()
  await writeFile(join(folder, name), content)
  await writeCompressed(join(folder, name))
  const names = (await readdir(folder)).filter((each) => each !== name)
  return { names, read: (each: string) => readFile(join(folder, each)) }
}

/** Text that compresses well, and better the longer the compression may take. */
const longText = () =>
  Array.from({ length: 4000 }, (_, at) => `line ${(at * 7919) % 997} of ${(at * 104_729) % 613}`).join('\n')

test.each(['css', 'html', 'js', 'json', 'mjs', 'svg', 'txt', 'vtt', 'wasm', 'xml'])(
  'a .%s file is compressed',
  async (ending) => {
    const { names } = await compressed(`a.${ending}`, 'a'.repeat(1000))
    expect(names.sort()).toEqual([`a.${ending}.br`, `a.${ending}.gz`])
  },
)

test.each(['a.png', 'a.woff2', 'a.js.map', 'a.css.map', 'js'])('%s is not compressed', async (name) => {
  expect((await compressed(name, 'a'.repeat(1000))).names).toEqual([])
})

test('a file is compressed from 200 bytes', async () => {
  expect((await compressed('a.js', 'a'.repeat(199))).names).toEqual([])
  expect((await compressed('a.js', 'a'.repeat(200))).names).toHaveLength(2)
})

test('a file that gets larger by compression is left alone', async () => {
  expect((await compressed('a.wasm', randomBytes(5000))).names).toEqual([])
})

test('a file is left alone, too, when compression makes it neither larger nor smaller', async () => {
  // Noise with a tail that repeats it: at one length the tail saves as many bytes as the format costs.
  const noise = createHash('shake256', { outputLength: 400 }).digest()
  const withTail = (length: number) => Buffer.concat([noise, Buffer.alloc(length, noise)])
  const contents = Array.from({ length: 400 }, (_, length) => withTail(length))
  const asLargeIn = (compress: (content: Buffer) => Buffer) =>
    contents.find((content) => compress(content).length === content.length)

  const inBrotli = asLargeIn(brotliCompressSync)
  const inGzip = asLargeIn((content) => gzipSync(content, { level: 9 }))
  expect(inBrotli).toBeDefined()
  expect(inGzip).toBeDefined()
  expect((await compressed('a.wasm', inBrotli ?? '')).names).not.toContain('a.wasm.br')
  expect((await compressed('a.wasm', inGzip ?? '')).names).not.toContain('a.wasm.gz')
})

test('files are compressed at the highest level, and can be read again', async () => {
  const text = longText()
  const { read } = await compressed('a.txt', text)
  const [brotli, gzipped] = [await read('a.txt.br'), await read('a.txt.gz')]
  expect(brotliDecompressSync(brotli).toString()).toBe(text)
  expect(gunzipSync(gzipped).toString()).toBe(text)
  expect(gzipped.length).toBe(gzipSync(text, { level: 9 }).length)
  expect(gzipped.length).toBeLessThan(gzipSync(text).length)
})
