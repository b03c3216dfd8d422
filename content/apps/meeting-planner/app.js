import { offerClear } from '../clear.js'
import { copyOrSelect } from '../copy.js'
import { byId, element, showError } from '../dom.js'
import { recordIn, showKept } from '../storage.js'
import {
  agendaText,
  breakPlace,
  emptyMeeting,
  MAX_MINUTES,
  meetingOf,
  moveItem,
  needsBreak,
  readMinutes,
  recordOf,
  sayItem,
  sayTime,
} from './agenda.js'

const storage = recordIn('sessionStorage', 'stepwise.meeting-planner')
const purpose = byId('purpose')
const length = byId('length')
const name = byId('name')
const minutes = byId('minutes')
const wants = [...document.querySelectorAll('input[name="want"]')]
const items = byId('items')
const text = byId('text')
const status = byId('status')

let meeting = meetingOf(storage.load())

const lengthOf = () => readMinutes(meeting.length)
const placeOf = (id) => meeting.items.findIndex((item) => item.id === id)
const isEmpty = () => JSON.stringify(meeting) === JSON.stringify(emptyMeeting())

function button(action, item, isDisabled = false) {
  const node = element('button', [action, element('span', ` ${item.name}`, 'visually-hidden')])
  node.type = 'button'
  node.dataset.action = action
  node.dataset.item = item.id
  if (isDisabled) node.setAttribute('aria-disabled', 'true')
  return node
}

function focusOn(action, id) {
  items.querySelector(`[data-action="${action}"][data-item="${id}"]`)?.focus()
}

function showItems() {
  items.replaceChildren(
    ...meeting.items.map((item, index) =>
      element('li', [
        element('p', sayItem(item)),
        element(
          'div',
          [
            button('Change', item),
            button('Move up', item, index === 0),
            button('Move down', item, index === meeting.items.length - 1),
            button('Remove', item),
          ],
          'actions',
        ),
      ]),
    ),
  )
  byId('no-items').hidden = meeting.items.length > 0
  byId('agenda').hidden = meeting.items.length === 0
}

function showSums() {
  byId('time').textContent = sayTime(meeting.items, lengthOf())
  byId('no-break').hidden = !needsBreak(meeting.items, lengthOf())
  text.value = agendaText(meeting)
  text.rows = Math.min(text.value.split('\n').length + 1, 16)
  byId('copied').hidden = true
}

/** Fills the form of an item: with a new one, or with the one that is being changed. */
function showForm() {
  const isChange = meeting.editing !== null
  const draft = isChange ? meeting.change : meeting.draft
  const place = placeOf(meeting.editing)
  name.value = draft.name
  minutes.value = draft.minutes
  for (const input of wants) input.checked = input.value === draft.want
  byId('item-heading').textContent = isChange ? `Change item ${place + 1}: ${meeting.items[place].name}` : 'Add an item'
  byId('save').textContent = isChange ? 'Save the change' : 'Add the item'
  byId('cancel').hidden = !isChange
  showError(name, '')
  showError(minutes, '')
}

function keep() {
  if (isEmpty()) storage.forget()
  else if (!storage.save(recordOf(meeting)))
    byId('kept').textContent =
      'This browser does not let us keep what you type, so copy your agenda before you leave the page. Nothing is sent anywhere.'
}

/** Says what has changed, and what that means for the time and the break. */
function announce(sentence, wasWithoutBreak) {
  const isWithoutBreak = needsBreak(meeting.items, lengthOf())
  const parts = [sentence]
  if (isWithoutBreak && !wasWithoutBreak) parts.push('The meeting is longer than 60 minutes and has no break.')
  if (!isWithoutBreak && wasWithoutBreak) parts.push('The warning about a break is gone.')
  status.textContent = parts.join(' ')
}

function change(next) {
  const wasWithoutBreak = needsBreak(meeting.items, lengthOf())
  const placeBefore = placeOf(meeting.editing)
  meeting = { ...meeting, ...next }
  offerBack(null)
  showItems()
  showSums()
  if ('editing' in next || placeOf(meeting.editing) !== placeBefore) showForm()
  keep()
  return wasWithoutBreak
}

const nextId = () => Math.max(0, ...meeting.items.map(({ id }) => id)) + 1
const time = () => sayTime(meeting.items, lengthOf())

