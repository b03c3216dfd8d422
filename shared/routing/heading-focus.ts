import { preview } from '../preview/index.ts'

let focusedAtNavigation: Element | null = null
let isWanted = false

/** Called by the host when another page is coming: the next page heading that appears takes the focus. */
export function headingFocusWanted(): void {
  isWanted = true
  focusedAtNavigation = document.activeElement
}

/** Called by a page heading that goes away with the focus, such as that of the former step: the next one takes it, and until then `main`. */
export function headingRemoved(): void {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  headingFocusWanted()
}

/** The focus has gone back to where it was before a dialog: not the person's move, so an awaited heading still takes it. */
export function focusReturned(): void {
  focusedAtNavigation = document.activeElement
}

/**
 * Called by a page heading when it appears. True once after a navigation, unless the person has moved the focus meanwhile: then it
 * stays where they put it.
 */
export function takeHeadingFocus(): boolean {
  if (!isWanted) return false
  isWanted = false
  // A preview that is reloaded leaves the focus in the editor around it.
  if (preview && !document.hasFocus()) return false
  const active = document.activeElement
  return active === null || active === document.body || active.matches('main') || active === focusedAtNavigation
}
