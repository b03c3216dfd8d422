import { offerNote } from '../add-to-notes.js'
import { offerClear } from '../clear.js'
import { copyOrSelect } from '../copy.js'
import { byId, element, showError } from '../dom.js'
import { keeperOf, recordIn, showKept } from '../storage.js'
import { samples } from './samples.js'
import { checklistOf, sayKind, unpick } from './unpick.js'

const storage = recordIn('sessionStorage', 'stepwise.question-unpicker')
const question = byId('question')
const sample = byId('sample')
const result = byId('result')
const status = byId('status')
const checklist = byId('checklist')
const copied = byId('copied')

let shown = '' // the question whose parts are on the page; what is in the field may already differ

const record = () => ({ question: question.value, unpicked: shown, checklist: checklist.value })

const keep = keeperOf(
  storage,
  record,
  byId('question-hint'),
  'This browser does not let us keep it, so copy your checklist before you leave. Nothing is sent anywhere.',
)

function count(number, singular) {
  return `${number} ${singular}${number === 1 ? '' : 's'}`
}

function fill(list, empty, nodes) {
  byId(list).replaceChildren(...nodes)
  byId(list).hidden = nodes.length === 0
  byId(empty).hidden = nodes.length > 0
}

/** @returns {string} what is found, in a few words */
function showResult({ pieces, instructions, limits, extras, topic }) {
  byId('marked').replaceChildren(
    ...pieces.map(({ text, kind }) => (kind === 'rest' ? document.createTextNode(text) : element('mark', text, kind))),
  )
  fill(
    'instructions',
    'no-instruction',
    instructions.flatMap(({ word, meaning }) => [element('dt', word), element('dd', meaning)]),
  )
  fill(
    'topic',
    'no-topic',
    topic.map((text) => element('li', text)),
  )
  const itemOf = (found) => element('li', `${found.text} (${sayKind(found)})`)
  fill('limits', 'no-limits', limits.map(itemOf))
  fill('extras', 'no-extras', extras.map(itemOf))
  copied.textContent = ''
  result.hidden = false
  return [
    count(topic.length, 'topic part'),
    count(instructions.length, 'task word'),
    count(limits.length, 'limit'),
    count(extras.length, 'extra'),
  ].join(', ')
}

function unpickQuestion() {
  const isEmpty = question.value.trim() === ''
  showError(question, isEmpty)
  if (isEmpty) {
    status.textContent = ''
    question.focus()
    return
  }
  const unpicked = unpick(question.value)
  const made = checklistOf(question.value, unpicked)
  const isReplaced = !result.hidden && checklist.value !== made
  offerBack(isReplaced ? { ...record(), question: shown } : null)
  const parts = showResult(unpicked)
  shown = question.value
  checklist.value = made
  keep()
  const back = isReplaced ? ' The button “Bring it back” gives you the checklist before.' : ''
  status.textContent = `Question unpicked: ${parts}. The result is below, under the heading Your question, unpicked.${back}`
}

/** Fills the page from a record, whatever it holds. */
function show(kept) {
  const textOf = (value) => (typeof value === 'string' ? value : '')
  question.value = textOf(kept.question)
  shown = textOf(kept.unpicked)
  checklist.value = textOf(kept.checklist)
  showError(question, false)
  result.hidden = shown === ''
  if (shown !== '') showResult(unpick(shown))
}

async function copy() {
  copied.textContent = ''
  copied.textContent = await copyOrSelect(checklist, 'The checklist')
}

sample.append(...samples.map((text) => new Option(text, text)))

byId('question-form').addEventListener('submit', (event) => {
  event.preventDefault()
  unpickQuestion()
})

byId('use-sample').addEventListener('click', () => {
  const replaced = record()
  question.value = sample.value
  unpickQuestion()
  if (replaced.question.trim() !== '' && replaced.question !== sample.value) offerBack(replaced)
})

const offerBack = offerClear({
  first: question,
  fields: [question, checklist],
  take: () => (question.value === '' && shown === '' ? null : record()),
  clear() {
    show({})
    storage.forget()
  },
  giveBack: show,
  keep,
})

byId('copy').addEventListener('click', copy)
offerNote(byId('add-to-notes'), () => checklist.value)

showKept(() => show(storage.load()))
