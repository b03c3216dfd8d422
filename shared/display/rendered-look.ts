import { useSyncExternalStore } from 'react'
import type { RenderedLook } from '../contracts/rendered-page.ts'
import { narrowWindow } from './look-cookie.ts'

let renderedLook: RenderedLook = { theme: 'light', isWide: true, daysHere: 0 }

/** What the HTML of this page was rendered for: in the gateway and, for the same page, in the browser. */
export function setRenderedLook(look: RenderedLook): void {
  renderedLook = look
}

const isWide = () => !matchMedia(narrowWindow).matches

function follow(onChange: () => void): () => void {
  const query = matchMedia(narrowWindow)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Calls `onChange` when the window becomes wide, or narrow. Returns what reads it now. */
export function watchIsWide(onChange: () => void): () => boolean {
  follow(onChange)
  return isWide
}

/** Whether the window is so wide that the menu is always there, and the list of steps beside a step. */
export const useIsWide = (): boolean => useSyncExternalStore(follow, isWide, () => renderedLook.isWide)
