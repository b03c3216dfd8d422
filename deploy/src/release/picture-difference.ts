let sharpModule: Promise<typeof import('sharp').default> | undefined

/** Loaded with the first picture: most servers never compare any. */
function loadSharp() {
  sharpModule ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1)
    sharp.cache(false)
    return sharp
  })
  return sharpModule
}

interface Pixels {
  data: Buffer
  width: number
  height: number
}

/**
 * The share of pixels that differ between two pictures, from 0 to 1. Where only one of them has a pixel, it differs. Throws for what is no
 * picture.
 */
export async function pictureDifference(one: Buffer, other: Buffer): Promise<number> {
  if (one.equals(other)) return 0
  const [a, b] = [await readPixels(one), await readPixels(other)]
  const width = Math.min(a.width, b.width)
  const height = Math.min(a.height, b.height)
  let same = 0
  for (let y = 0; y < height; y += 1) {
    const [rowA, rowB] = [readRow(a, y), readRow(b, y)]
    for (let x = 0; x < width; x += 1) if (rowA[x] === rowB[x]) same += 1
  }
  return 1 - same / (Math.max(a.width, b.width) * Math.max(a.height, b.height))
}

async function readPixels(picture: Buffer): Promise<Pixels> {
  const sharp = await loadSharp()
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Four bytes a pixel, as one number each. */
const readRow = ({ data, width }: Pixels, y: number) =>
  new Uint32Array(data.buffer, data.byteOffset + y * width * 4, width)
