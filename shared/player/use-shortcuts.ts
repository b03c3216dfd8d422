import { announced } from '@stepwise/shared/ui'
import type { MediaPlayerInstance } from '@vidstack/react'
import { useUnit } from 'effector-react'
import type { KeyboardEvent, RefObject } from 'react'
import { type Shortcut, shortcutOf } from './shortcuts.ts'
import { seekBy } from './use-time.ts'
import type { ZoomChange } from './zoom.ts'

/** Single keys that work only while the focus is in the player (WCAG 2.1.4). */
export function useShortcuts(player: RefObject<MediaPlayerInstance | null>, onZoom: (change: ZoomChange) => void) {
  const onAnnounced = useUnit(announced)
  return ({ nativeEvent }: KeyboardEvent) => {
    const shortcut = shortcutOf(nativeEvent)
    if (!shortcut || !player.current) return
    nativeEvent.preventDefault()
    if (typeof shortcut === 'object') return onZoom(shortcut.zoom)
    const words = perform(shortcut, player.current, nativeEvent)
    if (words) onAnnounced(words)
  }
}

/** The state before is passed in: some states change at once, others later. */
function toggled(wasOn: boolean, toggle: () => void, what: string): string {
  toggle()
  return `${what} ${wasOn ? 'off' : 'on'}`
}

/** Returns what to announce to people who do not see the buttons. */
function perform(shortcut: Shortcut & string, player: MediaPlayerInstance, event: Event): string | undefined {
  const { remoteControl: remote, state } = player
  switch (shortcut) {
    case 'play':
      remote.togglePaused(event)
      return undefined
    case 'back':
      seekBy(player, -10, event)
      return undefined
    case 'forward':
      seekBy(player, 10, event)
      return undefined
    case 'captions':
      return toggled(state.textTrack !== null, () => remote.toggleCaptions(event), 'Captions')
    case 'mute':
      return toggled(!state.muted, () => remote.toggleMuted(event), 'Sound')
    case 'fullscreen':
      remote.toggleFullscreen('prefer-media', event)
      return undefined
  }
}
