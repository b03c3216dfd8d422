import { shell } from '@stepwise/shared/shell'
import { UnstyledButton } from '@stepwise/shared/ui'
import { IconAdjustments } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import styles from './AccessibilityOpener.module.css'

/** docs/product/display.md#opener */
export default function AccessibilityOpener() {
  const open = useUnit(shell.slotOpened)
  return (
    <UnstyledButton className={styles.button} aria-haspopup="dialog" onClick={() => open('panel.display')}>
      <IconAdjustments stroke={1.75} aria-hidden />
      <span className={styles.words}>Accessibility settings</span>
    </UnstyledButton>
  )
}
