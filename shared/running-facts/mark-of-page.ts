/** What is used of `performance`, which Node's types know otherwise. */
interface Timings {
  getEntriesByType?: (type: string) => { serverTiming?: { name: string; description: string }[] }[]
}

/**
 * The gateway's mark of this page, without which its reports count for nothing (docs/product/errors.md#counts). Never throws. Part of the boot
 * script too.
 */
export function markOfPage(): string | undefined {
  const [navigation] = (performance as Timings).getEntriesByType?.('navigation') ?? []
  return navigation?.serverTiming?.find(({ name }) => name === 'page')?.description
}
