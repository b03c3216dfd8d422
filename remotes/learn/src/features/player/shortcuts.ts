export type Shortcut = 'play' | 'back' | 'forward' | 'captions' | 'mute' | 'fullscreen'

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
}

/** As the help lists them. */
export const shortcutHelp: { keys: string[]; does: string }[] = [
  { keys: ['Space', 'K'], does: 'Play or pause' },
  { keys: ['J', '←'], does: 'Back 10 seconds' },
  { keys: ['L', '→'], does: 'Forward 10 seconds' },
  { keys: ['C'], does: 'Captions on or off' },
  { keys: ['M'], does: 'Sound on or off' },
  { keys: ['F'], does: 'Full screen' },
]

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'> & { target: EventTarget | null }

/** What a key does inside the player: nothing where the control that has the focus needs the key itself. */
export function shortcutOf({ key, ctrlKey, altKey, metaKey, target }: Press): Shortcut | undefined {
  if (ctrlKey || altKey || metaKey || !(target instanceof Element)) return undefined
  if (target.closest('input, textarea, select, [role="slider"]')) {
    const isTyping = !target.matches('[type="range"], [type="radio"], [role="slider"]')
    if (isTyping || key === ' ' || key.startsWith('Arrow')) return undefined
  }
  if (key === ' ' && target.closest('button, summary, a')) return undefined
  return keys[key.length === 1 ? key.toLowerCase() : key]
}
