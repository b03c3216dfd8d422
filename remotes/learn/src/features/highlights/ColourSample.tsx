import type { HighlightColour } from '@stepwise/shared/contracts'
import styles from './ColourSample.module.css'

/** Two letters that look like highlighted text. The name of the colour is beside them. */
export const ColourSample = ({ colour }: { colour: HighlightColour }) => (
  <span className={styles.sample} data-colour={colour} aria-hidden translate="no">
    Aa
  </span>
)
