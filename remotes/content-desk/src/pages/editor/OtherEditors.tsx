import { Text, useAnnounceWhen } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $editors, presenceDue } from '../../features/draft/presence.model.ts'
import styles from './EditorNotices.module.css'

/** How often the server hears that the editor is open (shared/contracts/calls.ts). */
const presenceMs = 20_000

/** Says who else has the document in the editor. */
export function OtherEditors() {
  const [editors, due] = useUnit([$editors, presenceDue])
  useEffect(() => {
    const tell = () => document.visibilityState === 'visible' && due()
    const timer = setInterval(tell, presenceMs)
    document.addEventListener('visibilitychange', tell)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tell)
    }
  }, [due])
  const words = otherEditorsWords(editors.map(({ name }) => name))
  useAnnounceWhen(words !== null, words ?? '')
  return words && <Text className={styles.notice ?? ''}>{words}</Text>
}

export function otherEditorsWords(names: readonly string[]): string | null {
  if (names.length === 0) return null
  const who = new Intl.ListFormat('en-GB').format(names)
  return `${who} ${names.length === 1 ? 'is' : 'are'} editing this page too. Your changes are combined. If you both change the same part, we will ask you which to keep.`
}
