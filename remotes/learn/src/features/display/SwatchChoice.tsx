import { type Swatch, swatches, swatchName } from '@stepwise/shared/display/swatches'
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

const findBackground = (name: string) => swatches.find((swatch: Swatch) => swatch.name === name)?.background
/** The colours of the theme, whichever it is: half light, half dark. */
const themeColours = `linear-gradient(135deg, ${findBackground('Paper')} 50%, ${findBackground('Slate')} 50%)`

/** The colours of everything: those of the theme, or one of the swatches (docs/swatches.md). */
export function SwatchChoice({ background, text, onChange }: SwatchChoiceProps) {
  const chosen = swatchName({ backgroundColor: background, fontColor: text })
  return (
    <fieldset>
      <legend className={styles.legend}>Colours</legend>
      <div className={styles.swatches}>
        <SwatchOption
          name="Default"
          style={{ '--swatch': themeColours }}
          isChosen={background === null && text === null}
          onChoice={() => onChange({ backgroundColor: null, fontColor: null })}
        />
        {swatches.map((swatch) => (
          <SwatchOption
            key={swatch.name}
            name={swatch.name}
            sample="Aa"
            style={{ '--swatch': swatch.background, '--swatch-text': swatch.text }}
            isChosen={swatch.name === chosen}
            onChoice={() => onChange({ backgroundColor: swatch.background, fontColor: swatch.text })}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface SwatchOptionProps {
  name: string
  /** What shows the colours of a text. */
  sample?: string
  style: { '--swatch': string; '--swatch-text'?: string }
  isChosen: boolean
  onChoice: () => void
}

function SwatchOption({ name, sample, style, isChosen, onChoice }: SwatchOptionProps) {
  return (
    <label className={styles.swatch} style={style as CSSProperties}>
      <input type="radio" name="swatch" className={styles.hidden} checked={isChosen} onChange={onChoice} />
      <span className={styles.colours} aria-hidden>
        {sample && <span>{sample}</span>}
        {isChosen && <IconCheck className={styles.check} size={20} stroke={2.5} />}
      </span>
      <span className={styles.name}>{name}</span>
    </label>
  )
}
