import { useLocation } from '@stepwise/shared/routing'
import { shell } from '@stepwise/shared/shell'
import { UnstyledButton } from '@stepwise/shared/ui'
import { IconAdjustments } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import styles from './AccessibilityButton.module.css'

/** Spec 2.9: the settings are opened from flow, tutorial and favourites pages. (From the profile as well, mission 18.) */
const readingPages = /^\/(flows|tutorials|favourites)(\/|$)/

/** The button of the top bar; its words are seen above 1024 (spec 9). It loads with every page, so the panel does not come along. */
export default function AccessibilityButton() {
  const { pathname } = useLocation()
  const open = useUnit(shell.slotOpened)
  if (!readingPages.test(pathname)) return null
  return (
    <UnstyledButton className={styles.button} aria-haspopup="dialog" onClick={() => open('panel.display')}>
      <IconAdjustments stroke={1.75} aria-hidden />
      <span className={styles.words}>Accessibility settings</span>
    </UnstyledButton>
  )
}
