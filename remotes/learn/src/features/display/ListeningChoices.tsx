import { readingSpeed as speedRange, useVoices, VoiceOptions } from '@stepwise/shared/read-aloud'
import { useId } from 'react'
import type { ChoicesProps } from './choices-props.ts'
import styles from './ListeningChoices.module.css'
import { StepSlider } from './StepSlider.tsx'

/** How text is read aloud (docs/product/display.md#further-settings). */
export function ListeningChoices({ setting, onChange }: ChoicesProps) {
  const { readingSpeed, readingVoice } = setting
  return (
    <>
      <StepSlider
        label="Reading speed"
        value={readingSpeed}
        {...speedRange}
        shown={readingSpeed === 100 ? '100 % (normal)' : `${readingSpeed} %`}
        said={`${readingSpeed} per cent`}
        less="Slower reading"
        more="Faster reading"
        onChange={(speed) => onChange({ readingSpeed: speed })}
      />
      <VoiceChoice voice={readingVoice} onChange={(voice) => onChange({ readingVoice: voice })} />
    </>
  )
}

interface VoiceChoiceProps {
  voice: string | null
  onChange: (voice: string | null) => void
}

/** The voices are the browser's: another device may have others. Hidden where there is none. */
function VoiceChoice({ voice, onChange }: VoiceChoiceProps) {
  const id = useId()
  const voices = useVoices()
  if (voices.length === 0) {
    return <p className="ui-flat ui-muted">This browser has no voice, so it cannot read aloud.</p>
  }
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        Voice
      </label>
      <select
        id={id}
        className={styles.select}
        value={voice ?? ''}
        onChange={(event) => onChange(event.target.value || null)}
      >
        <VoiceOptions voices={voices} chosen={voice} />
      </select>
    </div>
  )
}
