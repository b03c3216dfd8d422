// What a person wrote that is neither saved nor on the device: it lives in this page alone, and the browser asks before leaving it.

// On the page, not in this module: every remote may bring its copy of the module, of another version too, so the name stays.
const page = globalThis as { stepwiseUnkept?: Map<string, number> }

/** How many texts and changes of one feature are in this page alone. */
export function setUnstored(area: string, count: number): void {
  page.stepwiseUnkept ??= new Map()
  page.stepwiseUnkept.set(area, count)
  // Listened to only while it is needed: some browsers keep no page in their history that listens.
  if (countUnstored() > 0) addEventListener('beforeunload', askBeforeLeaving)
  else removeEventListener('beforeunload', askBeforeLeaving)
}

/** How many texts and changes of all features are in this page alone. */
export function countUnstored(): number {
  return [...(page.stepwiseUnkept?.values() ?? [])].reduce((all, count) => all + count, 0)
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  if (countUnstored() > 0) event.preventDefault()
}