function saveItem() {
  const read = readMinutes(minutes.value)
  const isNamed = name.value.trim() !== ''
  showError(name, isNamed ? '' : 'Enter a name for the item.')
  showError(minutes, read === null ? `Enter the minutes in digits, from 1 to ${MAX_MINUTES}, for example: 10.` : '')
  if (!isNamed || read === null) {
    status.textContent = ''
    const first = isNamed ? minutes : name
    return first.focus()
  }
  const { editing } = meeting
  const want = wants.find((input) => input.checked).value
  const item = { id: editing ?? nextId(), name: name.value.trim(), minutes: read, want }
  const { draft, change: emptied } = emptyMeeting()
  if (editing === null) {
    const was = change({ items: [...meeting.items, item], draft, editing: null })
    name.focus()
    announce(`Added as item ${meeting.items.length}: ${sayItem(item)}. ${time()}`, was)
  } else {
    const changed = meeting.items.map((each) => (each.id === editing ? item : each))
    const was = change({ items: changed, editing: null, change: emptied })
    focusOn('Change', editing)
    announce(`Changed item ${placeOf(editing) + 1}: ${sayItem(item)}. ${time()}`, was)
  }
}

function addBreak() {
  const place = breakPlace(meeting.items)
  const item = { id: nextId(), name: 'Break', minutes: 10, want: 'break' }
  const was = change({ items: [...meeting.items.slice(0, place), item, ...meeting.items.slice(place)] })
  announce(`Added as item ${place + 1} of ${meeting.items.length}: ${sayItem(item)}. ${time()}`, was)
}

const actions = {
  Change(item) {
    change({ editing: item.id, change: { name: item.name, minutes: String(item.minutes), want: item.want } })
    name.focus()
    status.textContent = `${item.name} is in the form for changing.`
  },
  'Move up': (item) => move(item, -1),
  'Move down': (item) => move(item, 1),
  Remove(item) {
    const place = placeOf(item.id)
    const rest = meeting.items.filter(({ id }) => id !== item.id)
    const ended = meeting.editing === item.id ? { editing: null, change: emptyMeeting().change } : {}
    const was = change({ items: rest, ...ended })
    const neighbour = rest[place] ?? rest.at(-1)
    if (neighbour) focusOn('Change', neighbour.id)
    else name.focus()
    announce(`Removed: ${item.name}. ${neighbour ? time() : 'There are no items left.'}`, was)
  },
}

function move(item, by) {
  const from = placeOf(item.id)
  const moved = moveItem(meeting.items, from, from + by)
  if (moved === meeting.items) {
    status.textContent = `${item.name} is already the ${by < 0 ? 'first' : 'last'} item.`
    return
  }
  const was = change({ items: moved })
  focusOn(by < 0 ? 'Move up' : 'Move down', item.id)
  announce(`Moved: ${item.name} is now item ${from + by + 1} of ${moved.length}.`, was)
}

function saveDraft() {
  const draft = { name: name.value, minutes: minutes.value, want: wants.find((input) => input.checked).value }
  meeting = { ...meeting, [meeting.editing === null ? 'draft' : 'change']: draft }
  offerBack(null)
  keep()
}

async function copy() {
  const message = await copyOrSelect(text, 'The agenda')
  byId('copied').textContent = message
  byId('copied').hidden = false
  status.textContent = message
}

function showAll() {
  purpose.value = meeting.purpose
  length.value = meeting.length
  showError(length, '')
  showItems()
  showSums()
  showForm()
}

purpose.addEventListener('input', () => {
  change({ purpose: purpose.value })
})

length.addEventListener('input', () => {
  change({ length: length.value })
  if (length.value.trim() === '' || lengthOf() !== null) showError(length, '')
})

length.addEventListener('change', () => {
  const isWrong = length.value.trim() !== '' && lengthOf() === null
  showError(length, isWrong ? `Enter the length in digits, from 1 to ${MAX_MINUTES}, for example: 45.` : '')
  if (isWrong) status.textContent = `Error: ${byId('length-error').textContent}`
  else if (meeting.items.length > 0) announce(time(), false)
})

for (const input of [name, minutes]) input.addEventListener('input', saveDraft)
for (const input of wants) input.addEventListener('change', saveDraft)

byId('meeting-form').addEventListener('submit', (event) => event.preventDefault())

byId('item-form').addEventListener('submit', (event) => {
  event.preventDefault()
  saveItem()
})

byId('cancel').addEventListener('click', () => {
  const { editing } = meeting
  change({ editing: null, change: emptyMeeting().change })
  focusOn('Change', editing)
  status.textContent = 'Nothing was changed.'
})

byId('add-break').addEventListener('click', addBreak)

items.addEventListener('click', (event) => {
  const pressed = event.target.closest('button')
  if (pressed) actions[pressed.dataset.action](meeting.items[placeOf(Number(pressed.dataset.item))])
})

byId('copy').addEventListener('click', copy)

const offerBack = offerClear({
  first: purpose,
  take: () => (isEmpty() ? null : meeting),
  clear() {
    meeting = emptyMeeting()
    showAll()
    keep()
  },
  giveBack(kept) {
    meeting = kept
    showAll()
  },
  keep,
  saidBack: 'What was cleared is back.',
})

showKept(showAll)
