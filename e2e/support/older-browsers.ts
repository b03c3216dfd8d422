import type { Page } from 'playwright/test'

/** What one of the oldest supported browsers lacks, Firefox ESR 115 or Safari 16.3. */
const lacking = [
  ...['toWellFormed', 'isWellFormed'].map((name) => `String.prototype.${name}`),
  ...['Object.groupBy', 'Map.groupBy', 'Promise.withResolvers', 'Promise.try', 'Array.fromAsync', 'URL.canParse'],
  ...['union', 'intersection', 'difference', 'symmetricDifference'].map((name) => `Set.prototype.${name}`),
  ...['isSubsetOf', 'isSupersetOf', 'isDisjointFrom'].map((name) => `Set.prototype.${name}`),
  ...['AbortSignal.any', 'Iterator', 'Intl.Segmenter', 'Error.captureStackTrace', 'CSS.highlights', 'Highlight'],
  ...['requestIdleCallback', 'scheduler', 'navigation', 'Navigator.prototype.userActivation', 'CompressionStream'],
  ...['Document.prototype.startViewTransition', 'Element.prototype.checkVisibility', 'Element.prototype.ariaExpanded'],
  ...['popover', 'showPopover', 'hidePopover', 'togglePopover'].map((name) => `HTMLElement.prototype.${name}`),
]

/** What Safari 15.3 lacks besides, and all supported browsers have. */
const lackingLongAgo = [
  ...['at', 'findLast', 'findLastIndex', 'toSorted', 'toSpliced', 'with'].map((name) => `Array.prototype.${name}`),
  ...['Object.hasOwn', 'structuredClone'],
]

/** The page runs as in the oldest browsers that are supported, or in one that is too old. */
export async function openAsOlder(page: Page, { isTooOld = false } = {}): Promise<void> {
  await page.addInitScript(
    (paths) => {
      for (const path of paths) {
        const names = path.split('.')
        const last = names.pop() ?? ''
        const owner = names.reduce<unknown>((value, name) => Reflect.get(value as object, name), globalThis)
        Reflect.deleteProperty(owner as object, last)
      }
    },
    isTooOld ? [...lacking, ...lackingLongAgo] : lacking,
  )
}
