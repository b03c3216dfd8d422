import { $theme, themeToggled } from '@stepwise/shared/display'
import { ActionIcon, announced } from '@stepwise/shared/ui'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { useUnit } from 'effector-react'

/** Light or dark; light until somebody chooses dark (docs/product/shell-and-search.md#theme-toggle). */
export function ThemeToggle() {
  const [theme, toggle, announce] = useUnit([$theme, themeToggled, announced])
  const isDark = theme === 'dark'
  const choose = () => {
    toggle()
    announce(isDark ? 'Light mode is on' : 'Dark mode is on')
  }
  return (
    <ActionIcon onClick={choose} aria-label="Dark mode" aria-pressed={isDark}>
      {isDark ? <IconSun stroke={1.75} aria-hidden /> : <IconMoon stroke={1.75} aria-hidden />}
    </ActionIcon>
  )
}
