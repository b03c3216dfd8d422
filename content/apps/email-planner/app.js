import { offerClear } from '../clear.js'
import { copyOrSelect } from '../copy.js'
import { byId, element, showError } from '../dom.js'
import { keeperOf, recordIn, showKept } from '../storage.js'
import { compose, missingAnswers, sayMissing } from './compose.js'

const needed = ['who', 'what', 'when']
const questions = [...needed, 'why', 'attached']

const storage = recordIn('sessionStorage', 'stepwise.email-planner')
const result = byId('result')
const subject = byId('subject')
const message = byId('message')
const status = byId('status')
const copied = byId('copied')

let notes = [] // what is said below the email

const answers = () => Object.fromEntries(questions.map((id) => [id, byId(id).value]))

const record = () => ({
  ...answers(),
  isWritten: !result.hidden,
  subject: subject.value,
  message: message.value,
  notes,
})

const keep = keeperOf(
  storage,
  record,
  byId('kept-hint'),
  'This browser does not let us keep what you type, so copy your email before you leave. Nothing is sent anywhere.',
)

function showErrors(missing) {
  byId('form-error').hidden = missing.length === 0
  byId('form-error').textContent = missing.length > 0 ? sayMissing(missing) : ''
  for (const id of needed) showError(byId(id), missing.includes(id))
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
  byId('notes').replaceChildren(...notes.map((text) => element('li', text)))
  byId('advice').hidden = notes.length === 0
  copied.textContent = ''
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

const offerBack = offerClear({
  first: byId('who'),
  fields: [...questions.map(byId), subject, message],
  take: () => (JSON.stringify(record()) === JSON.stringify(empty) ? null : record()),
  clear() {
    show({})
    storage.forget()
  },
  giveBack: show,
  keep,
})

byId('copy-subject').addEventListener('click', () => copy(subject, 'The subject line'))
byId('copy-message').addEventListener('click', () => copy(message, 'The message'))

const empty = record()
showKept(() => show(storage.load()))
