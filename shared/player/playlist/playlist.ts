/**
 * The index of the video after the one at `at`, without broken ones; null at the end of the list. With `isRepeated` the first follows
 * the last.
 */
export function nextVideo(
  ids: readonly string[],
  at: number,
  broken: ReadonlySet<string>,
  isRepeated: boolean,
): number | null {
  const indexes = ids.map((_, index) => index)
  const order = [...indexes.slice(at + 1), ...(isRepeated ? indexes.slice(0, at + 1) : [])]
  return order.find((index) => !broken.has(ids[index] ?? '')) ?? null
}
