import type { PlayerShortcutId } from '@stepwise/shared/shortcuts'
import type { ZoomChange } from './zoom.ts'

export type Shortcut = 'play' | 'back' | 'forward' | 'captions' | 'mute' | 'fullscreen' | { zoom: ZoomChange }

const keys: Record<string, Shortcut> = {
  ' ': 'play',
  k: 'play',
  j: 'back',
  ArrowLeft: 'back',
  l: 'forward',
  ArrowRight: 'forward',
  c: 'captions',
  m: 'mute',
  f: 'fullscreen',
  '+': { zoom: 'in' },
  '=': { zoom: 'in' },
  '-': { zoom: 'out' },
  0: { zoom: 'reset' },
}

const keysWithShift: Record<string, Shortcut> = {
  ArrowLeft: { zoom: 'left' },
  ArrowRight: { zoom: 'right' },
  ArrowUp: { zoom: 'up' },
  ArrowDown: { zoom: 'down' },
}

/** Under which id it can be switched off (docs/product/accessibility.md#shortcut-off). */
export function idOf(shortcut: Shortcut): PlayerShortcutId {
  if (typeof shortcut === 'string') return `player-${shortcut}`
  if (shortcut.zoom === 'reset') return 'player-zoom-reset'
  return shortcut.zoom === 'in' || shortcut.zoom === 'out' ? 'player-zoom' : 'player-zoom-move'
}

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'> & { target: EventTarget | null }

/** What a key does in the player. Undefined where the focused control needs the key itself, or a modifier is pressed. */
export function shortcutOf({ key, ctrlKey, altKey, metaKey, shiftKey, target }: Press): Shortcut | undefined {
  if (ctrlKey || altKey || metaKey || !(target instanceof Element)) return undefined
  if (target.closest('input, textarea, select, [role="slider"]')) {
    const isTyping = !target.matches('[type="range"], [type="radio"], [role="slider"]')
    if (isTyping || key === ' ' || key.startsWith('Arrow')) return undefined
  }
  if (key === ' ' && target.closest('button, summary, a')) return undefined
  if (shiftKey && key in keysWithShift) return keysWithShift[key]
  return keys[key.length === 1 ? key.toLowerCase() : key]
}
