import type { Store } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { announced, detailAnnounced } from './announcer.tsx'

/** Announces `message` once, each time that `isTrue` becomes true. */
export function useAnnounceWhen(isTrue: boolean, message: string): void {
  const announce = useUnit(announced)
  useEffect(() => {
    if (isTrue) announce(message)
  }, [isTrue, message, announce])
}

const otherTabNotice = 'You are also writing this in another tab. Each tab keeps its own text.'

/**
 * The notice to show where a draft is written that another open tab has too; null when none has. It is announced as well, because
 * the other tab may begin at any time. `$inOtherTabs` comes from `createDrafts`; without a `draftId` there is no notice.
 */
export function useOtherTabNotice($inOtherTabs: Store<readonly string[]>, draftId: string | undefined): string | null {
  const inOtherTabs = useUnit($inOtherTabs)
  const isInOtherTab = draftId !== undefined && inOtherTabs.includes(draftId)
  useAnnounceWhen(isInOtherTab, otherTabNotice)
  return isInOtherTab ? otherTabNotice : null
}

/** After this pause in writing, in ms, people who want to hear more hear that the draft is saved. */
export const draftQuietMs = 3000

/**
 * Tells people who want to hear more that what they write is saved on the device, after each pause. `value` is the text, or all of a form
 * as one; what stood there from the start is not announced. `isKept` comes from `createDrafts`.
 */
export function useDraftKept(value: string, isKept: boolean): void {
  const announce = useUnit(detailAnnounced)
  const announced = useRef(value)
  useEffect(() => {
    if (!isKept || value === '' || value === announced.current) return
    const timer = setTimeout(() => {
      announced.current = value
      announce('Draft saved on this device')
    }, draftQuietMs)
    return () => clearTimeout(timer)
  }, [value, isKept, announce])
}
