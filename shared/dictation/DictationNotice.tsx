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
    'Your browser turns what you say into text. To do that, it sends the sound to a service run by its maker, such as Google, Microsoft or Apple, under that company’s rules.',
  device: 'Your browser turns what you say into text on this device. It says that the sound never leaves the device.',
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
        <p>Stepwise does not get the sound, only the text, as if you had typed it. We ask once on each device.</p>
      </div>
      <div className="ui-wrap ui-gap-8">
        <Button onClick={onAgree}>Agree and dictate</Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
