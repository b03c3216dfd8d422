import { boot, host, initialFiles, registry } from './registry.ts'
import { expectStart } from './start-failure.ts'
import { stored, type Visit } from './visit.ts'

const uses = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin']

/** What a reader begins and ends: the host must not replace the page between a press and its click, nor while a word is composed. */
const phases: Record<string, NonNullable<StepwiseBoot['underWay']>> = {
  pointerdown: 'press',
  pointerup: '',
  pointercancel: '',
  compositionstart: 'composition',
  compositionend: '',
}

/**
 * The page can be read already. The host is started when someone uses it, with `startCalls`, and replaces the prerendered HTML once it
 * shows the same (host/src/hydration-handover).
 */
export function startWhenUsed({ isSignedIn, isForVisitors, isSignOutPending }: Visit, startCalls: () => void): void {
  if (document.documentElement.dataset.mantineColorScheme === 'dark')
    addEventListener('DOMContentLoaded', darkenDrawings)
  addEventListener('DOMContentLoaded', fillDrafts)
  for (const [type, phase] of Object.entries(phases)) {
    const note = () => {
      boot.underWay = phase
    }
    addEventListener(type, note, true)
  }

  const start = ({ type: used, movementX, movementY }: { type?: string; movementX?: number; movementY?: number }) => {
    // A browser reports a pointer that rests where the page appears as a move of no distance: no one has used anything.
    if (used === 'pointermove' && movementX === 0 && movementY === 0) return
    for (const type of uses) removeEventListener(type, start, true)
    expectStart()
    startCalls()
    for (const name of initialFiles) loadHostFile(name)
  }
  const startAtOnce = () => {
    // The page is for visitors, or a preview that shows a draft: other content than this will be here.
    if (parent !== self || (isSignedIn && isForVisitors)) dropPrerenderedHtml()
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

/** From here on the page is as one that was not prerendered. */
function dropPrerenderedHtml(): void {
  const { dataset } = document.documentElement
  delete dataset.prerendered
  delete dataset.signedIn
  document.getElementById('words')?.remove()
  document.getElementById('words-font')?.remove()
  document.getElementById('root')?.removeAttribute('hidden')
  // Without them a dark page would flash up white.
  boot.styles?.then(() => document.getElementById('words-styles')?.remove())
}

/** A style sheet of the host would restyle the prerendered HTML: the host switches its style sheets on. */
function loadHostFile(name: string): void {
  const isScript = name.endsWith('.js')
  const file = document.createElement(isScript ? 'script' : 'link')
  if (!isScript) {
    file.setAttribute('rel', 'stylesheet')
    file.setAttribute('media', 'not all')
  }
  if (file instanceof HTMLScriptElement) file.async = false
  const integrity = host.integrities?.[name]
  if (integrity) {
    file.setAttribute('integrity', integrity)
    file.setAttribute('crossorigin', '')
  }
  file.setAttribute(isScript ? 'src' : 'href', host.folder + name)
  document.head.insertBefore(file, document.getElementById('words-font'))
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
  for (const form of document.querySelectorAll('#words [data-draft]')) {
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
