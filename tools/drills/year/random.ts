/** Numbers that look random and are the same for the same seed (mulberry32). */
export type Random = ReturnType<typeof seededRandom>

export function seededRandom(seed: number) {
  let state = seed >>> 0
  /** From 0 to below 1. */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
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
