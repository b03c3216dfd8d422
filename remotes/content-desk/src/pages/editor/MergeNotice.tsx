import { Text } from '@stepwise/shared/ui'
import { createWatch } from 'effector'
import { useProvidedScope, useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { textMerged } from '../../features/draft/draft.model.ts'
import styles from './EditorNotices.module.css'
import { $incomingChanges, $mergeCount } from './merge-notice.model.ts'
import { mergeSentences } from './merge-words.ts'

/** Says what others have changed in the text that is in the form (docs/product/content-desk.md#both-texts). */
export function MergeNotice() {
  const [changes, count] = useUnit([$incomingChanges, $mergeCount])
  const notice = useRef<HTMLDivElement>(null)
  const focused = useRef<Element | null>(null)
  const scope = useProvidedScope()
  useEffect(
    () =>
      createWatch({
        unit: textMerged,
        fn: () => {
          focused.current = document.activeElement
        },
        ...(scope && { scope }),
      }),
    [scope],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each merge
  useEffect(() => {
    // The block in which the person wrote may have been removed.
    if (focused.current?.isConnected === false && document.activeElement === document.body) notice.current?.focus()
    focused.current = null
  }, [count])
  if (changes.length === 0) return null
  return (
    <div ref={notice} tabIndex={-1} className={styles.notice}>
      {mergeSentences(changes).map((sentence) => (
        <Text key={sentence}>{sentence}</Text>
      ))}
    </div>
  )
}
