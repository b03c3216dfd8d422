import { combine, createEffect, createStore, sample } from 'effector'
import { CallError, call, messageFor } from '../http/index.ts'
import { $user, signedIn, signedOut, userChanged } from '../session/index.ts'
import { displaySettingChanged } from './setting.ts'
import { isEmpty, loadUnsavedFx, type SettingChange, storeUnsavedFx, withoutSaved } from './unsaved-change.ts'

/** A slider sends many changes; the last of this many ms is saved. */
const debounce = 500
/** Seconds before a failed save is tried again; the last one goes on. The network's return cuts them short. */
const pauses = [2, 8, 30, 60]

const $person = $user.map((user) => user?.id ?? null)
const $unsaved = createStore<SettingChange>({})
const $problem = createStore<string | null>(null)
const $failures = createStore(0)
/** Numbers the changes, so that only the last one of many is followed. */
const $changes = createStore(0)

/** Whether the account has what the person chose. A failed save stays on this device and is tried again. */
export const $displaySaving = combine($unsaved, $problem, (unsaved, problem) => ({
  state: problem !== null ? ('failed' as const) : isEmpty(unsaved) ? ('saved' as const) : ('saving' as const),
  problem,
}))

export const pauseFx = createEffect((_change: number) => new Promise<void>((done) => setTimeout(done, debounce)))
export const waitFx = createEffect(
  (failures: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(end, 1000 * (pauses[failures - 1] ?? 60))
      addEventListener('online', end)
      function end() {
        clearTimeout(timer)
        removeEventListener('online', end)
        resolve()
      }
    }),
)
export const saveDisplaySettingFx = createEffect(({ change }: { person: string; change: SettingChange }) =>
  call('PUT /users/accessability_setting', {
    body: {
      accessability_setting: {
        // Null means untouched there; an empty colour takes the choice back.
        background_color: change.backgroundColor === null ? '' : change.backgroundColor,
        font_color: change.fontColor === null ? '' : change.fontColor,
        font_size: change.fontSize,
        font_family: change.fontFamily,
        subtitles: change.subtitles,
      },
    },
  }),
)

const refused = sample({ clock: saveDisplaySettingFx.fail, filter: ({ error }) => isRefusal(error) })

$unsaved
  .on(displaySettingChanged, (unsaved, change) => ({ ...unsaved, ...change }))
  .on(saveDisplaySettingFx.done, (unsaved, { params }) => withoutSaved(unsaved, params.change))
  .reset(refused, signedOut)
$problem.on(saveDisplaySettingFx.failData, (_, error) => messageFor(error)).reset(saveDisplaySettingFx.done, signedOut)
$failures.on(saveDisplaySettingFx.fail, (failures) => failures + 1).reset(saveDisplaySettingFx.done, signedOut)
$changes.on(displaySettingChanged, (changes) => changes + 1)

sample({ clock: $changes, target: pauseFx })
const saveAsked = sample({
  clock: [
    sample({ clock: pauseFx.done, source: $changes, filter: (changes, { params }) => changes === params }),
    waitFx.done,
    // What was changed while a save was on its way.
    saveDisplaySettingFx.done,
  ],
  source: { person: $person, change: $unsaved, isSaving: saveDisplaySettingFx.pending },
  filter: ({ person, change, isSaving }) => person !== null && !isEmpty(change) && !isSaving,
  fn: ({ person, change }) => ({ person: person as string, change }),
})
sample({ clock: saveAsked, target: saveDisplaySettingFx })
sample({
  clock: saveDisplaySettingFx.fail,
  source: { failures: $failures, change: $unsaved, isWaiting: waitFx.pending },
  filter: ({ change, isWaiting }) => !isEmpty(change) && !isWaiting,
  fn: ({ failures }) => failures,
  target: waitFx,
})

// Spec 4: what the server answers is stored, under what has been changed since.
sample({
  clock: saveDisplaySettingFx.done,
  source: { person: $person, unsaved: $unsaved },
  filter: ({ person }, { params }) => person === params.person,
  fn: ({ unsaved }, { result }) => ({ accessabilitySetting: { ...result, ...unsaved } }),
  target: userChanged,
})

sample({
  clock: [displaySettingChanged, saveDisplaySettingFx.done, refused],
  source: { person: $person, change: $unsaved },
  filter: ({ person }) => person !== null,
  fn: ({ person, change }) => ({ person: person as string, change }),
  target: storeUnsavedFx,
})
sample({ clock: signedIn, fn: ({ id }) => id, target: loadUnsavedFx })
sample({ clock: loadUnsavedFx.doneData, filter: (change) => !isEmpty(change), target: displaySettingChanged })

/** Whether trying again is of no use: the server does not want it. A session that is over is another matter. */
function isRefusal(error: Error): boolean {
  return error instanceof CallError && error.failure.kind === 'http' && [400, 404, 422].includes(error.failure.status)
}
