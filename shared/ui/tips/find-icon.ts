/** What is an icon alone (IconButton.tsx), or may be: words of `data-tip` are hidden where there is no room for them. */
const icons = '[data-icon-name], [data-short-name], [data-tip]'

/** The icon at this place of the page, if its name is not seen. */
export function findIcon(target: EventTarget | null): Element | null {
  const icon = target instanceof Element ? target.closest(icons) : null
  return icon && readTip(icon) ? icon : null
}

/** The accessible name, with keys as they are written on keyboards: "Bold (Ctrl+B)". Null where the words are seen. */
export function readTip(icon: Element): string | null {
  if (icon.matches('[data-tip]') && [...icon.children].some(hasSeenWords)) return null
  const name = icon.getAttribute('aria-label') ?? icon.textContent
  const keys = icon.getAttribute('aria-keyshortcuts')?.replaceAll('Control', 'Ctrl')
  return name && keys ? `${name} (${keys})` : name
}

/** Words for screen readers alone are a dot. */
const hasSeenWords = (part: Element) => part.textContent !== '' && part.getBoundingClientRect().width > 2
