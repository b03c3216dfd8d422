import { swatches } from '@stepwise/shared/display/swatches'
import { IconCheck } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import styles from './Choice.module.css'

interface Colours {
  backgroundColor: string | null
  fontColor: string | null
}

interface SwatchChoiceProps {
  background: string | null
  text: string | null
  onChange: (colours: Colours) => void
}

/** The colours of the reading surface: those of the theme, or one of the swatches (docs/swatches.md). */
export function SwatchChoice({ background, text, onChange }: SwatchChoiceProps) {
  const isSame = (one: string | null, other: string) => one?.toUpperCase() === other
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Colours</legend>
      <div className={styles.swatches}>
        <SwatchOption
          name="Default"
          style={{ '--swatch': 'var(--color-surface)', '--swatch-text': 'var(--color-ink)' }}
          isChosen={background === null && text === null}
          onChoice={() => onChange({ backgroundColor: null, fontColor: null })}
        />
        {swatches.map((swatch) => (
          <SwatchOption
            key={swatch.name}
            name={swatch.name}
            style={{ '--swatch': swatch.background, '--swatch-text': swatch.text }}
            isChosen={isSame(background, swatch.background) && isSame(text, swatch.text)}
            onChoice={() => onChange({ backgroundColor: swatch.background, fontColor: swatch.text })}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface SwatchOptionProps {
  name: string
  style: Record<'--swatch' | '--swatch-text', string>
  isChosen: boolean
  onChoice: () => void
}

function SwatchOption({ name, style, isChosen, onChoice }: SwatchOptionProps) {
  return (
    <label className={styles.swatch} style={style as CSSProperties}>
      <input type="radio" name="swatch" className={styles.hidden} checked={isChosen} onChange={onChoice} />
      <span className={styles.colours} aria-hidden>
        Aa
        {isChosen && <IconCheck className={styles.check} size={20} stroke={2.5} />}
      </span>
      <span className={styles.name}>{name}</span>
    </label>
  )
}
