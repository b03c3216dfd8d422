import { combine, createEffect, sample } from 'effector'
import { debounce } from 'patronum'
import { CallError, call, messageFor } from '../http/index.ts'
import { pauseBeforeRetry, watchNetwork } from '../retry/index.ts'
import { $personId, personalStore, signedIn, userChanged } from '../session/index.ts'
import { displaySettingChanged } from './setting.ts'
import { isEmpty, loadUnsavedFx, type SettingChange, storeUnsavedFx, withoutSaved } from './unsaved-change.ts'

/** A slider sends many changes; the last one of this many ms is saved. */
const saveDelay = 500

const $unsaved = personalStore<SettingChange>({})
const $problem = personalStore<string | null>(null)
/** Failed saves in a row. */
const $failures = personalStore(0)

/** Whether the account has what the person chose: 'saved', 'saving' or 'failed', then with the words to show. */
export const $displaySaving = combine($unsaved, $problem, (unsaved, problem) => ({
  state: problem !== null ? ('failed' as const) : isEmpty(unsaved) ? ('saved' as const) : ('saving' as const),
  problem,
}))

export const saveDisplaySettingFx = createEffect(({ change }: { person: string; change: SettingChange }) =>
  call('PUT /users/accessability_setting', {
    body: {
      accessability_setting: {
        // On the wire null leaves a colour as it was, and an empty one removes it.
        background_color: change.backgroundColor === null ? '' : change.backgroundColor,
        font_color: change.fontColor === null ? '' : change.fontColor,
        font_size: change.fontSize,
        font_family: change.fontFamily,
        subtitles: change.subtitles,
      },
    },
  }),
)
const pauseFx = createEffect(pauseBeforeRetry)

const rejected = sample({ clock: saveDisplaySettingFx.fail, filter: ({ error }) => isPermanentFailure(error) })
const networkReturned = watchNetwork([saveDisplaySettingFx.fail])

$unsaved
  .on(displaySettingChanged, (unsaved, change) => ({ ...unsaved, ...change }))
  .on(saveDisplaySettingFx.done, (unsaved, { params }) => withoutSaved(unsaved, params.change))
  .reset(rejected)
$problem.on(saveDisplaySettingFx.failData, (_, error) => messageFor(error)).reset(saveDisplaySettingFx.done)
$failures.on(saveDisplaySettingFx.fail, (failures) => failures + 1).reset(saveDisplaySettingFx.done)

sample({
  clock: saveDisplaySettingFx.fail,
  source: { failures: $failures, change: $unsaved },
  filter: ({ change }) => !isEmpty(change),
  fn: ({ failures }) => failures,
  target: pauseFx,
})
const retryDue = sample({
  clock: [
    // A pause is over only if nothing has been tried since it began.
    sample({ clock: pauseFx.done, source: $failures, filter: (failures, { params }) => failures === params }),
    networkReturned,
  ],
  source: $failures,
  filter: (failures) => failures > 0,
})
sample({
  clock: [
    debounce(displaySettingChanged, saveDelay),
    retryDue,
    // What was changed while a save was on its way.
    saveDisplaySettingFx.done,
  ],
  source: combine($personId, $unsaved, saveDisplaySettingFx.pending, (person, change, isSaving) =>
    person !== null && !isEmpty(change) && !isSaving ? { person, change } : null,
  ),
  filter: Boolean,
  target: saveDisplaySettingFx,
})

// docs/product/display.md#answer-taken-up
sample({
  clock: saveDisplaySettingFx.done,
  source: { person: $personId, unsaved: $unsaved },
  filter: ({ person }, { params }) => person === params.person,
  fn: ({ unsaved }, { result }) => ({ accessabilitySetting: { ...result, ...unsaved } }),
  target: userChanged,
})

sample({
  clock: [displaySettingChanged, saveDisplaySettingFx.done, rejected],
  source: combine($personId, $unsaved, (person, change) => (person === null ? null : { person, change })),
  filter: Boolean,
  target: storeUnsavedFx,
})
sample({ clock: signedIn, fn: ({ id }) => id, target: loadUnsavedFx })
sample({ clock: loadUnsavedFx.doneData, filter: (change) => !isEmpty(change), target: displaySettingChanged })

/** Whether saving the same again would fail the same. After a 401 it would not: the person signs in again. */
function isPermanentFailure(error: Error): boolean {
  return error instanceof CallError && error.failure.kind === 'http' && [400, 404, 422].includes(error.failure.status)
}
