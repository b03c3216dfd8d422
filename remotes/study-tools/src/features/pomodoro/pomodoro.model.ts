import { $user, signedOut } from '@stepwise/shared/session'
import { shell } from '@stepwise/shared/shell'
import { announced } from '@stepwise/shared/ui'
import { combine, createEvent, createStore, type Event, merge, sample } from 'effector'
import { createRemembered } from '../tool/remembered.ts'
import { announcement, passedMark } from './announcements.ts'
import {
  followClockFx,
  followTabsFx,
  keepTimerFx,
  notifyFx,
  prepareSoundFx,
  readTimerFx,
  showTitleFx,
  soundAlarmFx,
} from './pomodoro.effects.ts'
import * as rules from './timer.ts'

/** The timer is on screen, in its dialog or on another page. */
export const timerShown = createEvent()
export const startPressed = createEvent()
export const pausePressed = createEvent()
export const resetPressed = createEvent()
export const breakPressed = createEvent<rules.Break>()
export const breakEndPressed = createEvent()
/** The clock says this now, in ms. */
export const ticked = createEvent<number>()
/** Another tab of the same person has done something with the timer. */
export const changedElsewhere = createEvent()
/** Another page shows, with a title of its own. */
export const pageShown = createEvent()

const atNow = <Pressed>(event: Event<Pressed>) =>
  sample({ clock: event, fn: (pressed) => ({ pressed, now: Date.now() }) })
const started = atNow(startPressed)
const paused = atNow(pausePressed)
const breakStarted = atNow(breakPressed)
const breakEnded = atNow(breakEndPressed)
const pressed = merge([started, paused, breakStarted, breakEnded])

export const $timer = createStore(rules.freshTimer)
const $clock = createStore({ before: 0, now: 0 })
  .on(ticked, ({ now: before }, now) => ({ before, now }))
  .on(pressed, (_, { now }) => ({ before: now, now }))

/** What is left, in ms. */
export const $remaining = combine($timer, $clock, (timer, { now }) => rules.remainingAt(timer, now))
/** How the end is told: by a sound, on the screen, or both; and whether the browser tells it as well. */
export const settings = createRemembered('pomodoro-settings', { alarm: 'both', isNotified: false })

/** A run has come to its end; with how it was. */
const ranOut = sample({ clock: ticked, source: $timer, filter: rules.isOver, fn: (timer) => timer })
/** The end was seen on the screen and nobody has answered it yet. */
export const $isAlarmShown = createStore(false).reset(pressed, resetPressed, changedElsewhere, signedOut)

$timer
  .on(readTimerFx.doneData, (_, timer) => timer)
  .on(started, (timer, { now }) => rules.started(timer, now))
  .on(paused, (timer, { now }) => rules.paused(timer, now))
  .on(breakStarted, (timer, { pressed: phase, now }) => rules.breakStarted(timer, phase, now))
  .on(breakEnded, (timer, { now }) => rules.breakEnded(timer, now))
  .on(resetPressed, rules.reset)
  .on(ranOut, rules.ranOut)
  .reset(signedOut)

// On the device, for each person.
const $person = $user.map((user) => user?.id ?? '')
sample({ clock: [timerShown, changedElsewhere], source: $person, target: readTimerFx })
sample({ clock: timerShown, target: settings.opened })
sample({
  clock: timerShown,
  source: $person,
  target: followTabsFx.prepend((person: string) => ({ person, changedElsewhere })),
})
sample({ clock: signedOut, target: followTabsFx.prepend(() => null) })
sample({
  clock: merge([pressed, resetPressed, ranOut]),
  source: { person: $person, timer: $timer },
  target: keepTimerFx,
})

// It goes by the clock. What ended while the page was closed or asleep ends now.
sample({ clock: readTimerFx.doneData, fn: () => Date.now(), target: ticked })
sample({
  clock: $timer.map(({ targetTime }) => targetTime),
  target: followClockFx.prepend((targetTime: number | null) => (targetTime === null ? null : { targetTime, ticked })),
})

// Every page shows it from the first START until it is reset.
const $isActive = $timer.map(rules.isActive)
sample({ clock: $isActive, filter: Boolean, fn: () => 'status.timer' as const, target: shell.slotWanted })
sample({
  clock: [$isActive, readTimerFx.doneData],
  source: $isActive,
  filter: (isActive) => !isActive,
  fn: () => 'status.timer' as const,
  target: shell.slotNotWanted,
})
sample({
  clock: [combine($timer, $remaining, rules.titleWords), pageShown],
  source: combine($timer, $remaining, rules.titleWords),
  target: showTitleFx,
})

// Silent each second: start, pause, five minutes, one minute and the end are said.
sample({
  clock: merge([pressed, resetPressed, ranOut]),
  source: { timer: $timer, remaining: $remaining },
  fn: ({ timer, remaining }) => announcement(timer, remaining),
  target: announced,
})
sample({
  clock: sample({
    clock: ticked,
    source: { timer: $timer, clock: $clock },
    fn: ({ timer, clock }) => passedMark(timer, clock),
  }),
  filter: (words): words is string => words !== null,
  target: announced,
})

// The alarm.
sample({ clock: [startPressed, breakPressed, breakEndPressed], target: prepareSoundFx })
const alarm = sample({
  clock: ranOut,
  source: { chosen: settings.$values, person: $person },
  fn: (source, timer) => ({ ...source, timer }),
})
sample({
  clock: alarm,
  filter: ({ chosen }) => chosen?.alarm !== 'sight',
  fn: ({ person, timer }) => ({ person, targetTime: timer.targetTime ?? 0 }),
  target: soundAlarmFx,
})
sample({
  clock: alarm,
  filter: ({ chosen }) => chosen?.isNotified === true,
  fn: ({ timer }) => rules.ranOut(timer).notification ?? '',
  target: notifyFx,
})
$isAlarmShown.on(alarm, (_, { chosen }) => chosen?.alarm !== 'sound')
