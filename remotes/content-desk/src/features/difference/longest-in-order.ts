/** The keys that did not move: the longest run of `keys` whose places in `order` only grow. */
export function longestInOrder(keys: readonly string[], order: readonly string[]): Set<string> {
  const places = keys.map((key) => order.indexOf(key))
  const best: number[][] = []
  for (const [index, place] of places.entries()) {
    const before = best.filter((run) => (places[run.at(-1) ?? 0] ?? 0) < place)
    const longest = before.reduce<number[]>((one, other) => (other.length > one.length ? other : one), [])
    best.push([...longest, index])
  }
  const run = best.reduce<number[]>((one, other) => (other.length > one.length ? other : one), [])
  return new Set(run.map((index) => keys[index] ?? ''))
}
