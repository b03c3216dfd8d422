import { useIsShortcutOn } from '@stepwise/shared/shortcuts'
import { announced, detailAnnounced } from '@stepwise/shared/ui'
import type { MediaPlayerInstance } from '@vidstack/react'
import { useUnit } from 'effector-react'
import type { KeyboardEvent, RefObject } from 'react'
import { idOf, type Shortcut, shortcutOf } from './shortcuts.ts'
import { seekBy } from './use-time.ts'
import type { ZoomChange } from './zoom.ts'

/** Single keys that work only while the focus is in the player, and can be switched off (WCAG 2.1.4). */
export function useShortcuts(player: RefObject<MediaPlayerInstance | null>, onZoom: (change: ZoomChange) => void) {
  const [onAnnounced, onDetail] = useUnit([announced, detailAnnounced])
  const isOn = useIsShortcutOn()
  return ({ nativeEvent }: KeyboardEvent) => {
    const shortcut = shortcutOf(nativeEvent)
    if (!shortcut || !isOn(idOf(shortcut)) || !player.current) return
    nativeEvent.preventDefault()
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
