import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { webManifest } from '../../../../shared/federation/web-manifest-plugin.ts'

// What tools/screens/page-pictures.ts and content/tools/make-icons.mjs have written.

const repository = join(import.meta.dirname, '../../../..')
const read = (path: string) => readFileSync(join(repository, path))

const sizeOfPng = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
async function sizeOfWebp(webp: Buffer) {
  const { format, width, height } = await sharp(webp).metadata()
  return `${format} ${width}x${height}`
}

test('each picture of the product is there in light and dark, in two widths, under 60 kB', async () => {
  const files = readdirSync(join(repository, 'content/images/screens'))
  const pages = ['study-home', 'study-step', 'study-journal', 'study-tools', 'pro-home', 'pro-journal']
  const expected = pages.flatMap((page) =>
    ['light', 'dark'].flatMap((theme) => [`${page}-${theme}.webp`, `${page}-${theme}-640.webp`]),
  )
  expect(files.sort()).toEqual(expected.sort())
  for (const file of files) {
    const picture = read(`content/images/screens/${file}`)
    const size = file.endsWith('-640.webp') ? '640x400' : '1280x800'
    expect(`${file} ${await sizeOfWebp(picture)}`).toBe(`${file} webp ${size}`)
    expect(picture.length).toBeLessThan(60_000)
  }
})

test.each(['study', 'pro'])('the link picture of %s is 1200 by 630', (edition) => {
  expect(sizeOfPng(read(`content/images/og/og-${edition}.png`))).toBe('1200x630')
})

test('the icons of the web manifest have the sizes that it says', () => {
  const sized = webManifest('study').icons.filter(({ type }) => type === 'image/png')
  expect(sized).toHaveLength(3)
  for (const { src, sizes } of sized) expect(`${src} ${sizeOfPng(read(`host/public/${src}`))}`).toBe(`${src} ${sizes}`)
  expect(sizeOfPng(read('host/public/apple-touch-icon.png'))).toBe('180x180')
})

test('favicon.ico holds 16, 32 and 48 pixels', () => {
  const ico = read('host/public/favicon.ico')
  expect([...ico.subarray(0, 4)]).toEqual([0, 0, 1, 0])
  const pictures = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
    const entry = ico.subarray(6 + index * 16)
    return ico.subarray(entry.readUInt32LE(12), entry.readUInt32LE(12) + entry.readUInt32LE(8))
  })
  expect(pictures.map(sizeOfPng)).toEqual(['16x16', '32x32', '48x48'])
})
