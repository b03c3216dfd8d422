/** A picture as rows of pixels, each of three bytes. */
export interface Pixels {
  data: Uint8Array
  width: number
  height: number
}

/** Pixels: the squares that a picture is compared by. */
const side = 40
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** A letter for each square of a picture, row by row: a hash of its pixels. */
export function cellsOf({ data, width, height }: Pixels): string {
  const columns = Math.ceil(width / side)
  const hashes = new Uint32Array(columns * Math.ceil(height / side)).fill(0x811c9dc5)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const cell = Math.floor(y / side) * columns + Math.floor(x / side)
      const at = (y * width + x) * 3
      for (let byte = at; byte < at + 3; byte += 1)
        hashes[cell] = Math.imul((hashes[cell] ?? 0) ^ (data[byte] ?? 0), 0x01000193)
    }
  }
  return [...hashes].map((hash) => letters[(hash ^ (hash >>> 12) ^ (hash >>> 22)) & 63]).join('')
}

/** The cells of each screen by its name. */
export type Cells = Map<string, string>

/** The screens that differ, the largest share of their squares first; one that is new or of another size differs as a whole. */
export function differences(before: Cells, now: Cells): { name: string; share: number }[] {
  return [...now]
    .map(([name, cells]) => ({ name, share: shareOf(before.get(name) ?? '', cells) }))
    .filter(({ share }) => share > 0)
    .toSorted((one, other) => other.share - one.share)
}

function shareOf(before: string, now: string) {
  if (before.length !== now.length) return 1
  return [...now].filter((cell, at) => cell !== before[at]).length / now.length
}

/** A line each, so that a diff shows which have changed. */
export const formatCells = (browser: string, cells: Cells): string =>
  [browser, ...[...cells].map(([name, letters]) => `${name}: ${letters}`), ''].join('\n')

export function parseCells(text: string): { browser: string; cells: Cells } {
  const [browser = '', ...lines] = text.split('\n')
  const entries = lines.filter(Boolean).map((line) => line.split(': ') as [string, string])
  return { browser, cells: new Map(entries) }
}
