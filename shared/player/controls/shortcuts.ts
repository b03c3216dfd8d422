import { type PlayerShortcutId, useIsShortcutOn } from '@stepwise/shared/shortcuts'
import { announced, detailAnnounced } from '@stepwise/shared/ui'
import type { MediaPlayerInstance } from '@vidstack/react'
import { useUnit } from 'effector-react'
import type { KeyboardEvent as ReactKeyboardEvent, RefObject } from 'react'
import { seekBy } from './use-time.ts'
import type { ZoomChange } from './zoom.ts'

type Shortcut = 'play' | 'back' | 'forward' | 'captions' | 'mute' | 'fullscreen' | { zoom: ZoomChange }

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
export function toShortcutId(shortcut: Shortcut): PlayerShortcutId {
  if (typeof shortcut === 'string') return `player-${shortcut}`
  if (shortcut.zoom === 'reset') return 'player-zoom-reset'
  return shortcut.zoom === 'in' || shortcut.zoom === 'out' ? 'player-zoom' : 'player-zoom-move'
}

/** What moves the video or the picture goes on while its key is held; the rest would turn on and off again and again. */
export function mayRepeat(shortcut: Shortcut): boolean {
  return typeof shortcut === 'object' || shortcut === 'back' || shortcut === 'forward'
}

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'> & { target: EventTarget | null }

/**
 * What a key does in the player. Undefined where the focused control needs the key itself, in the transcript, or with a modifier.
 */
export function parseShortcut({ key, ctrlKey, altKey, metaKey, shiftKey, target }: Press): Shortcut | undefined {
  if (ctrlKey || altKey || metaKey || !(target instanceof Element)) return undefined
  if (target.closest('[data-own-keys]')) return undefined
  if (target.closest('input, textarea, select, [role="slider"]')) {
    const isTyping = !target.matches('[type="range"], [type="radio"], [role="slider"]')
    if (isTyping || key === ' ' || key.startsWith('Arrow')) return undefined
  }
  if (key === ' ' && target.closest('button, summary, a')) return undefined
  if (shiftKey && key in keysWithShift) return keysWithShift[key]
  return keys[key.length === 1 ? key.toLowerCase() : key]
}

/** Single keys that work only while the focus is on the player's controls, and can be switched off (WCAG 2.1.4). */
export function useShortcuts(player: RefObject<MediaPlayerInstance | null>, onZoom: (change: ZoomChange) => void) {
  const [onAnnounced, onDetail] = useUnit([announced, detailAnnounced])
  const isOn = useIsShortcutOn()
  return ({ nativeEvent }: ReactKeyboardEvent) => {
    const shortcut = parseShortcut(nativeEvent)
    if (!shortcut || !isOn(toShortcutId(shortcut)) || !player.current) return
    nativeEvent.preventDefault()
    if (nativeEvent.repeat && !mayRepeat(shortcut)) return
    if (typeof shortcut === 'object') return onZoom(shortcut.zoom)
    const { words, detail } = perform(shortcut, player.current, nativeEvent)
    if (words) onAnnounced(words)
    if (detail) onDetail(detail)
  }
}

/** The state before is passed in: some states change at once, others later. */
function toggled(wasOn: boolean, toggle: () => void, what: string): string {
  toggle()
  return `${what} ${wasOn ? 'off' : 'on'}`
}

interface Outcome {
  words?: string
  /** What the picture or the sound tells by itself. */
  detail?: string
}

/** Returns what to announce to people who do not see the buttons. */
function perform(shortcut: Exclude<Shortcut, object>, player: MediaPlayerInstance, event: Event): Outcome {
  const { remoteControl: remote, state } = player
  const wasPaused = state.paused
  switch (shortcut) {
    case 'play':
      remote.togglePaused(event)
      return { detail: wasPaused ? 'Playing' : 'Paused' }
    case 'back':
      seekBy(player, -10, event)
      return { detail: 'Back 10 seconds' }
    case 'forward':
      seekBy(player, 10, event)
      return { detail: 'Forward 10 seconds' }
    case 'captions':
      return { words: toggled(state.textTrack !== null, () => remote.toggleCaptions(event), 'Captions') }
    case 'mute':
      return { words: toggled(!state.muted, () => remote.toggleMuted(event), 'Sound') }
    case 'fullscreen':
      remote.toggleFullscreen('prefer-media', event)
      return {}
  }
}
