import { offerClear } from '../clear.js'
import { byId, element, showError } from '../dom.js'
import { keeperOf, recordIn, showKept } from '../storage.js'
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
const start = byId('start')
const length = byId('length')
const name = byId('name')
const minutes = byId('minutes')
const status = byId('status')
const needInputs = [...document.querySelectorAll('input[name="need"]')]

let day = tidyDay()

const save = keeperOf(
  storage,
  () => day,
  byId('kept'),
  'This browser does not let us keep it, so copy your day before you leave the page. Nothing is sent anywhere.',
)

function keep() {
  offerBack(null)
  save()
}

/** A text that is said again is a new text, or no screen reader would read it a second time. */
function say(text) {
  status.textContent = status.textContent === text ? `${text}\u00A0` : text
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
      return element('div', [label, select])
    }),
  )
}

function showTasks() {
  byId('tasks').replaceChildren(
    ...day.tasks.map((task, index) => {
      const remove = element('button', ['Remove', element('span', ` ${task.name}`, 'visually-hidden')])
      remove.type = 'button'
      remove.addEventListener('click', () => removeTask(index))
      return element('li', [element('span', sayTask(task)), remove])
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
      const time = element('span', `${sayTime(entry.from)} to ${sayTime(entry.to)}`, 'time')
      const parts = [time, ' ', element('strong', entryName), ' ', element('span', detail, 'detail')]
      return element('li', parts, entry.kind)
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
  showError(name, text)
  say('')
  name.focus()
}

function addTask() {
  if (name.value.trim() === '') return refuse('Type the name of the task first.')
  showError(name, '')
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
  showError(name, '')
  day.isPlanned = true
  keep()
  say(`Your day is planned: ${showResult()} Find it under the heading Your planned day.`)
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
byId('copy').addEventListener('click', copyDay)

const offerBack = offerClear({
  first: start,
  take: () => (JSON.stringify(day) === JSON.stringify(tidyDay()) ? null : day),
  clear() {
    day = tidyDay()
    storage.forget()
    showError(name, '')
    showAll()
  },
  giveBack(kept) {
    day = kept
    showAll()
  },
  keep: save,
  saidCleared: 'Cleared. The button “Bring it back” undoes this until you enter something again.',
  saidBack: 'What was cleared is back.',
  say,
})

day = tidyDay(storage.load())
showKept(showAll)
