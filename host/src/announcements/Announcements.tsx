import { lazyComponent } from '@stepwise/shared/lazy'
import { useIsShortcutOn } from '@stepwise/shared/shortcuts'
import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent } from 'react'
import { HostDialog } from '../remotes/HostDialog.tsx'
import { textBox } from '../ruler/ruler-keys.ts'
import { $isAnnouncementsOpen, announcementsClosed, announcementsRequested } from './announcements.model.ts'
import { useAlerts } from './use-alerts.ts'

const dialog = lazyComponent(() => import(/* webpackChunkName: "what-did-it-say" */ './AnnouncementsDialog.tsx'))

/** "What did it say?", over any page, signed in or not (docs/product/accessibility.md#what-did-it-say). */
export function Announcements() {
  const [isOpen, close] = useUnit([$isAnnouncementsOpen, announcementsClosed])
  useAlerts()
  useAnnouncementsKey()
  return <HostDialog part={dialog} title="“What did it say?”" isOpen={isOpen} onClose={close} />
}

/** Alt + Shift + W opens it and closes it. */
function useAnnouncementsKey(): void {
  const [isOpen, open, close] = useUnit([$isAnnouncementsOpen, announcementsRequested, announcementsClosed])
  const isOn = useIsShortcutOn()
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { altKey, shiftKey, ctrlKey, metaKey, isComposing, repeat, defaultPrevented } = event
    const isOtherKey = !altKey || !shiftKey || ctrlKey || metaKey || event.getModifierState('AltGraph')
    if (isOtherKey || isComposing || repeat || defaultPrevented) return
    if (!isW(event) || !isOn('what-did-it-say')) return
    event.preventDefault()
    if (isOpen) close()
    else open()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', onKeyDown, true)
    return () => removeEventListener('keydown', onKeyDown, true)
  }, [])
}

/** On a Mac, Option makes another sign of the key: there its place on the keyboard tells, but in a text box the sign is wanted. */
function isW({ key, code, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() === 'w') return true
  const isTyping = target instanceof Element && target.matches(textBox)
  return code === 'KeyW' && !isTyping && !/^[a-z]$/i.test(key)
}
