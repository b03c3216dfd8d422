import { crc32, deflateSync } from 'node:zlib'

/** A PNG of one colour, which is small whatever its size: of one bit for each pixel, or an interlaced one of eight bytes. */
export function plainPng(width: number, height: number, isInterlaced = false): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set(isInterlaced ? [16, 6, 0, 0, 1] : [1, 0, 0, 0, 0], 8)
  const length = isInterlaced
    ? passesOf(width, height).reduce((sum, [columns, rows]) => sum + (8 * columns + 1) * rows, 0)
    : (Math.ceil(width / 8) + 1) * height
  const pixels = deflateSync(Buffer.alloc(length), { level: 1 })
  const signature = Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

/** Columns and rows of each of the seven passes of an interlaced PNG. */
function passesOf(width: number, height: number) {
  const steps = [
    [0, 8, 0, 8],
    [4, 8, 0, 8],
    [0, 4, 4, 8],
    [2, 4, 0, 4],
    [0, 2, 2, 4],
    [1, 2, 0, 2],
    [0, 1, 1, 2],
  ] as const
  return steps.map(
    ([left, across, top, down]) => [Math.ceil((width - left) / across), Math.ceil((height - top) / down)] as const,
  )
}

function chunk(type: string, data: Buffer) {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data])
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, sum])
}
