/** A picture as rows of pixels, each of three bytes. */
export interface Pixels {
  data: Uint8Array
  width: number
  height: number
}

/** Pixels: the squares that a picture is compared by. */
const side = 60
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
/** Levels of a grey: two letters hold 4096. */
const levels = 16
/** So many levels are no difference: a browser draws a round corner a little differently each time. */
const tolerance = 4

/** Two letters for each square of a picture, row by row: the mean of its bytes, by weights that differ with the place and the colour. */
export function encodeCells({ data, width, height }: Pixels): string {
  const columns = Math.ceil(width / side)
  const count = columns * Math.ceil(height / side)
  const [sums, weights] = [new Float64Array(count), new Float64Array(count)]
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const cell = Math.floor(y / side) * columns + Math.floor(x / side)
      const at = (y * width + x) * 3
      for (let colour = 0; colour < 3; colour += 1) {
        const weight = (colour + 1) * (1 + ((x * 2) % 5)) * (1 + ((y * 2) % 5))
        sums[cell] = (sums[cell] ?? 0) + weight * (data[at + colour] ?? 0)
        weights[cell] = (weights[cell] ?? 0) + weight
      }
    }
  }
  return [...sums].map((sum, cell) => encodeLetters(Math.round((sum / (weights[cell] ?? 1)) * levels))).join('')
}

const encodeLetters = (value: number) => `${letters[value >> 6]}${letters[value & 63]}`
const decodeLevel = (cells: string, at: number) =>
  letters.indexOf(cells[at] ?? '') * 64 + letters.indexOf(cells[at + 1] ?? '')

/** The cells of each screen by its name. */
export type Cells = Map<string, string>

/** The screens that differ, the largest share of their squares first; one that is new or of another size differs as a whole. */
export function differences(before: Cells, now: Cells): { name: string; share: number }[] {
  return [...now]
    .map(([name, cells]) => ({ name, share: compareCells(before.get(name) ?? '', cells) }))
    .filter(({ share }) => share > 0)
    .toSorted((one, other) => other.share - one.share)
}

function compareCells(before: string, now: string) {
  if (before.length !== now.length) return 1
  let differ = 0
  for (let at = 0; at < now.length; at += 2)
    if (Math.abs(decodeLevel(before, at) - decodeLevel(now, at)) > tolerance) differ += 1
  return differ / (now.length / 2)
}

/** A line each, so that a diff shows which have changed. */
export const formatCells = (browser: string, cells: Cells): string =>
  [browser, ...[...cells].map(([name, letters]) => `${name}: ${letters}`), ''].join('\n')

export function parseCells(text: string): { browser: string; cells: Cells } {
  const [browser = '', ...lines] = text.split('\n')
  const entries = lines.filter(Boolean).map((line) => line.split(': ') as [string, string])
  return { browser, cells: new Map(entries) }
}
