import { iconButtons } from './icon-button.ts'

/** What shared/ui/button-names.css names by itself. */
const named =
  ':is(.mantine-ActionIcon-root, .mantine-CloseButton-root, .mantine-Modal-close, .mantine-Drawer-close, .mantine-PasswordInput-visibilityToggle)[aria-label], [data-short-name]'
const mark = 'data-icon-name'

/**
 * While the names of buttons are shown: gives those to the style sheet that it cannot find, icons with hidden words or a name in
 * another place (docs/decisions/044-tooltips-and-icon-names.md). Marks what comes later before it is painted. Returns the undo.
 */
export function markIcons(): () => void {
  let marked: Element[] = []
  let frame = 0
  const markAll = () => {
    frame = 0
    const found = new Map(iconButtons().filter(([button]) => !button.matches(named)))
    for (const button of marked) if (!found.has(button)) button.removeAttribute(mark)
    for (const [button, name] of found) if (button.getAttribute(mark) !== name) button.setAttribute(mark, name)
    marked = [...found.keys()]
  }
  const markSoon = () => {
    if (frame === 0) frame = requestAnimationFrame(markAll)
  }
  const changes = new MutationObserver(markSoon)
  changes.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-label', 'aria-labelledby', 'title'],
  })
  // A narrow window hides words.
  addEventListener('resize', markSoon)
  markAll()
  return () => {
    changes.disconnect()
    removeEventListener('resize', markSoon)
    cancelAnimationFrame(frame)
    for (const button of marked) button.removeAttribute(mark)
  }
}
