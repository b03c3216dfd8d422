interface Box {
  top: number
  height: number
}

/** What decides where the lines of a text area break. */
const copied = [
  'boxSizing',
  'width',
  'borderBlockStartWidth',
  'borderInlineStartWidth',
  'borderInlineEndWidth',
  'paddingBlockStart',
  'paddingInlineStart',
  'paddingInlineEnd',
  'font',
  'lineHeight',
  'letterSpacing',
  'wordSpacing',
  'textIndent',
  'tabSize',
] as const

/** The line of the caret in a text area, in the window; null for everything else, which is one line or shown as a whole. */
export function caretBox(element: Element): Box | null {
  if (!(element instanceof HTMLTextAreaElement)) return null
  // The browser does not tell where the caret is: a copy of the text does, up to the caret and in the same width.
  const style = getComputedStyle(element)
  const copy = document.createElement('div')
  for (const name of copied) copy.style[name] = style[name]
  copy.style.width = `${element.clientWidth + Number.parseFloat(style.borderInlineStartWidth) * 2}px`
  copy.style.boxSizing = 'border-box'
  Object.assign(copy.style, {
    position: 'fixed',
    insetBlockStart: '0',
    visibility: 'hidden',
    borderStyle: 'solid',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
  })
  copy.setAttribute('aria-hidden', 'true')
  const caret = document.createElement('span')
  caret.textContent = '|'
  copy.append(element.value.slice(0, element.selectionEnd ?? 0), caret)
  document.body.append(copy)
  const { top, height } = caret.getBoundingClientRect()
  copy.remove()
  return { top: element.getBoundingClientRect().top + top - element.scrollTop, height }
}
