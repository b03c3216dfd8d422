import { boot } from './registry.ts'

// A button or a form of prerendered HTML that is used before the host is there.

// Once the host has failed for good the next press loads the page again: while it is only late, what was typed would be lost.
let isLate = false
let hasFailed = false

export const hostFailed = () => {
  hasFailed = true
}

/** The prerendered HTML stays readable. A form that the server takes is posted; to somebody who pressed anything else a message is shown. */
export function answerPress(): void {
  isLate = true
  const form = boot.pressed?.matches('form, [type=submit]') ? boot.pressed.closest('form') : null
  if (form?.getAttribute('action')) form.submit()
  else if (boot.pressed && !document.getElementById('words-failure')) showPressFailure()
}

function showPressFailure(): void {
  const alert = document.createElement('section')
  alert.id = 'words-failure'
  alert.setAttribute('role', 'alert')
  const message = document.createElement('p')
  message.textContent = 'This could not be loaded. Check your connection and try again.'
  alert.append(message)
  document.body.append(alert)
}

function pressWithoutHost(pressed: Element): void {
  boot.pressed = pressed
  if (hasFailed && document.getElementById('words-failure')) location.reload()
  else if (isLate) answerPress()
}

export function keepPresses(): void {
  boot.showLostPress = () => {
    hostFailed()
    answerPress()
  }
  // A button needs the host: it is pressed again once the host is there.
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('#words button:not([type=submit])') : null
      if (button) pressWithoutHost(button)
    },
    true,
  )
  // So does a form: the app says what is wrong in its place, and the focus and the text stay. Without the app the server takes it.
  addEventListener(
    'submit',
    (event) => {
      const form = event.target instanceof HTMLFormElement ? event.target : null
      if (!form?.closest('#words') || (isLate && form.getAttribute('action'))) return
      event.preventDefault()
      pressWithoutHost(event.submitter ?? form)
    },
    true,
  )
}
