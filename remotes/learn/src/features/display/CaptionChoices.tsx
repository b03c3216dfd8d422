import { captionPairs, captionStyle } from '@stepwise/shared/display/caption-look'
import type { CSSProperties } from 'react'
import styles from './CaptionChoices.module.css'
import { CheckChoice } from './CheckChoice.tsx'
import type { ChoicesProps } from './choices-props.ts'
import { OptionRow } from './OptionRow.tsx'
import { StepSlider } from './StepSlider.tsx'

const positions = [
  { value: 'automatic', label: 'Automatic' },
  { value: 'bottom', label: 'Bottom' },
  { value: 'top', label: 'Top' },
  { value: 'under', label: 'Under the picture' },
] as const
const colours = captionPairs.map(({ value, name }) => ({ value, label: name }))

/** docs/product/steps-and-player.md#caption-look */
export function CaptionChoices({ setting, onChange }: ChoicesProps) {
  const { subtitles, captionPosition, captionSize, captionColours } = setting
  return (
    <>
      <CheckChoice
        label="Subtitles in videos"
        isChosen={subtitles}
        onChange={(isChosen) => onChange({ subtitles: isChosen })}
      />
      <OptionRow
        legend="Caption position"
        about="Automatic is at the bottom of the picture, and under it on a phone."
        options={positions}
        value={captionPosition}
        onChange={(position) => onChange({ captionPosition: position })}
      />
      <StepSlider
        label="Caption size"
        value={captionSize}
        min={75}
        max={200}
        step={25}
        shown={captionSize === 100 ? '100 % (normal)' : `${captionSize} %`}
        said={`${captionSize} per cent`}
        less="Smaller captions"
        more="Larger captions"
        onChange={(size) => onChange({ captionSize: size })}
      />
      <OptionRow
        legend="Caption colours"
        options={colours}
        value={captionColours}
        onChange={(pair) => onChange({ captionColours: pair })}
      />
      <p className={styles.sample} style={captionStyle(setting) as CSSProperties}>
        <span>Captions look like this.</span>
      </p>
    </>
  )
}
