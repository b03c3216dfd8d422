import { combine, createEffect, sample } from 'effector'
import { debounce } from 'patronum'
import { CallError, call, messageFor } from '../http/index.ts'
import { pauseBeforeRetry, watchNetwork } from '../retry/index.ts'
import { $personId, personalStore, signedIn, userChanged } from '../session/index.ts'
import { storeDeviceDisplayFx } from './device-setting.ts'
import { displaySettingChanged } from './setting.ts'
import { isEmpty, loadUnsavedFx, type SettingChange, storeUnsavedFx, withoutSaved } from './unsaved-change.ts'

/** A slider sends many changes; the last one of this many ms is saved. */
const saveDelay = 500

const $unsaved = personalStore<SettingChange>({})
/** Why the last save failed. What is refused is not kept: saving it again would be refused again. */
const $problem = personalStore<{ words: string; isRefused: boolean } | null>(null)
/** The device has taken what was chosen last. */
const $isKept = personalStore(true)
/** Failed saves in a row. */
const $failures = personalStore(0)

/**
 * Whether the account has what the person chose: 'saved', 'saving', 'failed' (kept on the device, and tried again), 'unstored' (tried again,
 * but the device refuses it) or 'refused' (neither); the last three with the words to show. A visitor's is 'saved' or 'unstored'.
 */
export const $displaySaving = combine($personId, $unsaved, $problem, $isKept, (personId, unsaved, problem, isKept) => ({
  state: savingState(personId === null, isEmpty(unsaved), problem?.isRefused, isKept),
  problem: problem?.words ?? null,
}))

type DisplaySaving = 'saved' | 'saving' | 'failed' | 'unstored' | 'refused'

/** `isRefused` is undefined where saving has not failed. */
function savingState(
  isVisitor: boolean,
  isSaved: boolean,
  isRefused: boolean | undefined,
  isKept: boolean,
): DisplaySaving {
  if (isRefused) return 'refused'
  if (isRefused === false || isVisitor) {
    if (!isKept) return 'unstored'
    return isVisitor ? 'saved' : 'failed'
  }
  return isSaved ? 'saved' : 'saving'
}

export const saveDisplaySettingFx = createEffect(({ change }: { person: string; change: SettingChange }) =>
  call('PUT /users/accessability_setting', {
    body: {
      accessability_setting: {
        // On the wire null leaves a colour or voice as it was, and an empty one removes it.
        background_color: change.backgroundColor === null ? '' : change.backgroundColor,
        font_color: change.fontColor === null ? '' : change.fontColor,
        font_size: change.fontSize,
        font_family: change.fontFamily,
        subtitles: change.subtitles,
        line_spacing: change.lineSpacing,
        letter_spacing: change.letterSpacing,
        word_spacing: change.wordSpacing,
        line_width: change.lineWidth,
        theme: change.theme,
        reading_speed: change.readingSpeed,
        reading_voice: change.readingVoice === null ? '' : change.readingVoice,
        ruler: change.ruler,
        ruler_height: change.rulerHeight,
        ruler_dim: change.rulerDim,
        ruler_dims_videos: change.rulerDimsVideos,
        line_focus: change.lineFocus,
        button_names: change.buttonNames,
        shortcuts_off: change.shortcutsOff,
        announcements: change.announcements,
        caption_position: change.captionPosition,
        caption_size: change.captionSize,
        caption_colours: change.captionColours,
      },
    },
  }),
)
const pauseFx = createEffect(pauseBeforeRetry)

// A visitor has no account to save to: device-setting.ts keeps it.
const changedByPerson = sample({
  clock: displaySettingChanged,
  source: $personId,
  filter: (personId) => personId !== null,
  fn: (_, change) => change,
})
// A save ends as aborted when its person leaves: that is nothing to whoever signs in next.
const saved = sample({
  clock: saveDisplaySettingFx.done,
  source: $personId,
  filter: (personId, { params }) => personId === params.person,
  fn: (_, response) => response,
})
const failed = sample({
  clock: saveDisplaySettingFx.fail,
  source: $personId,
  filter: (personId, { params }) => personId === params.person,
  fn: (_, failure) => failure,
})
const rejected = sample({ clock: failed, filter: ({ error }) => isPermanentFailure(error) })
const networkReturned = watchNetwork([failed])

$unsaved
  .on(changedByPerson, (unsaved, change) => ({ ...unsaved, ...change }))
  .on(saved, (unsaved, { params }) => withoutSaved(unsaved, params.change))
  .reset(rejected)
$problem
  .on(failed, (_, { error }) => ({ words: messageFor(error), isRefused: isPermanentFailure(error) }))
  .on(changedByPerson, (problem) => (problem?.isRefused ? null : problem))
  .reset(saved)
$isKept.on([storeUnsavedFx.finally, storeDeviceDisplayFx.finally], (_, { status }) => status === 'done')
$failures.on(failed, (failures) => failures + 1).reset(saved)

sample({
  clock: failed,
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
    debounce(changedByPerson, saveDelay),
    retryDue,
    // What was changed while a save was on its way.
    saved,
  ],
  source: combine($personId, $unsaved, saveDisplaySettingFx.pending, (person, change, isSaving) =>
    person !== null && !isEmpty(change) && !isSaving ? { person, change } : null,
  ),
  filter: Boolean,
  target: saveDisplaySettingFx,
})

// The response does not overwrite what was changed since the request.
sample({
  clock: saved,
  source: $unsaved,
  fn: (unsaved, { result }) => ({ accessabilitySetting: { ...result, ...unsaved } }),
  target: userChanged,
})

sample({
  clock: [changedByPerson, saved, rejected],
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
