import { recordIn } from '../storage.js'
import {
  count,
  energies,
  hoursOf,
  lengths,
  MAX_HOURS,
  planDay,
  sayEntry,
  sayLength,
  sayTask,
  sayTime,
  sayUnplaced,
  textOf,
  tidyDay,
} from './plan.js'

const storage = recordIn('sessionStorage', 'stepwise.energy-planner')
const byId = (id) => document.getElementById(id)
const start = byId('start')
const length = byId('length')
const name = byId('name')
const minutes = byId('minutes')
const error = byId('name-error')
const status = byId('status')
const needInputs = [...document.querySelectorAll('input[name="need"]')]

let day = tidyDay()
let cleared = null // what Clear took away, until something is entered again

function element(tag, text, className) {
  const node = document.createElement(tag)
  node.textContent = text
  if (className) node.className = className
  return node
}

function keep() {
  cleared = null
  byId('bring-back').hidden = true
  const isKept = storage.save(day)
  byId('kept').textContent = isKept
    ? 'What you enter is kept in this tab until you close it or clear it. Nothing is sent anywhere.'
    : 'This browser does not let us keep it, so copy your day before you leave the page. Nothing is sent anywhere.'
}

/** A text that is said again is a new text, or no screen reader would read it a second time. */
function say(text) {
  status.textContent = status.textContent === text ? `${text}\u00A0` : text
}

function showError(text) {
  error.textContent = text
  error.hidden = text === ''
  name.setAttribute('aria-invalid', String(text !== ''))
  name.setAttribute('aria-describedby', text === '' ? 'name-hint' : 'name-error name-hint')
  document.title = document.title.replace(/^Error: /, '')
  if (text !== '') document.title = `Error: ${document.title}`
}

function sayEnd(hours) {
  const time = sayTime((day.start + hours) * 60)
  return day.start + hours > 24 ? `${time} on the next day` : time
}

function showEnds() {
  start.value = String(day.start)
  length.replaceChildren(
    ...Array.from({ length: MAX_HOURS }, (_, index) => {
      const hours = index + 1
      return new Option(`${sayEnd(hours)} (${count(hours, 'hour')})`, String(hours))
    }),
  )
  length.value = String(day.length)
}

function showHours() {
  byId('hours').replaceChildren(
    ...hoursOf(day).map((hour) => {
      const label = element('label', `${sayTime(hour * 60)} to ${sayTime((hour + 1) * 60)}`)
      const select = document.createElement('select')
      select.id = `hour-${hour}`
      label.htmlFor = select.id
      select.append(...energies.map((energy) => new Option(energy[0].toUpperCase() + energy.slice(1), energy)))
      select.value = day.energyOf[hour]
      select.addEventListener('change', () => {
        day.energyOf[hour] = select.value
        changed('')
      })
      const field = document.createElement('div')
      field.append(label, select)
      return field
    }),
  )
}

function showTasks() {
  byId('tasks').replaceChildren(
    ...day.tasks.map((task, index) => {
      const remove = element('button', 'Remove')
      remove.type = 'button'
      remove.append(element('span', ` ${task.name}`, 'visually-hidden'))
      remove.addEventListener('click', () => removeTask(index))
      const item = document.createElement('li')
      item.append(element('span', sayTask(task)), remove)
      return item
    }),
  )
  byId('tasks').hidden = day.tasks.length === 0
  byId('no-tasks').hidden = day.tasks.length > 0
}

function showDraft() {
  name.value = day.draft.name
  minutes.value = String(day.draft.minutes)
  for (const input of needInputs) input.checked = input.value === day.draft.need
}

function summaryOf({ unplaced, freeMinutes }) {
  const placed = `${day.tasks.length - unplaced.length} of ${count(day.tasks.length, 'task')}`
  const free = freeMinutes > 0 ? `${sayLength(freeMinutes)} free` : 'no time free'
  return `${placed} placed, ${free}.`
}

