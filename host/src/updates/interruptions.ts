import { countUnstored } from '@stepwise/shared/drafts'
import { hasRunningChanges } from '@stepwise/shared/http'
import { $openSlot, $pinnedSlots } from '@stepwise/shared/shell'

const textField =
  'textarea, [contenteditable="true"], input:not([type]), input:is([type="text"], [type="search"], [type="email"], [type="url"], [type="tel"], [type="password"], [type="number"])'

let isComposing = false
document.addEventListener('compositionstart', () => noteComposition(true), true)
document.addEventListener('compositionend', () => noteComposition(false), true)

function noteComposition(hasBegun: boolean): void {
  isComposing = hasBegun
}

/** Moving pictures that run in a circle beside the text are not watched to their end. */
const isPlaying = (): boolean =>
  [...document.querySelectorAll<HTMLMediaElement>('video, audio')].some(
    ({ paused, ended, loop }) => !paused && !ended && !loop,
  )

/** Whether something would be lost or cut off if the page were loaded now (docs/product/updates.md#safe-moment). */
export function wouldInterrupt(): boolean {
  return (
    isComposing ||
    isInFilledField() ||
    isPlaying() ||
    // A panel or dialog is open, or the pomodoro runs.
    $openSlot.getState() !== null ||
    $pinnedSlots.getState().length > 0 ||
    document.querySelector('[role$="dialog"], dialog[open]') !== null ||
    hasRunningChanges() ||
    countUnstored() > 0
  )
}

function isInFilledField(): boolean {
  const { activeElement } = document
  if (!activeElement?.matches(textField)) return false
  return ((activeElement as HTMLInputElement).value ?? activeElement.textContent) !== ''
}
