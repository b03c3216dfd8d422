// No singleton: it is a view of the display settings, which are one. The lists are modules of their own (shortcut-groups.ts,
// player-shortcuts.ts), so that only what shows them contains them.
export type { PlayerShortcutId } from './player-shortcuts.ts'
export type { Shortcut, ShortcutGroup } from './shortcut.ts'
export type { ShortcutId } from './shortcut-groups.ts'
export { $shortcutsOff, isShortcutOn, useIsShortcutOn } from './switched-off.ts'