function showResult() {
  byId('result').hidden = !day.isPlanned
  byId('copied').hidden = true
  byId('by-hand').hidden = true
  if (!day.isPlanned) return ''
  const planned = planDay(day)
  byId('summary').textContent = summaryOf(planned)
  byId('day').replaceChildren(
    ...planned.entries.map((entry) => {
      const { name: entryName, detail } = sayEntry(entry)
      const item = element('li', '', entry.kind)
      item.append(
        element('span', `${sayTime(entry.from)} to ${sayTime(entry.to)}`, 'time'),
        ' ',
        element('strong', entryName),
        ' ',
        element('span', detail, 'detail'),
      )
      return item
    }),
  )
  byId('unplaced').replaceChildren(...planned.unplaced.map((item) => element('li', sayUnplaced(item))))
  byId('some-unplaced').hidden = planned.unplaced.length === 0
  byId('all-placed').hidden = planned.unplaced.length > 0
  byId('text').value = textOf(day, planned)
  return summaryOf(planned)
}

/** Keeps the day, and a plan that is shown is made again: it must never differ from what is entered. */
function changed(text) {
  if (day.tasks.length === 0) day.isPlanned = false
  keep()
  const summary = showResult()
  const news = summary === '' ? text : `${text} Your planned day has changed: ${summary}`.trim()
  if (news !== '') say(news)
}

function removeTask(index) {
  const [{ name: removed }] = day.tasks.splice(index, 1)
  showTasks()
  const buttons = byId('tasks').querySelectorAll('button')
  const neighbour = buttons[Math.min(index, buttons.length - 1)] ?? name
  neighbour.focus()
  changed(`Removed: ${removed}. ${count(day.tasks.length, 'task')} left.`)
}

function refuse(text) {
  showError(text)
  say('')
  name.focus()
}

function addTask() {
  if (name.value.trim() === '') return refuse('Type the name of the task first.')
  showError('')
  const added = { ...day.draft, name: name.value.trim() }
  day.tasks.push(added)
  day.draft = { ...day.draft, name: '' }
  showTasks()
  showDraft()
  name.focus()
  changed(`Added: ${added.name}. ${count(day.tasks.length, 'task')} to place.`)
}

function plan() {
  if (day.tasks.length === 0) return refuse('Add at least one task before you plan your day.')
  showError('')
  day.isPlanned = true
  keep()
  say(`Your day is planned: ${showResult()} Find it under the heading Your planned day.`)
}

function clear() {
  if (JSON.stringify(day) === JSON.stringify(tidyDay())) return say('There is nothing to clear.')
  cleared = day
  day = tidyDay()
  storage.forget()
  showError('')
  showAll()
  byId('bring-back').hidden = false
  say('Cleared. The button “Bring it back” undoes this until you enter something again.')
  start.focus()
}

function bringBack() {
  day = cleared
  keep()
  showAll()
  say('What was cleared is back.')
  start.focus()
}

async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

async function copyDay() {
  const isCopied = await copyText(byId('text').value)
  byId('copied').hidden = !isCopied
  byId('by-hand').hidden = isCopied
  if (isCopied) return say('The day is copied.')
  byId('text').focus()
  byId('text').select()
  say('The day could not be copied. Its text is selected, so that you can copy it yourself.')
}

function showAll() {
  showEnds()
  showHours()
  showTasks()
  showDraft()
  showResult()
}

start.append(...Array.from({ length: 24 }, (_, hour) => new Option(sayTime(hour * 60), String(hour))))
minutes.append(...lengths.map((number) => new Option(`${number} minutes`, String(number))))

function changeHours() {
  showHours()
  changed(`Your day: ${sayTime(day.start * 60)} to ${sayEnd(day.length)}, ${count(day.length, 'hour')}.`)
}

start.addEventListener('change', () => {
  day.start = Number(start.value)
  showEnds()
  changeHours()
})

length.addEventListener('change', () => {
  day.length = Number(length.value)
  changeHours()
})

name.addEventListener('input', () => {
  day.draft.name = name.value
  keep()
})

minutes.addEventListener('change', () => {
  day.draft.minutes = Number(minutes.value)
  keep()
})

for (const input of needInputs) {
  input.addEventListener('change', () => {
    day.draft.need = input.value
    keep()
  })
}

byId('task-form').addEventListener('submit', (event) => {
  event.preventDefault()
  addTask()
})

byId('plan').addEventListener('click', plan)
byId('clear').addEventListener('click', clear)
byId('bring-back').addEventListener('click', bringBack)
byId('copy').addEventListener('click', copyDay)

day = tidyDay(storage.load())
showAll()
