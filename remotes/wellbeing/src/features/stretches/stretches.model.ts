import type { Hold } from '@stepwise/shared/contracts'
import { $personId, personalStore, signedOut } from '@stepwise/shared/session'
import { announced } from '@stepwise/shared/ui'
import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { cuesBetween, phaseAt } from './hold-plan.ts'
import { playTone } from './tone.ts'

// One timer for the page: who starts another exercise has left the one before.

export const exercisesShown = createEvent()
export const exercisesLeft = createEvent()
export const startPressed = createEvent<{ id: string; hold: Hold }>()
export const stopPressed = createEvent()
export const soundToggled = createEvent()
/** The time now, in ms. */
const ticked = createEvent<number>()

interface Run {
  id: string
  hold: Hold
  startedAt: number
}

const tickMs = 200

const started = sample({ clock: startPressed, fn: (pressed): Run => ({ ...pressed, startedAt: Date.now() }) })
const $run = personalStore<Run | null>(null)
const $now = personalStore(0)
/** The last exercise that was held to its end. */
export const $doneId = personalStore<string | null>(null).reset(startPressed, exercisesLeft)
const $audio = personalStore<AudioContext | null>(null)
/** Kept on the device for each person. */
export const $isSoundOn = personalStore(true)

const elapsed = ({ startedAt }: Run, now: number) => (now - startedAt) / 1000
/** What the running exercise shows now. */
export const $shown = combine($run, $now, (run, now) => {
  const phase = run && phaseAt(run.hold, elapsed(run, now))
  return phase && { id: run.id, words: phase.words, left: Math.ceil(phase.left), share: phase.left / phase.seconds }
})

const clockFx = createEffect(() => {
  const tick = scopeBind(ticked, { safe: true })
  return setInterval(() => tick(Date.now()), tickMs)
})
const stopClockFx = createEffect((interval: ReturnType<typeof setInterval>) => clearInterval(interval))
const $interval = createStore<ReturnType<typeof setInterval> | null>(null, { serialize: 'ignore' })
export const playToneFx = createEffect(playTone)

const passed = sample({
  clock: ticked,
  source: { run: $run, before: $now },
  filter: ({ run }) => run !== null,
  fn: ({ run, before }, now) => ({
    run: run as Run,
    // The first cue is at 0, which a tick would never pass.
    cues: run ? cuesBetween(run.hold, elapsed(run, before), elapsed(run, now)) : [],
    isOver: run !== null && phaseAt(run.hold, elapsed(run, now)) === null,
    now,
  }),
})
const ended = passed.filter({ fn: ({ isOver }) => isOver })

$now.on(started, (_, { startedAt }) => startedAt).on(passed, (_, { now }) => now)
$run
  .on(started, (_, run) => run)
  .on(ended, () => null)
  .reset(stopPressed, exercisesLeft)
$doneId.on(ended, (_, { run }) => run.id)

sample({ clock: started, source: $interval, filter: (interval) => interval === null, fn: () => {}, target: clockFx })
sample({
  clock: [ended, stopPressed, exercisesLeft, signedOut],
  source: $interval,
  filter: (interval) => interval !== null,
  target: stopClockFx,
})
$interval.on(clockFx.doneData, (_, interval) => interval).reset(stopClockFx)

sample({ clock: started, fn: () => 'Get ready', target: announced })
sample({ clock: stopPressed, fn: () => 'Timer stopped', target: announced })
sample({
  clock: passed.filterMap(({ cues }) => cues.at(-1)?.words),
  target: announced,
})

// The tone is opened by the press of Start, because browsers allow sound only then.
const toneDue = passed.filter({ fn: ({ cues }) => cues.some(({ hasTone }) => hasTone) })
sample({
  clock: [startPressed, toneDue],
  source: { audio: $audio, isOn: $isSoundOn },
  filter: ({ isOn }) => isOn,
  fn: ({ audio }) => audio,
  target: playToneFx,
})
$audio.on(playToneFx.doneData, (_, audio) => audio)

const buildKey = (person: string) => `stepwise.stretch-sound.${person}`
export const loadSoundFx = createEffect((person: string) => localStorage.getItem(buildKey(person)) !== 'off')
export const storeSoundFx = createEffect(({ person, isOn }: { person: string; isOn: boolean }) =>
  localStorage.setItem(buildKey(person), isOn ? 'on' : 'off'),
)
sample({ clock: exercisesShown, source: $personId, filter: (person) => person !== null, target: loadSoundFx })
$isSoundOn.on(loadSoundFx.doneData, (_, isOn) => isOn).on(soundToggled, (isOn) => !isOn)
sample({
  clock: sample({ clock: soundToggled, source: { person: $personId, isOn: $isSoundOn } }).filterMap(
    ({ person, isOn }) => (person === null ? undefined : { person, isOn }),
  ),
  target: storeSoundFx,
})
