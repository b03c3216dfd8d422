const kB = 1000

/**
 * What a part may cost a visitor, in bytes after brotli: the promotion gate's one table. A page or slot counts its own JS
 * and CSS, without the shared modules, which are the host's.
 */
export const budgets = {
  /** A remote's entry. Every visitor pays for the entry of the page they open. */
  entry: 10 * kB,
  /** The host's initial JS and CSS together. */
  hostInitial: 220 * kB,
  page: 120 * kB,
  slot: 120 * kB,
  /** Pages that may cost more, by `remote/page`. The step page carries the video player. */
  exceptions: { 'learn/step': 180 * kB } as Record<string, number>,
}

/** The budget of a page, by its remote and its name. */
export const pageBudget = (remote: string, page: string) => budgets.exceptions[`${remote}/${page}`] ?? budgets.page

/** Bytes as people read them: `9.8 kB`, kB = 1000 bytes. */
export const inKilobytes = (bytes: number) => `${(bytes / kB).toFixed(1)} kB`
