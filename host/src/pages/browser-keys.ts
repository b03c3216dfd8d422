/** Keys that always work, in the browser and in each control: no one can switch it off. */
export const browserKeys: { keys: string[]; does: string }[] = [
  { keys: ['Tab', 'Shift + Tab'], does: 'Move to the next or previous control' },
  { keys: ['Enter'], does: 'Follow a link, press a button or send a form' },
  { keys: ['Space'], does: 'Press a button, or tick or untick a box' },
  { keys: ['Escape'], does: 'Close a menu, dialog, panel or focus mode. In a search box: clear it' },
  { keys: ['←', '→', '↑', '↓'], does: 'Move between tabs, menu entries and search results; move a slider' },
  { keys: ['Home', 'End'], does: 'Move to the first or last of these' },
  { keys: ['Shift + Enter'], does: 'Start a new line in a note' },
]
