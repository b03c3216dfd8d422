import { byId } from '../dom.js'
import { BREATH_SECONDS, breathAt, IN_SECONDS, sayDuration } from './rhythm.js'
import { playBreath, stopSound } from './sound.js'

const phaseNames = { in: 'Breathe in', out: 'Breathe out' }
const READY = 'Ready when you are'

const circle = byId('circle')
const toggle = byId('toggle')
const stop = byId('stop')
const end = byId('end')
const status = byId('status')
const lengths = [...document.querySelectorAll('input[name="minutes"]')]
const lessMotion = matchMedia('(prefers-reduced-motion: reduce)')

let state = 'idle' // idle, running or paused
let elapsedBefore = 0 // seconds before the last start or continue
let startedAt = 0
let lastPhase = null
let timer = null
let motion = null

const totalSeconds = () => Number(lengths.find((input) => input.checked).value) * 60
const elapsed = () => elapsedBefore + (state === 'running' ? (performance.now() - startedAt) / 1000 : 0)

function show(phase, count, left) {
  byId('phase').textContent = phase
  byId('count').textContent = count
  byId('left').textContent = left
}

/** The circle keeps time with the clock: it is set to the clock whenever it starts. */
function moveCircle() {
  motion?.cancel()
  motion = null
  if (lessMotion.matches || state === 'idle') return
  motion = circle.animate(
    [
      { transform: 'scale(0.6)', easing: 'ease-in-out' },
      { transform: 'scale(1)', easing: 'ease-in-out', offset: IN_SECONDS / BREATH_SECONDS },
      { transform: 'scale(0.6)' },
    ],
    { duration: BREATH_SECONDS * 1000, iterations: Infinity },
  )
  motion.currentTime = elapsed() * 1000
  if (state === 'paused') motion.pause()
}

/** The sound keeps time with the clock too: it begins anew with each breath. */
function sound() {
  if (state === 'running' && byId('sound').checked) playBreath(elapsed() % BREATH_SECONDS)
  else stopSound()
}

function change(next) {
  state = next
  clearInterval(timer)
  if (state === 'running') timer = setInterval(tick, 100)
  toggle.textContent = { idle: 'Start', running: 'Pause', paused: 'Continue' }[state]
  stop.setAttribute('aria-disabled', String(state === 'idle'))
  for (const input of lengths) input.disabled = state !== 'idle'
  moveCircle()
  sound()
}

function reset() {
  elapsedBefore = 0
  lastPhase = null
  change('idle')
  show(READY, '', sayDuration(totalSeconds()))
}

function finish() {
  reset()
  byId('phase').textContent = 'Finished'
  end.hidden = false
  status.textContent = `Finished. ${end.textContent}`
}

function tick() {
  const now = elapsed()
  if (now >= totalSeconds()) return finish()
  const { phase, secondsLeft } = breathAt(now)
  show(phaseNames[phase], String(secondsLeft), `${sayDuration(Math.ceil(totalSeconds() - now))} left`)
  if (phase !== lastPhase && byId('announce').checked) status.textContent = phaseNames[phase]
  if (phase === 'in' && lastPhase === 'out') sound()
  lastPhase = phase
}

function run() {
  const isFresh = state === 'idle'
  startedAt = performance.now()
  lastPhase = null
  change('running')
  end.hidden = true
  if (!byId('announce').checked)
    status.textContent = isFresh ? `Started: ${sayDuration(totalSeconds())}.` : 'Continued.'
  tick()
}

function pause() {
  elapsedBefore = elapsed()
  change('paused')
  status.textContent = 'Paused.'
}

toggle.addEventListener('click', () => (state === 'running' ? pause() : run()))

stop.addEventListener('click', () => {
  if (state === 'idle') return
  reset()
  status.textContent = 'Stopped.'
})

for (const input of lengths) input.addEventListener('change', reset)
lessMotion.addEventListener('change', moveCircle)
byId('sound').addEventListener('change', sound)
