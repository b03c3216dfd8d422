import { onTestFinished } from 'vitest'

/** The button in the toolbar of a reading helper, which has put it into the body or beside it, until the end of the test. */
export function addHelperToolbar(into: Element = document.body): HTMLButtonElement {
  const toolbar = into.appendChild(document.createElement('helper-toolbar'))
  onTestFinished(() => toolbar.remove())
  const button = toolbar.appendChild(document.createElement('button'))
  button.textContent = 'Speak selection'
  return button
}
