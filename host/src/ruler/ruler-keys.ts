export type RulerKey = 'toggle' | 'up' | 'down'

type Press = Pick<
  KeyboardEvent,
  'key' | 'code' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'isComposing' | 'getModifierState' | 'target'
>

/** A text box: what is typed there belongs to it. */
export const textBox =
  'textarea, select, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="range"])'

/**
 * What a key does with the reading ruler or line focus. Alt and Shift together are free in browsers, NVDA, JAWS and VoiceOver
 * (docs/decisions/044-tooltips-and-icon-names.md says what was looked at). AltGr writes letters, and so does Alt on a Mac: in a text box
 * they are left alone.
 */
export function parseRulerKey(press: Press): RulerKey | undefined {
  const { key, code, altKey, shiftKey, ctrlKey, metaKey, isComposing, target } = press
  if (!altKey || !shiftKey || ctrlKey || metaKey || isComposing || press.getModifierState('AltGraph')) return undefined
  const isTyping = target instanceof Element && target.matches(textBox)
  // In a text box the ruler is where the caret is, and a Mac selects paragraphs with these.
  if (key === 'ArrowUp' || key === 'ArrowDown') return isTyping ? undefined : key === 'ArrowUp' ? 'up' : 'down'
  if (key.toLowerCase() === 'r') return 'toggle'
  // Other scripts, and a Mac, where Alt makes another sign of it.
  return code === 'KeyR' && !isTyping && !/^[a-z]$/i.test(key) ? 'toggle' : undefined
}
