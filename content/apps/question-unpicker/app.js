import { samples } from './samples.js'
import { unpick } from './unpick.js'

const limitNames = {
  time: 'time',
  place: 'place or name',
  number: 'how many',
  source: 'what to use',
  focus: 'where to look',
  length: 'length',
}

const byId = (id) => document.getElementById(id)
const question = byId('question')
const error = byId('question-error')
const sample = byId('sample')
const result = byId('result')
const status = byId('status')

function element(name, text, className) {
  const node = document.createElement(name)
  node.textContent = text
  if (className) node.className = className
  return node
}

function count(number, singular) {
  return `${number} ${singular}${number === 1 ? '' : 's'}`
}

function fill(list, empty, nodes) {
  byId(list).replaceChildren(...nodes)
  byId(list).hidden = nodes.length === 0
  byId(empty).hidden = nodes.length > 0
}

function showError(isShown) {
  error.hidden = !isShown
  question.setAttribute('aria-invalid', String(isShown))
  question.setAttribute('aria-describedby', isShown ? 'question-error question-hint' : 'question-hint')
  document.title = document.title.replace(/^Error: /, '')
  if (isShown) document.title = `Error: ${document.title}`
}

function showResult({ pieces, instructions, limits, topic }) {
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
  fill(
    'limits',
    'no-limits',
    limits.map(({ text, kind }) => element('li', `${text} (${limitNames[kind]})`)),
  )
  result.hidden = false
  const parts = [
    count(instructions.length, 'instruction'),
    count(topic.length, 'topic part'),
    count(limits.length, 'limit'),
  ]
  status.textContent = `Question unpicked: ${parts.join(', ')}. The result is below, under the heading Your question, unpicked.`
}

function unpickQuestion() {
  const isEmpty = question.value.trim() === ''
  showError(isEmpty)
  if (isEmpty) {
    result.hidden = true
    status.textContent = ''
    question.focus()
    return
  }
  showResult(unpick(question.value))
}

sample.append(...samples.map((text) => new Option(text, text)))

byId('question-form').addEventListener('submit', (event) => {
  event.preventDefault()
  unpickQuestion()
})

byId('use-sample').addEventListener('click', () => {
  question.value = sample.value
  unpickQuestion()
})

byId('clear').addEventListener('click', () => {
  question.value = ''
  showError(false)
  result.hidden = true
  status.textContent = 'Cleared.'
  question.focus()
})
