import { UnstyledButton } from '@mantine/core'
import { IconAdjustments } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { $hasDisplayPanel, shell } from '../shell/index.ts'
import styles from './DisplaySettingsButton.module.css'

interface DisplaySettingsButtonProps {
  /** 'bar': for a header; its icon alone is seen at 1024 px and narrower. 'link': among links, at the foot of a page. */
  look?: 'bar' | 'link'
}

/** Opens the settings of how everything is read and reached. Every page has one (docs/product/display.md#everywhere-opener). */
export function DisplaySettingsButton({ look = 'link' }: DisplaySettingsButtonProps) {
  const [hasPanel, open] = useUnit([$hasDisplayPanel, shell.slotOpened])
  if (!hasPanel) return null
  return (
    <UnstyledButton
      data-tip
      className={`${styles.button} ${styles[look]}`}
      aria-haspopup="dialog"
      onClick={() => open('panel.display')}
    >
      <IconAdjustments size={look === 'bar' ? 24 : 20} stroke={1.75} aria-hidden />
      <span>Accessibility settings</span>
    </UnstyledButton>
  )
}
