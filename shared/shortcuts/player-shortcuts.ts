import type { Shortcut } from './shortcut.ts'

/** They work while a player control has the focus. In a file of its own, because every remote that shows videos contains it. */
export const playerShortcuts = [
  { id: 'player-play', keys: ['Space', 'K'], does: 'Play or pause' },
  { id: 'player-back', keys: ['J', '←'], does: 'Back 10 seconds' },
  { id: 'player-forward', keys: ['L', '→'], does: 'Forward 10 seconds' },
  { id: 'player-captions', keys: ['C'], does: 'Captions on or off' },
  { id: 'player-mute', keys: ['M'], does: 'Sound on or off' },
  { id: 'player-fullscreen', keys: ['F'], does: 'Full screen' },
  { id: 'player-zoom', keys: ['+', '-'], does: 'Zoom in and out' },
  { id: 'player-zoom-move', keys: ['Shift + arrow'], does: 'Move the enlarged picture' },
  { id: 'player-zoom-reset', keys: ['0'], does: 'Whole picture' },
] as const satisfies readonly Shortcut[]

/** They work while a line of the transcript has the focus. */
export const transcriptShortcuts = [
  { id: 'transcript-note', keys: ['N'], does: 'Note the line' },
] as const satisfies readonly Shortcut[]

export type PlayerShortcutId = (typeof playerShortcuts)[number]['id']
