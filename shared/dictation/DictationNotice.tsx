import { Button } from '@stepwise/shared/ui'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import styles from './Dictation.module.css'
import type { SpeechService } from './speech-service.ts'

interface DictationNoticeProps {
  service: SpeechService
  onAgree: () => void
  onCancel: () => void
}

const explanations: Record<SpeechService, string> = {
  service:
    'Your browser turns what you say into text. For that it sends the sound to a service of its maker, such as Google, Microsoft or Apple, under the rules of that company.',
  device: 'Your browser turns what you say into text on this device. It says that the sound does not leave it.',
}

/** Where the speech goes: to be agreed to before anything is heard (docs/product/dictation.md#agreement). */
export function DictationNotice({ service, onAgree, onCancel }: DictationNoticeProps) {
  const root = useRef<HTMLDivElement>(null)
  const textId = useId()
  useEffect(() => root.current?.focus(), [])
  const cancel = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !root.current?.contains(event.target as Node)) return
    // Not the panel around it.
    event.preventDefault()
    event.stopPropagation()
    onCancel()
  })
  useEffect(() => {
    addEventListener('keydown', cancel, { capture: true })
    return () => removeEventListener('keydown', cancel, { capture: true })
  }, [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields
    <div
      ref={root}
      role="group"
      aria-label="Before you dictate"
      aria-describedby={textId}
      tabIndex={-1}
      className={styles.notice}
    >
      <strong>Before you dictate</strong>
      <div id={textId}>
        <p>{explanations[service]}</p>
        <p>Stepwise gets no sound: only the text, as if you had typed it. You are asked once on this device.</p>
      </div>
      <div className={styles.buttons}>
        <Button onClick={onAgree}>Agree and dictate</Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
