export interface ShortcutHelp {
  browser: string
  steps: string[]
}

const chrome: ShortcutHelp = {
  browser: 'Chrome on a computer',
  steps: [
    'Open the menu: the three dots at the top right.',
    'Choose “Cast, save and share”, then “Create shortcut…” or “Install page as app…”.',
    'Choose Create or Install. The shortcut is on your desktop.',
  ],
}
const edge: ShortcutHelp = {
  browser: 'Edge on a computer',
  steps: [
    'Open the menu: the three dots at the top right.',
    'Choose “More tools”, then “Apps”, then “Install this site as an app”.',
    'Choose Install, then allow the desktop shortcut.',
  ],
}
const safari: ShortcutHelp = {
  browser: 'Safari on a Mac',
  steps: ['Open the File menu.', 'Choose “Add to Dock…”.', 'Choose Add.'],
}
const ios: ShortcutHelp = {
  browser: 'iPhone or iPad',
  steps: ['Press the Share button.', 'Choose “Add to Home Screen”.', 'Choose Add.'],
}
const android: ShortcutHelp = {
  browser: 'Android phone or tablet',
  steps: ['Open the browser’s menu.', 'Choose “Add to Home screen” or “Install app”.', 'Choose Install or Add.'],
}
const firefox: ShortcutHelp = {
  browser: 'Firefox on a computer',
  steps: [
    'Make the Firefox window smaller, so that you can see your desktop.',
    'Drag the padlock in the address bar onto the desktop.',
  ],
}

const all = [chrome, edge, safari, ios, android, firefox]

/** The help for each browser, the person's own first. */
export function shortcutHelp(userAgent: string): ShortcutHelp[] {
  const own = ownHelp(userAgent)
  return [own, ...all.filter((help) => help !== own)]
}

function ownHelp(userAgent: string): ShortcutHelp {
  if (/iPhone|iPad/.test(userAgent)) return ios
  if (/Android/.test(userAgent)) return android
  if (/Edg\//.test(userAgent)) return edge
  if (/Firefox\//.test(userAgent)) return firefox
  // Chrome's user agent names Safari too.
  if (/Chrome\//.test(userAgent)) return chrome
  return /Safari\//.test(userAgent) ? safari : chrome
}
