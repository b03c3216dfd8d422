import { offerNote } from '../add-to-notes.js'
import { recordIn } from '../storage.js'
import { checksOf, fieldsOf } from './checks.js'
import { copyRuns } from './copy-runs.js'
import { byReference, citationsOf, referenceOf, textOf, tidy } from './reference.js'

const TITLE = document.title
const allFields = [...new Set(Object.values(fieldsOf).flat())]

const storage = recordIn('localStorage', 'stepwise.referencing-helper')
const byId = (id) => document.getElementById(id)
const status = byId('status')
const copied = byId('copied')
const result = byId('result')

let list = [] // sources, in the order in which they were added
let made = null // the source whose reference is on the page; what is in the fields may already differ
let before = null // the source and the list that Clear or Remove took away, until something else is done

const style = () => document.querySelector('input[name="style"]:checked').value
const source = () => ({ kind: byId('kind').value, ...Object.fromEntries(allFields.map((id) => [id, byId(id).value])) })
/** Without what the fields of other kinds hold. */
const own = ({ kind, ...fields }) => ({
  kind,
  ...Object.fromEntries(fieldsOf[kind].map((id) => [id, fields[id] ?? ''])),
})
const record = () => ({ style: style(), source: source(), made, list })

function keep() {
  byId('kept-hint').textContent = storage.save(record())
    ? 'What you type and your list are kept in this browser. On a computer that others use, clear both when you are done. Nothing is sent anywhere.'
    : 'This browser does not let us keep what you type, so copy your list before you leave. Nothing is sent anywhere.'
}

/** @param {object | null} kept what the button “Bring it back” gives back */
function offerBack(kept) {
  before = kept
  byId('bring-back').hidden = kept === null
}

function fill(node, runs) {
  node.replaceChildren(
    ...runs.map(({ text, isItalic }) => {
      if (!isItalic) return document.createTextNode(text)
      const italic = document.createElement('i')
      italic.textContent = text
      return italic
    }),
  )
}

function element(name, text, properties = {}) {
  return Object.assign(document.createElement(name), { textContent: text, ...properties })
}

function showFields() {
  const shown = fieldsOf[byId('kind').value]
  for (const id of allFields) byId(id).closest('.field').hidden = !shown.includes(id)
}

function showError(isShown) {
  byId('title-error').hidden = !isShown
  byId('title').setAttribute('aria-invalid', String(isShown))
  byId('title').setAttribute('aria-describedby', isShown ? 'title-error title-hint' : 'title-hint')
  document.title = isShown ? `Error: ${TITLE}` : TITLE
}

/** @returns {number} how many things there are to check */
function showReference() {
  result.hidden = made === null
  if (made === null) return 0
  fill(byId('reference'), referenceOf(made, style()))
  for (const [form, runs] of Object.entries(citationsOf(made, style()))) fill(byId(form), runs)
  const checks = checksOf(made, style(), new Date().getFullYear())
  byId('checks').replaceChildren(...checks.map((text) => element('li', text)))
  byId('checks').hidden = checks.length === 0
  byId('no-checks').hidden = checks.length > 0
  return checks.length
}

const sorted = () => [...list].sort(byReference(style()))
const listText = () =>
  sorted()
    .map((each) => textOf(referenceOf(each, style())))
    .join('\n')

function showList() {
  byId('list-part').hidden = list.length === 0
  byId('list').replaceChildren(
    ...sorted().map((each) => {
      const item = document.createElement('li')
      const line = element('p', '', { className: 'reference' })
      fill(line, referenceOf(each, style()))
      const actions = element('div', '', { className: 'actions' })
      const name = tidy(each.title)
      const change = element('button', 'Change', { type: 'button', onclick: () => changeItem(each) })
      change.setAttribute('aria-label', `Change ${name}`)
      const remove = element('button', 'Remove', { type: 'button', onclick: () => removeItem(each) })
      remove.setAttribute('aria-label', `Remove ${name}`)
      actions.append(change, remove)
      item.append(line, actions)
      return item
    }),
  )
}

function showSource(fields) {
  byId('kind').value = fields.kind in fieldsOf ? fields.kind : 'book'
  for (const id of allFields) byId(id).value = typeof fields[id] === 'string' ? fields[id] : ''
  showFields()
  showError(false)
}

