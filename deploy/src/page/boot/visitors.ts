import { loadHostFile } from './load-host-file.ts'
import { boot, initialFiles, registry } from './registry.ts'
import { isRendered } from './rendered-content.ts'
import { expectStart } from './start-failure.ts'
import { stored, type Visit } from './visit.ts'

const uses = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin']

/**
 * The page can be read already. The host is started when someone uses it, with `startCalls`, and takes the content over
 * (host/src/rendering).
 */
export function startWhenUsed({ isSignedIn, isSignOutPending }: Visit, startCalls: () => void): void {
  if (document.documentElement.dataset.mantineColorScheme === 'dark')
    addEventListener('DOMContentLoaded', darkenDrawings)
  addEventListener('DOMContentLoaded', fillDrafts)
  addEventListener('compositionstart', () => Object.assign(boot, { isComposing: true }), true)
  addEventListener('compositionend', () => Object.assign(boot, { isComposing: false }), true)

  const start = ({ type: used, movementX, movementY }: { type?: string; movementX?: number; movementY?: number }) => {
    // A browser reports a pointer that rests where the page appears as a move of no distance: no one has used anything.
    if (used === 'pointermove' && movementX === 0 && movementY === 0) return
    for (const type of uses) removeEventListener(type, start, true)
    expectStart()
    startCalls()
    for (const name of initialFiles) loadHostFile(name)
  }
  const startAtOnce = () => {
    if (!isRendered()) {
      document.getElementById('starting')?.removeAttribute('hidden')
      // Without them a dark page would flash up white.
      boot.styles?.then(() =>
        document.querySelectorAll('#visitor-styles, #visitor-font').forEach((own) => void own.remove()),
      )
    }
    start({})
  }
  const kind = registry.selection?.kind
  // A page for a test, with versions that are not live or one remote alone (docs/product/qa.md#scenario).
  const isTest = kind === 'override' || kind === 'standalone'
  const isResumed = stored('stepwise.update', () => sessionStorage).includes('"reason"')
  // Also to deliver a sign-out that was made without a network; and for someone whose page was loaded again (host/src/updates).
  if (isSignedIn || isTest || isResumed || parent !== self || isSignOutPending)
    addEventListener('DOMContentLoaded', startAtOnce)
  else for (const type of uses) addEventListener(type, start, { capture: true, passive: true })
}

/** The HTML was rendered for no theme: its drawings are the light ones (shared/ui/Drawing.tsx). */
function darkenDrawings(): void {
  for (const drawing of document.querySelectorAll('img[src$=".svg"]')) {
    drawing.setAttribute('src', `${drawing.getAttribute('src')}#dark`)
  }
}

/**
 * What was written in this tab (shared/drafts/signed-out-draft.ts) is in the form before anything else can be inserted there: text of a
 * password manager or of dictation would take its place.
 */
function fillDrafts(): void {
  for (const form of document.querySelectorAll('[data-draft]')) {
    const name = form.getAttribute('data-draft')
    try {
      const draft = JSON.parse(stored(`stepwise.${name}`, () => sessionStorage) || '{}')
      for (const [key, value] of Object.entries(draft)) {
        const field = document.getElementById(`${name}-${key}`)
        if (field && 'value' in field && typeof value === 'string') field.value = value
      }
    } catch {
      // Another program has stored something there: the form stays empty.
    }
  }
}
