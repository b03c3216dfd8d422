/** What keys do by themselves, in the browser and in each control: nobody can switch it off. */
export const browserKeys: { keys: string[]; does: string }[] = [
  { keys: ['Tab', 'Shift + Tab'], does: 'To the next control, or to the one before' },
  { keys: ['Enter'], does: 'Follow a link, press a button, send a form' },
  { keys: ['Space'], does: 'Press a button, tick or untick a box' },
  { keys: ['Escape'], does: 'Close what is open: a menu, a dialog, a panel, focus mode. In a search box: empty it' },
  { keys: ['←', '→', '↑', '↓'], does: 'Between tabs, entries of a menu and search results; move a slider' },
  { keys: ['Home', 'End'], does: 'To the first or the last of these' },
  { keys: ['Shift + Enter'], does: 'A new line in a note' },
]
