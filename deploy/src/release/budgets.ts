const kB = 1000

/**
 * What a part may cost a visitor, in bytes after brotli. A page or slot counts its own JS and CSS, without the shared modules, which belong
 * to the host. Those of the start are close to what it has: more is a decision, and not a habit.
 */
export const budgets = {
  /** A remote's entry, which every visitor of one of its pages loads: 25 bytes for each part that is loaded when it is used. */
  entry: 9.6 * kB,
  /** The host's initial JS and CSS together. React, router, Mantine, effector and module federation are 135 kB of it. */
  hostInitial: 180.4 * kB,
  /** The font of the text, which every first visit loads beside them. */
  hostFont: 21 * kB,
  page: 120 * kB,
  slot: 120 * kB,
}

/** By which share a page, a slot, the host's start or all of a part may grow in one promotion, and by how many bytes in any case. */
export const maxGrowth = { share: 0.1, bytes: 2 * kB }

/** 9800 becomes `9.8 kB`; a kB is 1000 bytes. */
export const formatKilobytes = (bytes: number) => `${(bytes / kB).toFixed(1)} kB`
