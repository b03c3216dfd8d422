import { offerNote } from '../add-to-notes.js'
import { offerClear } from '../clear.js'
import { byId, element, showError } from '../dom.js'
import { keeperOf, recordIn, showKept } from '../storage.js'
import { checksOf, fieldsOf } from './checks.js'
import { copyRuns } from './copy-runs.js'
import { byReference, citationsOf, referenceOf, textOf, tidy } from './reference.js'

const allFields = [...new Set(Object.values(fieldsOf).flat())]

const storage = recordIn('localStorage', 'stepwise.referencing-helper')
const status = byId('status')
const copied = byId('copied')
const result = byId('result')

let list = [] // sources, in the order in which they were added
let made = null // the source whose reference is on the page; what is in the fields may already differ

const style = () => document.querySelector('input[name="style"]:checked').value
const source = () => ({ kind: byId('kind').value, ...Object.fromEntries(allFields.map((id) => [id, byId(id).value])) })
/** Without what the fields of other kinds hold. */
const own = ({ kind, ...fields }) => ({
  kind,
  ...Object.fromEntries(fieldsOf[kind].map((id) => [id, fields[id] ?? ''])),
})
const sources = () => ({ source: source(), made, list })

const keep = keeperOf(
  storage,
  () => ({ style: style(), ...sources() }),
  byId('kept-hint'),
  'This browser does not let us keep what you type, so copy your list before you leave. Nothing is sent anywhere.',
)

function fill(node, runs) {
  node.replaceChildren(...runs.map(({ text, isItalic }) => (isItalic ? element('i', text) : text)))
}

function showFields() {
  const shown = fieldsOf[byId('kind').value]
  for (const id of allFields) byId(id).closest('.field').hidden = !shown.includes(id)
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

function button(action, name, onclick) {
  const node = Object.assign(element('button', action), { type: 'button', onclick })
  node.setAttribute('aria-label', `${action} ${name}`)
  return node
}

function showList() {
  byId('list-part').hidden = list.length === 0
  byId('list').replaceChildren(
    ...sorted().map((each) => {
      const line = element('p', [], 'reference')
      fill(line, referenceOf(each, style()))
      const name = tidy(each.title)
      const buttons = [button('Change', name, () => changeItem(each)), button('Remove', name, () => removeItem(each))]
      return element('li', [line, element('div', buttons, 'actions')])
    }),
  )
}

function showSource(fields) {
  byId('kind').value = fields.kind in fieldsOf ? fields.kind : 'book'
  for (const id of allFields) byId(id).value = typeof fields[id] === 'string' ? fields[id] : ''
  showFields()
  showError(byId('title'), false)
}

const counted = (number, singular) => `${number} ${singular}${number === 1 ? '' : 's'}`

function makeReference() {
  const isEmpty = tidy(source().title) === ''
  showError(byId('title'), isEmpty)
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
  offerBack(sources())
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
  offerBack(sources())
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

const offerBack = offerClear({
  first: byId('authors'),
  fields: allFields.map(byId),
  take: sources,
  clear() {
    showSource({})
    made = null
    showReference()
    keep()
  },
  giveBack(kept) {
    list = kept.list
    made = kept.made
    showSource(kept.source)
    showReference()
    showList()
  },
  keep,
  saidCleared: 'The source is cleared. The button “Bring it back” undoes this until you type again.',
})

byId('clear-list').addEventListener('click', () => {
  offerBack(sources())
  list = []
  showList()
  keep()
  status.textContent = 'Your list is cleared. The button “Bring it back” undoes this.'
  byId('bring-back').focus()
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
showKept(() => (Object.keys(kept).length > 0 ? show(kept) : showFields()))
