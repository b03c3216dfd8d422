import { boot } from './registry.ts'

// A button, a choice or a form of the page's content that is used before the host is there.

// Once the host has failed for good the next press loads the page again: while it is only late, what was typed would be lost.
let isLate = false
let hasFailed = false

/** Elements of HTML that the app is not in charge of yet. */
const early = (...selectors: string[]) => selectors.map((selector) => `[data-rendered] #root ${selector}`).join()

export const hostFailed = () => {
  hasFailed = true
}

/** The content stays readable. A form that the server takes is posted, a link followed; for anything else a message is shown. */
export function replayEarlyInput(): void {
  isLate = true
  const form = boot.pressed?.matches('form, [type=submit]') ? boot.pressed.closest('form') : null
  if (form?.getAttribute('action')) form.submit()
  else if (boot.pressed?.matches('a')) location.hash = (boot.pressed as HTMLAnchorElement).hash
  else if (boot.pressed) showNotice('This could not be loaded. Check your connection and try again.')
}

/** Over the content, which stays. With a button where `canRetry`: otherwise the next press loads the page again. */
export function showNotice(text: string, canRetry = false): void {
  if (document.getElementById('press-failure')) return
  const alert = document.createElement('section')
  alert.id = 'press-failure'
  alert.setAttribute('role', 'alert')
  const message = document.createElement('p')
  message.textContent = text
  alert.append(message)
  if (canRetry) {
    const button = document.createElement('button')
    button.textContent = 'Try again'
    button.onclick = () => location.reload()
    alert.append(button)
  }
  document.body.append(alert)
}

function pressWithoutHost(pressed: Element): void {
  boot.pressed = pressed
  if (hasFailed && document.getElementById('press-failure')) location.reload()
  else if (isLate) replayEarlyInput()
}

export function queueEarlyInput(): void {
  boot.showLostPress = () => {
    hostFailed()
    replayEarlyInput()
  }
  // A button needs the host, and a choice of the page (shared/ui/chips) does more with it: they are pressed again once the host is there.
  addEventListener(
    'click',
    (event) => {
      const pressed =
        event.target instanceof Element
          ? event.target.closest(early('button:not([type=submit])', 'a[data-choice]'))
          : null
      if (!pressed) return
      // The app may be there in part: it is pressed once.
      event.stopImmediatePropagation()
      if (pressed.matches('a')) {
        if (isLate || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
        event.preventDefault()
      }
      pressWithoutHost(pressed)
    },
    true,
  )
  // So does a form: the app says what is wrong in its place, and the focus and the text stay. Without the app the server takes it.
  addEventListener(
    'submit',
    (event) => {
      const form = event.target instanceof HTMLFormElement ? event.target : null
      if (!form?.matches(early('*')) || (isLate && form.getAttribute('action'))) return
      event.preventDefault()
      pressWithoutHost(event.submitter ?? form)
    },
    true,
  )
}
