import { Lazy, lazyComponent } from '@stepwise/shared/lazy'
import { useIsShortcutOn } from '@stepwise/shared/shortcuts'
import { useEffect, useEffectEvent, useState } from 'react'
import type { EarlyRegionKeys } from './use-region-keys.ts'

const regionKeys = lazyComponent(() => import(/* webpackChunkName: "region-keys" */ './RegionKeys.tsx'))
const rememberedElements = 20

/** F6 between the parts of the page (docs/product/accessibility.md#regions). Its code comes with the first F6. */
export function RegionKeysPlace() {
  const [early, setEarly] = useState<EarlyRegionKeys | null>(null)
  const isOn = useIsShortcutOn()
  const isWanted = useEffectEvent(
    ({ key, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent) =>
      key === 'F6' && !ctrlKey && !altKey && !metaKey && isOn(shiftKey ? 'region-before' : 'region-next'),
  )
  useEffect(() => {
    const listening = new AbortController()
    const keys: EarlyRegionKeys = { presses: [], focused: [], end: () => listening.abort() }
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      // One that is gone would keep the page in memory that it was on.
      const connected = keys.focused.filter(({ isConnected }) => isConnected)
      keys.focused = [...connected, target].slice(-rememberedElements)
    }
    const press = (key: KeyboardEvent) => {
      if (!isWanted(key)) return
      // The browser would lead to its own bars before the code is there.
      key.preventDefault()
      keys.presses.push(key)
      setEarly(keys)
    }
    addEventListener('focusin', remember, { signal: listening.signal })
    // First: a page that keeps keys to itself does not switch it off.
    addEventListener('keydown', press, { signal: listening.signal, capture: true })
    return keys.end
  }, [])
  if (early === null) return null
  const failure = () => <KeysGivenUp early={early} />
  return <Lazy part={regionKeys} props={{ early }} title="F6" failure={failure} autoRetry />
}

/** A failed load is announced; Tab and the landmarks lead everywhere. The browser has F6, and no focus moves later. */
function KeysGivenUp({ early }: { early: EarlyRegionKeys }) {
  useEffect(() => {
    early.end()
    early.presses = []
  }, [early])
  return null
}
