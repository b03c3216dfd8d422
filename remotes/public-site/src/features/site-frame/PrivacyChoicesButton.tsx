import { $hasPrivacyChoices, privacyChoicesRequested } from '@stepwise/shared/shell'
import { Anchor } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import styles from './SiteFooter.module.css'

/** Only where the owner has set up something to choose, which the app finds out: the page's first words do not have it. */
export function PrivacyChoicesButton() {
  const [hasChoices, open] = useUnit([$hasPrivacyChoices, privacyChoicesRequested])
  if (!hasChoices) return null
  return (
    <li>
      <Anchor component="button" type="button" className={styles.link} onClick={() => open()}>
        Privacy choices
      </Anchor>
    </li>
  )
}
