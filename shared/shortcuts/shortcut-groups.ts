import { playerShortcuts, transcriptShortcuts } from './player-shortcuts.ts'
import type { ShortcutGroup } from './shortcut.ts'

/** Every keyboard shortcut of the product (docs/product/accessibility.md#shortcut-list). What the browser does by itself is not one. */
export const shortcutGroups = [
  {
    where: 'Everywhere',
    shortcuts: [
      { id: 'region-next', keys: ['F6'], does: 'Go to the next part of the page' },
      { id: 'region-before', keys: ['Shift + F6'], does: 'Go to the previous part of the page' },
      { id: 'what-did-it-say', keys: ['Alt + Shift + W'], does: 'Open “What did it say?”' },
      { id: 'ruler-toggle', keys: ['Alt + Shift + R'], does: 'Reading ruler or line focus on or off' },
      {
        id: 'ruler-move',
        keys: ['Alt + Shift + ↑', 'Alt + Shift + ↓'],
        does: 'Move the reading ruler or line focus by a line',
      },
    ],
  },
  { where: 'Video player', hint: 'They work while a player control has the focus.', shortcuts: playerShortcuts },
  {
    where: 'Transcript of a video',
    hint: 'It works while a line has the focus. The arrow keys go from line to line.',
    shortcuts: transcriptShortcuts,
  },
  {
    where: 'Steps',
    hint: 'It works on selected text. If nothing is selected, it selects the first sentence on the screen.',
    shortcuts: [{ id: 'text-tools', keys: ['Alt + Shift + H'], does: 'Highlight or look up' }],
  },
  {
    where: 'Notes',
    hint: 'It works in a note box. While it is off, Enter starts a new line, and the button saves.',
    shortcuts: [{ id: 'note-save', keys: ['Enter'], does: 'Save the note' }],
  },
  {
    where: 'Content desk',
    hint: 'They work while you edit a page. On a Mac, use Command instead of Ctrl.',
    audience: 'content-managers',
    shortcuts: [
      { id: 'desk-bold', keys: ['Ctrl + B'], does: 'Bold' },
      { id: 'desk-italic', keys: ['Ctrl + I'], does: 'Italic' },
      { id: 'desk-link', keys: ['Ctrl + K'], does: 'Link' },
      { id: 'desk-undo', keys: ['Ctrl + Z'], does: 'Undo' },
      { id: 'desk-redo', keys: ['Ctrl + Y'], does: 'Redo' },
    ],
  },
  {
    where: 'Tests',
    audience: 'testers',
    shortcuts: [{ id: 'qa-running', keys: ['F2'], does: 'Open and close “What am I running”' }],
  },
] as const satisfies readonly ShortcutGroup[]

export type ShortcutId = (typeof shortcutGroups)[number]['shortcuts'][number]['id']
