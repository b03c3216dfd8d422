import { IconMicrophoneFilled } from '@tabler/icons-react'
import { type RefObject, useSyncExternalStore } from 'react'
import styles from './Dictation.module.css'
import type { Dictating } from './dictating.ts'
import { useDictationEnd } from './use-dictation-end.ts'

interface DictationStateProps {
  dictating: Dictating
  field: RefObject<HTMLTextAreaElement | null>
  controls: RefObject<HTMLElement | null>
}

/** That the microphone is on, and what was heard and is not written yet. It listens as long as this is mounted. */
export function DictationState({ dictating, field, controls }: DictationStateProps) {
  useDictationEnd(dictating, field, controls)
  const { isListening, heard } = useSyncExternalStore(dictating.subscribe, dictating.state)
  return (
    <div className={styles.state}>
      <IconMicrophoneFilled size={20} aria-hidden />
      <strong>{isListening ? 'Listening' : 'Waiting for the microphone'}</strong>
      <span className="ui-muted" dir="auto">
        {heard}
      </span>
      <span className="ui-muted">Escape ends it.</span>
    </div>
  )
}
