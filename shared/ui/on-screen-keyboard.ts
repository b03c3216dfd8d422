/** In pixels. What covers less is a bar of the browser. */
const leastKeyboard = 120
/** Under so low a view no row of buttons stays in its place: it would leave no room for what is typed. */
const leastRoomForButtons = 220

const fields =
  'textarea, [contenteditable="true"], [role="combobox"], input:not([type="checkbox"], [type="radio"], [type="range"])'

/**
 * While an on-screen keyboard covers the foot of the window, which only `visualViewport` says: layers and the page end above it
 * (base.css, overlays/layers.css), and the field that is typed in is in sight with the button that saves it
 * (docs/product/accessibility.md#on-screen-keyboard). Returns the end of it.
 */
export function makeRoomForKeyboard(): () => void {
  const view = window.visualViewport
  if (!view) return () => {}
  const stop = new AbortController()
  let frame = 0
  const follow = () => {
    const { style, dataset } = document.documentElement
    // It stays while a button is pressed, which must not move from under the finger.
    const isOpen = (typedField() !== null || dataset.keyboard !== undefined) && coveredBy(view) >= leastKeyboard
    if (isOpen) {
      dataset.keyboard = view.height < leastRoomForButtons ? 'tight' : 'roomy'
      style.setProperty('--keyboard-height', `${Math.max(0, coveredBy(view) - view.offsetTop)}px`)
      style.setProperty('--view-top', `${view.offsetTop}px`)
    } else if (dataset.keyboard) {
      delete dataset.keyboard
      for (const name of ['--keyboard-height', '--view-top', '--form-foot']) style.removeProperty(name)
    }
    cancelAnimationFrame(frame)
    if (isOpen) frame = requestAnimationFrame(showField)
  }
  view.addEventListener('resize', follow, { signal: stop.signal })
  // iOS moves what is seen up to the field instead.
  view.addEventListener('scroll', follow, { signal: stop.signal })
  document.addEventListener('focusin', follow, { signal: stop.signal })
  follow()
  return () => {
    stop.abort()
    cancelAnimationFrame(frame)
  }
}

/** Whoever magnifies by two fingers sees less of the window, too. */
const coveredBy = ({ height, scale }: VisualViewport) =>
  Math.round(document.documentElement.clientHeight - height * scale)

function typedField(): HTMLElement | null {
  const { activeElement } = document
  return activeElement instanceof HTMLElement && activeElement.matches(fields) ? activeElement : null
}

/** The button last: where both do not fit, the field stays. */
function showField(): void {
  const field = typedField()
  if (!field) return
  const button = findSaveButton(field)
  const row = button?.closest('form > *') ?? button
  document.documentElement.style.setProperty('--form-foot', `${row?.getBoundingClientRect().height ?? 0}px`)
  for (const part of [button, field]) part?.scrollIntoView({ block: 'nearest' })
}

/** That of the field's form, or else the first button with words after the field, near it. */
function findSaveButton(field: Element): Element | null {
  const form = field.closest('form')
  if (form) return form.querySelector('[type="submit"]')
  const layer = field.closest('[role="dialog"], main, body')
  for (let around = field.parentElement; around && around !== layer; around = around.parentElement) {
    const after = [...around.querySelectorAll('.mantine-Button-root')].find(
      (button) => field.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING,
    )
    if (after) return after
  }
  return null
}
