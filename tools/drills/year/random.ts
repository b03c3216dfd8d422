import { createRandom } from '../../../cli/release/smoke/use-controls.ts'

/** Numbers that look random and are the same for the same seed. */
export type Random = ReturnType<typeof seededRandom>

export function seededRandom(seed: number) {
  const next = createRandom(seed)
  /** A whole number from `least` to `most`. */
  const int = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))

  return {
    next,
    int,
    chance: (probability: number) => next() < probability,
    pick<T>(items: readonly T[]): T {
      const item = items[int(0, items.length - 1)]
      if (item === undefined) throw new Error('There is nothing to pick from.')
      return item
    },
    /** Another source, so that what one thing draws does not change what another does. */
    fork: () => seededRandom(int(0, 2 ** 31)),
  }
}
