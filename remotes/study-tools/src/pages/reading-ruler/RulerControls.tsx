import { RadioGroup } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { Fragment, type ReactNode } from 'react'
import { rulerColours } from './ReadingPage.tsx'
import styles from './ReadingRuler.module.css'
import {
  colours,
  dims,
  heights,
  type RulerColour,
  type RulerSettings,
  readingRuler,
  sizes,
  units,
} from './reading-ruler.model.ts'

const colourOptions = Object.fromEntries(
  Object.entries(colours).map(([colour, name]) => [
    colour,
    <Fragment key={colour}>
      <span className={styles.swatch} style={rulerColours(colour as RulerColour)} />
      <span>{name}</span>
    </Fragment>,
  ]),
) as Record<RulerColour, ReactNode>

/** How the ruler moves and looks. Each choice is seen at once in the text below. */
export function RulerControls({ settings }: { settings: RulerSettings }) {
  const onChanged = useUnit(readingRuler.changed)
  const { unit, height, dim, colour, size } = settings
  const choice = <Value extends string>(
    name: keyof RulerSettings,
    label: string,
    options: Record<Value, ReactNode>,
    value: Value,
  ) => (
    <RadioGroup
      name={name}
      label={label}
      options={options}
      value={value}
      onChoice={(chosen) => onChanged({ [name]: chosen })}
    />
  )
  return (
    <div className={styles.settings}>
      {choice('unit', 'Move by', units, unit)}
      {choice('height', 'Ruler height', heights, height)}
      {choice('dim', 'Dim the rest of the text', dims, dim)}
      {choice('colour', 'Ruler colour', colourOptions, colour)}
      <label>
        <span>Text size</span>
        <input
          type="range"
          min={sizes.least}
          max={sizes.most}
          step={sizes.step}
          value={size}
          aria-valuetext={`${size} pixels`}
          onChange={(event) => onChanged({ size: Number(event.target.value) })}
        />
      </label>
    </div>
  )
}
