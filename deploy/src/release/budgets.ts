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
}

/** Bytes as people read them: `9.8 kB`, kB = 1000 bytes. */
export const inKilobytes = (bytes: number) => `${(bytes / kB).toFixed(1)} kB`
