import type { Store } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { announced } from './announcer.tsx'

/** Announces `message` once, each time that `isTrue` becomes true. */
export function useAnnounceWhen(isTrue: boolean, message: string): void {
  const announce = useUnit(announced)
  useEffect(() => {
    if (isTrue) announce(message)
  }, [isTrue, message, announce])
}

const otherTabNotice = 'This is also being written in another tab. Each tab keeps its own text.'

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
