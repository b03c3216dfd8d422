import { $displaySetting, displaySettingChanged } from '@stepwise/shared/display'
import { Lazy, lazyComponent } from '@stepwise/shared/lazy'
import { preview } from '@stepwise/shared/preview'
import { useIsShortcutOn } from '@stepwise/shared/shortcuts'
import { announced } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent } from 'react'
import { parseRulerKey } from './ruler-keys.ts'

const ruler = lazyComponent(() => import(/* webpackChunkName: "ruler" */ './Ruler.tsx'))

// A failed load is announced; the page is as readable as before.
const nothing = () => null

/** The place over every page of the reading ruler or line focus, and the keys that turn it on and off (docs/product/accessibility.md#ruler). */
export function LazyRuler() {
  const [{ ruler: isOn, lineFocus }, change, announce] = useUnit([$displaySetting, displaySettingChanged, announced])
  const isShortcutOn = useIsShortcutOn()
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (parseRulerKey(event) !== 'toggle' || event.repeat || !isShortcutOn('ruler-toggle')) return
    event.preventDefault()
    change({ ruler: !isOn })
    announce(`${lineFocus > 0 ? 'Line focus' : 'Reading ruler'} is ${isOn ? 'off' : 'on'}`)
  })
  useEffect(() => {
    // The page around a preview has the ruler.
    if (preview) return
    addEventListener('keydown', press, true)
    return () => removeEventListener('keydown', press, true)
  }, [])
  if (!isOn || preview) return null
  return (
    <Lazy
      part={ruler}
      title={lineFocus > 0 ? 'Line focus' : 'The reading ruler'}
      props={{}}
      failure={nothing}
      autoRetry
    />
  )
}
