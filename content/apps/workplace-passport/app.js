import { byId, element, showError } from '../dom.js'
import { keeperOf, recordIn, showKept } from '../storage.js'
import { agreementName, detailKeys, makePassport, partKeys, passportText, readRecord, TITLE } from './passport.js'

const storage = recordIn('sessionStorage', 'stepwise.workplace-passport')
const form = byId('passport-form')
const agreements = byId('agreements')
const result = byId('result')
const status = byId('status')

const fieldOf = (fieldset, key) => fieldset.querySelector(`[data-key="${key}"]`)

function currentRecord() {
  return {
    ...Object.fromEntries(partKeys.map((key) => [key, byId(key).value])),
    agreements: [...agreements.children].map((fieldset) =>
      Object.fromEntries(detailKeys.map((key) => [key, fieldOf(fieldset, key).value])),
    ),
    isMade: !result.hidden,
  }
}

const keep = keeperOf(
  storage,
  currentRecord,
  byId('privacy'),
  'Nothing is sent anywhere. This browser does not let us keep what you type, so copy or print your passport before you close or reload the page.',
)

/** Its headings begin at `level`, so that it fits below the page's, or begins a document. */
function passportNodes(passport, level) {
  return passport.flatMap(({ heading, lines, agreements }) => [
    element(`h${level}`, [heading]),
    ...lines.map((line) => element('p', [line])),
    ...agreements.flatMap((agreement, index) => [
      element(`h${level + 1}`, [agreementName(index)]),
      element(
        'ul',
        agreement.map(({ label, value }) => element('li', [element('strong', [`${label}:`]), ` ${value}`])),
      ),
    ]),
  ])
}

/** Shows what is in the fields now. What was copied before may differ from it. */
function show() {
  const passport = makePassport(currentRecord())
  byId('passport').replaceChildren(...passportNodes(passport, 3))
  byId('copied').hidden = true
  byId('by-hand').hidden = true
  const isEmpty = passport.length === 0
  result.hidden = isEmpty
  byId('nothing-to-print').hidden = !isEmpty
}

function make() {
  show()
  showError(byId('about'), result.hidden, byId('form-error'))
  keep()
  if (result.hidden) {
    status.textContent = ''
    byId('about').focus()
    return
  }
  status.textContent = `Your passport is made. It is below, under the heading ${TITLE}, with buttons to copy and print it.`
}

function nameAgreements() {
  for (const [index, fieldset] of [...agreements.children].entries()) {
    const name = agreementName(index)
    fieldset.querySelector('legend').textContent = name
    fieldset.querySelector('.remove').textContent = `Remove ${name.toLowerCase()}`
    for (const key of detailKeys) {
      const field = fieldOf(fieldset, key)
      fieldset.querySelector(`label[for="${field.id}"]`).htmlFor = `${key}-${index + 1}`
      field.id = `${key}-${index + 1}`
    }
  }
}

function addAgreement(values = {}) {
  const fieldset = byId('agreement').content.firstElementChild.cloneNode(true)
  for (const key of detailKeys) {
    const field = fieldset.querySelector(`#${key}`)
    field.dataset.key = key
    field.value = values[key] ?? ''
  }
  fieldset.querySelector('.remove').addEventListener('click', () => removeAgreement(fieldset))
  agreements.append(fieldset)
  nameAgreements()
  return fieldset
}

/** The focus goes to the agreement that takes its place, or to the one before it, or to the button that adds one. */
function removeAgreement(fieldset) {
  const neighbour = fieldset.nextElementSibling ?? fieldset.previousElementSibling
  const name = fieldset.querySelector('legend').textContent
  fieldset.remove()
  nameAgreements()
  refresh()
  if (neighbour) fieldOf(neighbour, 'what').focus()
  else byId('add').focus()
  status.textContent = `${name} removed. ${agreements.children.length || 'None'} left.`
}

/** A passport that is shown follows the fields. */
function refresh() {
  if (!result.hidden) show()
  keep()
}

async function writeToClipboard(passport) {
  const text = passportText(passport)
  const html = element('div', [element('h1', [TITLE]), ...passportNodes(passport, 2)]).innerHTML
  try {
    // With real headings, where it is pasted into a document.
    const blob = (type, content) => new Blob([content], { type })
    await navigator.clipboard.write([
      new ClipboardItem({ 'text/plain': blob('text/plain', text), 'text/html': blob('text/html', html) }),
    ])
  } catch {
    await navigator.clipboard.writeText(text)
  }
}

async function copy() {
  const passport = makePassport(currentRecord())
  byId('copied').hidden = true
  byId('by-hand').hidden = true
  status.textContent = ''
  try {
    await writeToClipboard(passport)
    byId('copied').hidden = false
    status.textContent = byId('copied').textContent
  } catch {
    byId('text').value = passportText(passport)
    byId('by-hand').hidden = false
    byId('text').focus()
    byId('text').select()
  }
}

function closeClearQuestion() {
  byId('clear-question').hidden = true
  byId('clear').focus()
}

function clear() {
  form.reset()
  agreements.replaceChildren()
  byId('clear-question').hidden = true
  byId('text').value = ''
  showError(byId('about'), false, byId('form-error'))
  show()
  storage.forget()
  byId('about').focus()
  status.textContent = 'Cleared. Nothing is kept.'
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  make()
})

form.addEventListener('input', refresh)

byId('add').addEventListener('click', () => {
  const fieldset = addAgreement()
  keep()
  fieldOf(fieldset, 'what').focus()
  status.textContent = `${fieldset.querySelector('legend').textContent} added.`
})

byId('clear').addEventListener('click', () => {
  byId('clear-question').hidden = false
  byId('clear-no').focus()
})

byId('clear-question').addEventListener('keydown', (event) => {
  if (event.key === 'Escape') closeClearQuestion()
})

byId('clear-no').addEventListener('click', () => {
  closeClearQuestion()
  status.textContent = 'Kept.'
})

byId('clear-yes').addEventListener('click', clear)
byId('copy').addEventListener('click', copy)
byId('print').addEventListener('click', () => window.print())

const kept = readRecord(storage.load())
showKept(() => {
  for (const key of partKeys) byId(key).value = kept[key]
  for (const agreement of kept.agreements) addAgreement(agreement)
  if (kept.isMade) show()
})
