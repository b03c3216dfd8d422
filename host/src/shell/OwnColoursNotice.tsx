import { $displaySetting } from '@stepwise/shared/display'
import { swatchName } from '@stepwise/shared/display/swatches'
import { announced } from '@stepwise/shared/ui'
import { Snackbar } from '@stepwise/shared/ui/overlays'
import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent } from 'react'

/** Long enough to read it and to reach its button. */
const noticeMs = 10_000

interface OwnColoursNoticeProps {
  /** What has been chosen, such as "Dark mode is on". */
  mode: string
  /** Another one each time that it is chosen. */
  occasion: number
  onThemeColours: () => void
}

/** Says that colours of one's own stay when the theme changes, with a way to take them away. */
export default function OwnColoursNotice({ mode, occasion, onThemeColours }: OwnColoursNoticeProps) {
  const [setting, announce] = useUnit([$displaySetting, announced])
  const name = swatchName(setting)
  const message = `${mode}. Your own colours${name ? `, ${name},` : ''} are still in use.`
  const announceMessage = useEffectEvent(() => announce(message))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each occasion
  useEffect(() => {
    announceMessage()
  }, [occasion])
  return (
    <Snackbar
      message={message}
      occasion={occasion}
      hideAfterMs={noticeMs}
      action={{ label: "Use the theme's colours", onPress: onThemeColours }}
    />
  )
}
