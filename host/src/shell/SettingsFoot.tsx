import { preview } from '@stepwise/shared/preview'
import { DisplaySettingsButton } from '@stepwise/shared/ui'
import styles from './PageFoot.module.css'

/** At the end of the host's own pages where no shell is around them (docs/product/display.md#everywhere-opener). */
export function SettingsFoot({ isInColumn }: { isInColumn: boolean }) {
  return (
    !preview && (
      <div className={isInColumn ? styles.foot : styles.alone}>
        <DisplaySettingsButton />
      </div>
    )
  )
}
