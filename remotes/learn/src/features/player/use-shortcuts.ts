import { announced } from '@stepwise/shared/ui'
import type { MediaPlayerInstance } from '@vidstack/react'
import { useUnit } from 'effector-react'
import type { KeyboardEvent, RefObject } from 'react'
import { type Shortcut, shortcutOf } from './shortcuts.ts'

/** Single keys that work while the focus is in the player, and nowhere else (WCAG 2.1.4). */
export function useShortcuts(player: RefObject<MediaPlayerInstance | null>) {
  const onAnnounced = useUnit(announced)
  return ({ nativeEvent }: KeyboardEvent) => {
    const shortcut = shortcutOf(nativeEvent)
    if (!shortcut || !player.current) return
    nativeEvent.preventDefault()
    const words = perform(shortcut, player.current, nativeEvent)
    if (words) onAnnounced(words)
  }
}

/** Does it, and says what a person who cannot see the buttons should hear. */
function perform(shortcut: Shortcut, player: MediaPlayerInstance, event: Event): string | undefined {
  const { remoteControl: remote, state } = player
  switch (shortcut) {
    case 'play':
      remote.togglePaused(event)
      return undefined
    case 'back':
      remote.seek(Math.max(0, state.currentTime - 10), event)
      return undefined
    case 'forward':
      remote.seek(Math.min(state.duration, state.currentTime + 10), event)
      return undefined
    case 'captions':
      remote.toggleCaptions(event)
      return state.textTrack ? 'Captions off' : 'Captions on'
    case 'mute':
      remote.toggleMuted(event)
      return state.muted ? 'Sound on' : 'Sound off'
    case 'fullscreen':
      remote.toggleFullscreen('prefer-media', event)
      return undefined
  }
}
