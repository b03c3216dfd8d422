import { headingFocusWanted } from '@stepwise/shared/routing'
import { signedIn } from '@stepwise/shared/session'
import { shell } from '@stepwise/shared/shell'
import { announced } from '@stepwise/shared/ui'
import { fillFields, focusControl, type KeptPlace } from './kept-place.ts'
import { readReload, storeReload } from './stored-reload.ts'
import { reloadTold, reloadWords } from './update-notice.model.ts'

/** The page's content and its drafts are waited for so long. */
const longestMs = 10_000
/** A dialog that opens takes the focus a moment after its fields are there. */
const heldMs = 500

/** What the page owes to somebody who was here when it was loaded for another version. Before it renders. */
export function resumeAfterReload(): void {
  const stored = readReload()
  if (!stored?.reason) return
  const { reason, place, ...reload } = stored
  // No longer than needed on a computer that others use too.
  storeReload(reload)
  if (reason === 'navigation') {
    headingFocusWanted()
    whenTheAppIsThere(focusHeading)
    return
  }
  reloadTold(reason)
  const words = reloadWords[reason]
  if (place?.openSlot) {
    const slot = place.openSlot
    const opening = signedIn.watch(() => {
      opening()
      shell.slotOpened(slot)
    })
  }
  whenTheAppIsThere(() => (place ? resumePlace(place, words) : announced(words)))
}

/** After the prerendered HTML of a public page has been replaced: what is hidden cannot take the focus. */
function whenTheAppIsThere(resume: () => void): void {
  if (!document.getElementById('words')) return void setTimeout(resume)
  const observer = new MutationObserver(() => {
    if (document.getElementById('words')) return
    observer.disconnect()
    resume()
  })
  observer.observe(document.body, { childList: true })
}

function focusHeading(): void {
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>('main h1[tabindex]')?.focus({ preventScroll: true })
}

/**
 * Puts fields, scroll position and focus back as soon as each is there, until the person does something themselves. Says what happened
 * after the focus has moved, which would cut the words off.
 */
function resumePlace({ focused, fields, scroll }: KeptPlace, words: string): void {
  let missing = fields
  let focusedAt: number | undefined
  let isTold = false
  const tell = () => {
    if (!isTold) announced(words)
    isTold = true
  }
  const isHeld = () => focusedAt === undefined || Date.now() - focusedAt < heldMs
  const resume = () => {
    missing = fillFields(missing)
    if (isHeld() && (focused === null || focusControl(focused))) focusedAt ??= Date.now()
    window.scrollTo({ left: scroll[0], top: scroll[1], behavior: 'instant' })
    if (isHeld()) return
    tell()
    if (missing.length === 0 && Math.abs(window.scrollY - scroll[1]) < 2) stop()
  }
  const observer = new MutationObserver(resume)
  const acts = ['keydown', 'pointerdown', 'wheel', 'touchstart']
  const stop = () => {
    observer.disconnect()
    clearInterval(looking)
    clearTimeout(timer)
    removeEventListener('focusin', resume)
    for (const type of acts) removeEventListener(type, stop, true)
    if (focusedAt === undefined) focusHeading()
    tell()
  }
  const looking = setInterval(resume, heldMs)
  const timer = setTimeout(stop, longestMs)
  addEventListener('focusin', resume)
  for (const type of acts) addEventListener(type, stop, { capture: true, passive: true })
  observer.observe(document.body, { childList: true, subtree: true })
  resume()
}
