import { $personId, personalStore } from '@stepwise/shared/session'
import { shell } from '@stepwise/shared/shell'
import { announced } from '@stepwise/shared/ui'
import { combine, createEvent, createStore, type Event, merge, sample } from 'effector'
import { createPersistedValues } from '../tool/persisted-values.ts'
import { announcement, passedMark } from './announcements.ts'
import * as effects from './pomodoro.effects.ts'
import * as rules from './timer.ts'

// What happens. Every press and tick carries the time at which it happened.

/** The timer is on screen, in its dialog or on another page. */
export const timerShown = createEvent()
export const startPressed = createEvent()
export const pausePressed = createEvent()
export const resetPressed = createEvent()
export const breakPressed = createEvent<rules.Break>()
export const breakEndPressed = createEvent()
/** The person wants to hear the alarm now. */
export const alarmTried = createEvent()
/** The time now, in ms. */
export const ticked = createEvent<number>()
export const clockSet = createEvent()
export const changedInOtherTab = createEvent()
/** Another page is shown, with a title of its own. */
export const pageShown = createEvent()

const atNow = <Pressed>(event: Event<Pressed>) =>
  sample({ clock: event, fn: (pressed) => ({ pressed, now: rules.timeNow() }) })
const started = atNow(startPressed)
const paused = atNow(pausePressed)
const breakStarted = atNow(breakPressed)
const breakEnded = atNow(breakEndPressed)
const pressed = merge([started, paused, breakStarted, breakEnded])

// What is known.

export const $timer = personalStore(rules.freshTimer)
const $clock = createStore({ before: 0, now: 0 })
/** What is left, in ms. */
export const $remaining = combine($timer, $clock, (timer, { now }) => rules.remainingAt(timer, now))
/** `alarm`: both, sound, or sight. `isNotified`: the browser shows a notification as well. */
export const settings = createPersistedValues('pomodoro-settings', { alarm: 'both', isNotified: false })
/** The end of a run shows on the screen, and no one has answered it yet. */
export const $isAlarmShown = personalStore(false)
/** One for the page, once the browser has allowed sound. */
const $audio = createStore<AudioContext | null>(null, { serialize: 'ignore' })

/** A run has come to its end; carries the timer as it was before. */
const ranOut = sample({ clock: ticked, source: $timer, filter: rules.isOver, fn: (timer) => timer })
const changedHere = merge([pressed, resetPressed, ranOut])

// The timer follows the buttons and the clock.

$clock.on(ticked, ({ now: before }, now) => ({ before, now })).on(pressed, (_, { now }) => ({ before: now, now }))
$timer
  .on(effects.loadTimerFx.doneData, (_, timer) => timer)
  .on(started, (timer, { now }) => rules.started(timer, now))
  .on(paused, (timer, { now }) => rules.paused(timer, now))
  .on(breakStarted, (timer, { pressed: phase, now }) => rules.breakStarted(timer, phase, now))
  .on(breakEnded, (timer, { now }) => rules.breakEnded(timer, now))
  .on(resetPressed, rules.reset)
  .on(ranOut, rules.ranOut)
sample({
  clock: $timer.map(({ targetTime }) => targetTime),
  fn: (targetTime) => (targetTime === null ? null : { targetTime, ticked, clockSet }),
  target: effects.clock.changed,
})
// A run that ended while the page was closed or asleep ends now.
sample({ clock: effects.loadTimerFx.doneData, fn: () => rules.timeNow(), target: ticked })

// It is stored on the device for each person, and the same in all their tabs.

sample({ clock: timerShown, target: settings.opened })
sample({
  clock: [timerShown, changedInOtherTab],
  source: $personId,
  filter: (person) => person !== null,
  target: effects.loadTimerFx,
})
sample({
  clock: timerShown,
  source: $personId,
  fn: (person) => (person === null ? null : { person, timerChanged: changedInOtherTab }),
  target: effects.otherTabs.changed,
})
sample({
  clock: sample({ clock: [changedHere, clockSet], source: { person: $personId, timer: $timer } }).filterMap(
    ({ person, timer }) => (person === null ? undefined : { person, timer }),
  ),
  target: effects.storeTimerFx,
})

// Every page shows it from the first START until Reset.

const $isActive = $timer.map(rules.isActive)
const slot = 'status.timer' as const
sample({ clock: $isActive, filter: (isActive) => isActive, fn: () => slot, target: shell.slotPinned })
sample({
  clock: [$isActive, effects.loadTimerFx.doneData],
  source: $isActive,
  filter: (isActive) => !isActive,
  fn: () => slot,
  target: shell.slotUnpinned,
})
const $titlePrefix = combine($timer, $remaining, rules.titlePrefix)
sample({ clock: [$titlePrefix, pageShown], source: $titlePrefix, target: effects.showTitleFx })

// Silent each second (docs/product/study-tools.md#timer-announced).

sample({
  clock: changedHere,
  source: { timer: $timer, remaining: $remaining },
  fn: ({ timer, remaining }) => announcement(timer, remaining),
  target: announced,
})
sample({
  clock: sample({ clock: ticked, source: { timer: $timer, clock: $clock } }).filterMap(
    ({ timer, clock }) => passedMark(timer, clock) ?? undefined,
  ),
  target: announced,
})

// The alarm.

sample({ clock: [startPressed, breakPressed, breakEndPressed], source: $audio, target: effects.openAudioFx })
sample({ clock: alarmTried, source: $audio, target: effects.tryAlarmFx })
$audio.on(
  [effects.openAudioFx.doneData, effects.tryAlarmFx.doneData, effects.soundAlarmFx.doneData],
  (audio, opened) => opened ?? audio,
)

const alarm = sample({
  clock: ranOut,
  source: { chosen: settings.$values, person: $personId, audio: $audio },
  fn: (source, timer) => ({ ...source, timer }),
})
sample({
  clock: alarm,
  filter: ({ chosen }) => chosen?.alarm !== 'sight',
  fn: ({ person, audio, timer }) => ({ person: person ?? '', audio, startTime: timer.startTime ?? 0 }),
  target: effects.soundAlarmFx,
})
sample({
  clock: alarm,
  filter: ({ chosen }) => chosen?.isNotified === true,
  fn: ({ timer }) => rules.ranOut(timer).notification ?? '',
  target: effects.notifyFx,
})
$isAlarmShown.on(alarm, (_, { chosen }) => chosen?.alarm !== 'sound').reset(pressed, resetPressed, changedInOtherTab)