const counted = (number, singular) => `${number} ${singular}${number === 1 ? '' : 's'}`

function makeReference() {
  const isEmpty = tidy(source().title) === ''
  showError(isEmpty)
  if (isEmpty) {
    status.textContent = 'Write the title of the source.'
    byId('title').focus()
    return
  }
  offerBack(null)
  made = own(source())
  const count = showReference()
  copied.textContent = ''
  keep()
  status.textContent = `Reference made: ${textOf(referenceOf(made, style()))} ${counted(count, 'thing')} to check. It is below, under the heading Your reference.`
}

function addToList() {
  const isThere = list.some((each) => JSON.stringify(each) === JSON.stringify(made))
  if (!isThere) list = [...list, made]
  showList()
  keep()
  status.textContent = isThere
    ? 'It is in your list already.'
    : `Added. Your list has ${counted(list.length, 'reference')}, under the heading Your list.`
}

/** The source is in the form again; adding it puts it back. */
function changeItem(item) {
  offerBack({ source: source(), list, made })
  list = list.filter((each) => each !== item)
  showSource(item)
  made = item
  showReference()
  showList()
  keep()
  status.textContent = `${tidy(item.title)} is in the form again, and out of your list until you add it.`
  byId('title').focus()
}

function removeItem(item) {
  offerBack({ source: source(), list, made })
  list = list.filter((each) => each !== item)
  showList()
  keep()
  status.textContent = `Removed ${tidy(item.title)}. The button “Bring it back” undoes this.`
  byId('bring-back').focus()
}

async function copy(references, name) {
  copied.textContent = ''
  copied.textContent = await copyRuns(references, name, byId('by-hand'))
}

byId('source-form').addEventListener('submit', (event) => {
  event.preventDefault()
  makeReference()
})

byId('styles').addEventListener('change', () => {
  showReference()
  showList()
  keep()
  status.textContent =
    result.hidden && list.length === 0 ? '' : `Everything is in ${style() === 'apa' ? 'APA 7' : 'Harvard'} now.`
})

byId('kind').addEventListener('change', () => {
  showFields()
  keep()
})

byId('clear').addEventListener('click', () => {
  const cleared = { source: source(), list, made }
  showSource({})
  made = null
  showReference()
  keep()
  offerBack(cleared)
  status.textContent = 'The source is cleared. The button “Bring it back” undoes this until you type again.'
  byId('authors').focus()
})

byId('clear-list').addEventListener('click', () => {
  offerBack({ source: source(), list, made })
  list = []
  showList()
  keep()
  status.textContent = 'Your list is cleared. The button “Bring it back” undoes this.'
  byId('bring-back').focus()
})

byId('bring-back').addEventListener('click', () => {
  list = before.list
  made = before.made
  showSource(before.source)
  showReference()
  showList()
  offerBack(null)
  keep()
  status.textContent = 'It is back.'
  byId('authors').focus()
})

byId('add').addEventListener('click', addToList)
byId('copy-reference').addEventListener('click', () => copy([referenceOf(made, style())], 'The reference'))
byId('copy-list').addEventListener('click', () =>
  copy(
    sorted().map((each) => referenceOf(each, style())),
    'The list',
  ),
)
offerNote(byId('add-to-notes'), listText)

for (const id of allFields) {
  byId(id).addEventListener('input', () => {
    offerBack(null)
    keep()
  })
}

/** Fills the page from what was kept, whatever it is. */
function show(kept) {
  const isSource = (each) => each !== null && typeof each === 'object' && each.kind in fieldsOf
  const chosen = kept.style === 'apa' ? 'apa' : 'harvard'
  document.querySelector(`input[name="style"][value="${chosen}"]`).checked = true
  list = Array.isArray(kept.list) ? kept.list.filter(isSource).map(own) : []
  made = isSource(kept.made) ? own(kept.made) : null
  showSource(isSource(kept.source) ? kept.source : {})
  showReference()
  showList()
}

const kept = storage.load()
// What was chosen before this ran stays.
if (Object.keys(kept).length > 0) show(kept)
else showFields()
