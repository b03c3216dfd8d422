import { copyOrSelect } from '../copy.js'
import { recordIn } from '../storage.js'
import { compose, missingAnswers, sayMissing } from './compose.js'

const questions = ['who', 'what', 'when', 'why', 'attached']
const TITLE = document.title

const storage = recordIn('sessionStorage', 'stepwise.email-planner')
const byId = (id) => document.getElementById(id)
const result = byId('result')
const subject = byId('subject')
const message = byId('message')
const status = byId('status')
const copied = byId('copied')

let notes = [] // what is said below the email
let before = null // what Clear or a new email took away, until somebody types again

const answers = () => Object.fromEntries(questions.map((id) => [id, byId(id).value]))

const record = () => ({
  ...answers(),
  isWritten: !result.hidden,
  subject: subject.value,
  message: message.value,
  notes,
})

function keep() {
  const isKept = storage.save(record())
  byId('kept-hint').textContent = isKept
    ? 'What you type is kept until you close this window. Nothing is sent anywhere.'
    : 'This browser does not let us keep what you type, so copy your email before you leave. Nothing is sent anywhere.'
}

function showErrors(missing) {
  const isWrong = missing.length > 0
  for (const id of questions) {
    const error = byId(`${id}-error`)
    if (!error) continue
    const isMissing = missing.includes(id)
    error.hidden = !isMissing
    byId(id).setAttribute('aria-invalid', String(isMissing))
    byId(id).setAttribute('aria-describedby', isMissing ? `${id}-error ${id}-hint` : `${id}-hint`)
  }
  byId('form-error').hidden = !isWrong
  byId('form-error').textContent = isWrong ? sayMissing(missing) : ''
  document.title = isWrong ? `Error: ${TITLE}` : TITLE
}

const textOf = (value) => (typeof value === 'string' ? value : '')

/** Fills the page from a record, whatever it holds. */
function show(kept) {
  for (const id of questions) byId(id).value = textOf(kept[id])
  showErrors([])
  showEmail({
    subject: textOf(kept.subject),
    message: textOf(kept.message),
    notes: Array.isArray(kept.notes) ? kept.notes.map(String) : [],
  })
  result.hidden = kept.isWritten !== true
}

function showEmail(email) {
  subject.value = email.subject
  message.value = email.message
  notes = email.notes
  byId('notes').replaceChildren(
    ...notes.map((text) => {
      const item = document.createElement('li')
      item.textContent = text
      return item
    }),
  )
  byId('advice').hidden = notes.length === 0
  copied.textContent = ''
}

/** @param {object | null} kept what the button “Bring it back” gives back */
function offerBack(kept) {
  before = kept
  byId('bring-back').hidden = kept === null
}

function writeEmail() {
  const missing = missingAnswers(answers())
  showErrors(missing)
  if (missing.length > 0) {
    status.textContent = sayMissing(missing)
    byId(missing[0]).focus()
    return
  }
  const email = compose(answers())
  const isReplaced = !result.hidden && message.value !== email.message
  offerBack(isReplaced ? record() : null)
  showEmail(email)
  result.hidden = false
  keep()
  const back = isReplaced ? ' The button “Bring it back” gives you the one before.' : ''
  status.textContent = `Email written: ${subject.value}. It is below, under the heading Your email.${back}`
}

async function copy(field, name) {
  copied.textContent = ''
  copied.textContent = await copyOrSelect(field, name)
}

byId('email-form').addEventListener('submit', (event) => {
  event.preventDefault()
  writeEmail()
})

byId('clear').addEventListener('click', () => {
  const cleared = record()
  if (JSON.stringify(cleared) === JSON.stringify(empty)) {
    status.textContent = 'There is nothing to clear.'
    return
  }
  show({})
  storage.forget()
  offerBack(cleared)
  status.textContent = 'Cleared. The button “Bring it back” undoes this until you type again.'
  byId('who').focus()
})

byId('bring-back').addEventListener('click', () => {
  show(before)
  offerBack(null)
  keep()
  status.textContent = 'It is back.'
  byId('who').focus()
})

byId('copy-subject').addEventListener('click', () => copy(subject, 'The subject line'))
byId('copy-message').addEventListener('click', () => copy(message, 'The message'))

for (const id of [...questions, 'subject', 'message']) {
  byId(id).addEventListener('input', () => {
    offerBack(null)
    keep()
  })
}

const empty = record()
show(storage.load())
