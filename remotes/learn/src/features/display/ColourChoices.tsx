import { $swatchScheme, $theme, $themeChoice, type ThemeChoice } from '@stepwise/shared/display'
import { swatchName } from '@stepwise/shared/display/swatches'
import { useUnit } from 'effector-react'
import type { ChoicesProps } from './choices-props.ts'
import { OptionRow } from './OptionRow.tsx'
import { SwatchChoice } from './SwatchChoice.tsx'
import { useShownScheme } from './use-shown-scheme.ts'

const themes: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'device', label: 'Same as my device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'high-contrast', label: 'High contrast' },
]

/** docs/product/display.md#theme and docs/product/display.md#swatch-tokens */
export function ColourChoices({ setting, onChange }: ChoicesProps) {
  const { themeChoice, theme, swatchScheme } = useUnit({
    themeChoice: $themeChoice,
    theme: $theme,
    swatchScheme: $swatchScheme,
  })
  const scheme = useShownScheme()
  const aboutTheme = () => {
    if (swatchScheme) return `Your own colours, ${swatchName(setting) ?? 'below'}, are used instead of the theme’s.`
    // docs/product/routes-and-guards.md#always-light
    return scheme === theme ? undefined : 'This page is always light. Other pages use your choice.'
  }
  return (
    <>
      <OptionRow
        legend="Theme"
        about={aboutTheme()}
        options={themes}
        value={themeChoice}
        onChange={(chosen) => onChange({ theme: chosen })}
      />
      <SwatchChoice background={setting.backgroundColor} text={setting.fontColor} onChange={onChange} />
    </>
  )
}
