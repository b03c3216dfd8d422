import { isForeign } from './foreign-elements.ts'

/** What they open, close, turn on or send happens once, however long they are held. */
const keysThatActOnce = /^(Enter|Escape|F\d+)$/

/**
 * Keeps keys from the page and from the libraries' dialogs and lists: those that an input method uses
 * (docs/product/accessibility.md#composing), and the repeats of one that is held (#held-key), which would press a button again, or what
 * has the focus since. Returns the end of it.
 */
export function hideUnmeantKeys(): () => void {
  let pressedOn: EventTarget | null = null
  const hide = (event: KeyboardEvent) => {
    if (isForeign(event.target)) return
    // 229: for Safari a composition has ended before the key that ends it.
    if (event.isComposing || event.keyCode === 229) return event.stopImmediatePropagation()
    if (!event.repeat) pressedOn = event.target
    else if (keysThatActOnce.test(event.key) && !writesLine(event)) {
      // The browser itself presses a button, follows a link and sends a form by Enter.
      event.preventDefault()
      event.stopImmediatePropagation()
    }
  }
  /** One line after another, in the text where it was pressed first. */
  const writesLine = ({ key, target }: KeyboardEvent) =>
    key === 'Enter' && target === pressedOn && target instanceof HTMLTextAreaElement
  addEventListener('keydown', hide, true)
  return () => removeEventListener('keydown', hide, true)
}
