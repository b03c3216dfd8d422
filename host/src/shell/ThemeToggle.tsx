import { $swatchScheme, $theme, displaySettingChanged, themeToggled } from '@stepwise/shared/display'
import { Lazy, lazyComponent } from '@stepwise/shared/lazy'
import { announced, IconButton } from '@stepwise/shared/ui'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { useRef, useState } from 'react'

const notice = lazyComponent(() => import(/* webpackChunkName: "own-colours-notice" */ './OwnColoursNotice.tsx'))

// A failed load is announced; the theme has changed.
const nothing = () => null

/**
 * Light or dark; as the device prefers until someone chooses (docs/product/display.md#theme). It cannot change colours of one's own:
 * then it says so and offers to take them away.
 */
export function ThemeToggle() {
  const { theme, swatchScheme, toggle, change, announce } = useUnit({
    theme: $theme,
    swatchScheme: $swatchScheme,
    toggle: themeToggled,
    change: displaySettingChanged,
    announce: announced,
  })
  const button = useRef<HTMLButtonElement>(null)
  const [occasion, setOccasion] = useState(0)
  const isDark = theme === 'dark'

  const choose = () => {
    toggle()
    if (swatchScheme) setOccasion(occasion + 1)
    else announce(isDark ? 'Light mode is on' : 'Dark mode is on')
  }
  const takeThemeColours = () => {
    button.current?.focus()
    change({ backgroundColor: null, fontColor: null })
    announce('The colours of the theme are on')
  }
  const mode = isDark ? 'Dark mode is on' : 'Light mode is on'
  return (
    <>
      <IconButton ref={button} onClick={choose} aria-label="Dark mode" aria-pressed={isDark}>
        {isDark ? <IconSun stroke={1.75} aria-hidden /> : <IconMoon stroke={1.75} aria-hidden />}
      </IconButton>
      {swatchScheme && occasion > 0 && (
        <Lazy
          part={notice}
          props={{ mode, occasion, onThemeColours: takeThemeColours }}
          title="Message about your colours"
          failure={nothing}
        />
      )}
    </>
  )
}
