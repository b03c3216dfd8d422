/** Calls `work` for each item in order, at most `limit` at a time. After a failure no further item is started. */
export async function forEachConcurrently<T>(
  items: T[],
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const pending = [...items]
  const worker = async () => {
    for (let item = pending.shift(); item !== undefined; item = pending.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: limit }, worker)).catch((error) => {
    pending.length = 0
    throw error
  })
}
