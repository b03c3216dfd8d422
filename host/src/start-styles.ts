/**
 * Resolves once the style sheets of the page's start are there, at once where the page's first script says nothing of them. When one
 * cannot be had, that script says so in the page (docs/product/errors.md#start-failed).
 */
export async function startStylesLoaded(): Promise<void> {
  await globalThis.stepwiseBoot?.styles
}
