/** Does `work` for each item, at most `width` at a time, in order. The first failure stops the rest from being begun. */
export async function inTurns<T>(items: T[], width: number, work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const lane = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: width }, lane)).catch((error) => {
    waiting.length = 0
    throw error
  })
}
