import { byId, showError } from '../dom.js'
import { keeperOf, recordIn, showKept } from '../storage.js'
import { fillPage } from './page.js'
import { sayPlace } from './units.js'

const SAMPLE = `A ruler on a page is an old trick. It covers what you have read and what is still to come, so that your eyes have only one place to be.

Some people read faster with it, and some read more slowly but remember more. Try both ways of moving. Sentences are good for meaning, because each one holds a thought. Lines are good when the words seem to swim.

Change the colour until it feels calm. There is no right colour, only one that suits you today.`

/** Settings of which one of a few is chosen. */
const choices = ['unit', 'height', 'dim', 'colour']
const colours = ['butter', 'peach', 'mint', 'sky', 'lilac', 'rose']

const storage = recordIn('localStorage', 'stepwise.reading-ruler')
const text = byId('text')
const page = byId('page')
const size = byId('size')
const status = byId('status')
const lessMotion = matchMedia('(prefers-reduced-motion: reduce)')

let shown = '' // the text on the page; what is in the field may already differ
let options = []
let current = 0

const chosen = (name) => document.querySelector(`input[name="${name}"]:checked`).value
const isReading = () => !byId('reader').hidden

const keep = keeperOf(
  storage,
  () => ({
    text: text.value,
    ...Object.fromEntries(choices.map((name) => [name, chosen(name)])),
    size: size.value,
  }),
  byId('text-hint'),
  'This browser does not let us keep it, so copy your text before you close the page.',
)

function moveTo(index, { isAnnounced = false, isFollowed = true } = {}) {
  options[current]?.node.setAttribute('aria-selected', 'false')
  current = Math.max(0, Math.min(index, options.length - 1))
  const { node, ...place } = options[current]
  node.setAttribute('aria-selected', 'true')
  page.setAttribute('aria-activedescendant', node.id)
  if (isFollowed) node.scrollIntoView({ block: 'center', behavior: lessMotion.matches ? 'auto' : 'smooth' })
  byId('position').textContent = sayPlace(chosen('unit'), place, options.at(-1).last)
  byId('previous').setAttribute('aria-disabled', String(current === 0))
  byId('next').setAttribute('aria-disabled', String(current === options.length - 1))
  if (isAnnounced) status.textContent = `${byId('position').textContent}. ${node.textContent}`
}

function applyLooks() {
  page.classList.remove(...colours)
  page.classList.add(chosen('colour'))
  page.dataset.dim = chosen('dim')
  page.style.setProperty('--size', `${size.value}px`)
  size.setAttribute('aria-valuetext', `${size.value} pixels`)
}

/** Sets the page anew and keeps the ruler at about the same place. It does not scroll: the person is at a setting. */
function layOut() {
  const at = options[current]?.first ?? 1
  const share = options.length > 1 ? (at - 1) / options.at(-1).last : 0
  const unit = chosen('unit')
  page.setAttribute('aria-label', unit === 'line' ? 'Your text, line by line' : 'Your text, sentence by sentence')
  options = fillPage(page, shown, unit, Number(chosen('height')))
  const wanted = Math.round(share * options.at(-1).last) + 1
  const place = options.findIndex(({ last }) => last >= wanted)
  moveTo(place, { isFollowed: false })
}

function read() {
  const isEmpty = text.value.trim() === ''
  showError(text, isEmpty)
  if (isEmpty) return text.focus()
  shown = text.value
  options = []
  current = 0
  byId('reader').hidden = false
  keep()
  applyLooks()
  layOut()
  page.focus({ preventScroll: true })
  moveTo(0)
}

const keyMoves = {
  ArrowDown: () => current + 1,
  ArrowRight: () => current + 1,
  ArrowUp: () => current - 1,
  ArrowLeft: () => current - 1,
  Home: () => 0,
  End: () => options.length - 1,
}

page.addEventListener('keydown', (event) => {
  const move = keyMoves[event.key]
  if (!move || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  moveTo(move())
})

page.addEventListener('click', (event) => {
  const index = options.findIndex(({ node }) => node.contains(event.target))
  if (index >= 0) moveTo(index)
})

byId('previous').addEventListener('click', () => moveTo(current - 1, { isAnnounced: true }))
byId('next').addEventListener('click', () => moveTo(current + 1, { isAnnounced: true }))

byId('text-form').addEventListener('submit', (event) => {
  event.preventDefault()
  read()
})

byId('sample').addEventListener('click', () => {
  text.value = SAMPLE
  read()
})

byId('delete').addEventListener('click', () => {
  text.value = ''
  byId('reader').hidden = true
  keep()
  status.textContent = 'Your text is deleted from this device.'
  text.focus()
})

text.addEventListener('input', keep)

for (const input of document.querySelectorAll('input[name="colour"], input[name="dim"]')) {
  input.addEventListener('change', () => {
    applyLooks()
    keep()
  })
}

for (const input of document.querySelectorAll('input[name="unit"], input[name="height"]')) {
  input.addEventListener('change', () => {
    layOut()
    keep()
  })
}

size.addEventListener('input', () => {
  applyLooks()
  layOut()
  keep()
})

let width = page.clientWidth
new ResizeObserver(() => {
  if (page.clientWidth === width) return
  width = page.clientWidth
  if (isReading() && chosen('unit') === 'line') layOut()
}).observe(page)

const kept = storage.load()
showKept(() => {
  if (typeof kept.text === 'string') text.value = kept.text
  if (Number(kept.size) >= 16 && Number(kept.size) <= 40) size.value = kept.size
  for (const name of choices) {
    const input = [...document.querySelectorAll(`input[name="${name}"]`)].find(({ value }) => value === kept[name])
    if (input) input.checked = true
  }
})
