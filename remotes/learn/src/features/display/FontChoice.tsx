import type { AccessabilitySetting } from '@stepwise/shared/contracts'
import { fontStacks } from '@stepwise/shared/display'
import styles from './Choice.module.css'

type FontFamily = AccessabilitySetting['fontFamily']

const fonts: readonly { family: FontFamily; about: string }[] = [
  { family: 'Default', about: 'Atkinson Hyperlegible, made so that letters are not mistaken for each other' },
  { family: 'Comic Sans', about: 'Round letters as if written by hand' },
  { family: 'Open-Dyslexic', about: 'Letters that are heavier at the bottom' },
]

interface FontChoiceProps {
  family: FontFamily
  onChange: (family: FontFamily) => void
}

/** Only the chosen name is shown in its own font: the other fonts are not loaded. */
export function FontChoice({ family: chosen, onChange }: FontChoiceProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>Font</legend>
      {fonts.map(({ family, about }) => (
        <label key={family} className={styles.font}>
          <input
            type="radio"
            className={styles.box}
            name="font"
            checked={family === chosen}
            onChange={() => onChange(family)}
          />
          <span>
            <span style={family === chosen ? { fontFamily: fontStacks[family] } : undefined}>{family}</span>
            <span className={styles.about}>{about}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
