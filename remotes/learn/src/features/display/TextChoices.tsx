import type { ChoicesProps } from './choices-props.ts'
import { FontChoice } from './FontChoice.tsx'
import { OptionRow } from './OptionRow.tsx'
import { TextSize } from './TextSize.tsx'

const spaces = [
  { value: 0, label: 'Normal' },
  { value: 1, label: 'Wide' },
  { value: 2, label: 'Widest' },
]
const widths = [
  { value: 0, label: 'Normal' },
  { value: 1, label: 'Narrow' },
  { value: 2, label: 'Narrowest' },
]

/** docs/product/display.md#further-settings */
export function TextChoices({ setting, onChange }: ChoicesProps) {
  return (
    <>
      <TextSize size={setting.fontSize} onChange={(fontSize) => onChange({ fontSize })} />
      <FontChoice family={setting.fontFamily} onChange={(fontFamily) => onChange({ fontFamily })} />
      <OptionRow
        legend="Space between lines"
        options={spaces}
        value={setting.lineSpacing}
        onChange={(lineSpacing) => onChange({ lineSpacing })}
      />
      <OptionRow
        legend="Space between letters"
        options={spaces}
        value={setting.letterSpacing}
        onChange={(letterSpacing) => onChange({ letterSpacing })}
      />
      <OptionRow
        legend="Space between words"
        options={spaces}
        value={setting.wordSpacing}
        onChange={(wordSpacing) => onChange({ wordSpacing })}
      />
      <OptionRow
        legend="Line length"
        options={widths}
        value={setting.lineWidth}
        onChange={(lineWidth) => onChange({ lineWidth })}
      />
    </>
  )
}
