import { preview } from '@stepwise/shared/preview'
import { DisplaySettingsButton } from '@stepwise/shared/ui'
import styles from './PageFoot.module.css'

/** At the end of the host's own pages where no shell is around them (docs/product/display.md#everywhere-opener). */
export function SettingsFoot() {
  return (
    !preview && (
      <div className={styles.alone}>
        <DisplaySettingsButton />
      </div>
    )
  )
}
