import { $displaySetting } from '@stepwise/shared/display'
import { useUnit } from 'effector-react'
import type { ShortcutId } from './shortcut-groups.ts'

/** The shortcuts that this person, or this browser signed out, has switched off (docs/product/accessibility.md#shortcut-off). */
export const $shortcutsOff = $displaySetting.map(({ shortcutsOff }) => shortcutsOff)

/** For components: tells whether a shortcut may be used. */
export function useIsShortcutOn(): (id: ShortcutId) => boolean {
  const off = useUnit($shortcutsOff)
  return (id) => !off.includes(id)
}

/** Outside of components: whether a shortcut may be used now, on the page (not in a scope of a test). */
export function isShortcutOn(id: ShortcutId): boolean {
  return !$shortcutsOff.getState().includes(id)
}
