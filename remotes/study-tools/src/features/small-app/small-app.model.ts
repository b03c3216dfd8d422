import type { SmallApp } from '@stepwise/shared/contracts'
import { createDrafts, isObject } from '@stepwise/shared/drafts'
import { $user, personalStore } from '@stepwise/shared/session'
import { combine, createEffect, createEvent, sample } from 'effector'
import { readOldRecord, removeOldRecord } from './old-record.ts'

/** What is typed into small apps, by the app: on the device, encrypted, for this person. */
export const smallAppDrafts = createDrafts<object>({ area: 'small-apps', $owner: $user, isValue: isObject })

interface SmallAppOptions<Values> {
  app: SmallApp
  /** The values in a stored record, which another build may have written; of `{}` those of an app that no one has used. */
  read: (stored: Record<string, unknown>) => Values
  /** How the app looks and works, which `cleared` leaves as it is. */
  settings?: (keyof Values & string)[]
}

/**
 * The values of one small app. `$values` is null until the device has answered. What `cleared` or `replaced` takes away is kept until
 * the person types again, and `broughtBack` returns it. `$resets` grows when fields must show other values than those typed into
 * them.
 */
export function createSmallApp<Values extends object>({ app, read, settings = [] }: SmallAppOptions<Values>) {
  const { $drafts, $kept, $problem, changed: draftChanged, discarded, storeFx, loadFx } = smallAppDrafts

  const changed = createEvent<Partial<Values>>()
  /** The app changes what it has made from what was typed. */
  const replaced = createEvent<Partial<Values>>()
  const cleared = createEvent()
  const broughtBack = createEvent()

  const readOldFx = createEffect((hasDraft: boolean) => (hasDraft ? null : readOldRecord(app)))
  const removeOldFx = createEffect(() => removeOldRecord(app))
  const $isLoaded = personalStore(false).on([readOldFx.finally, loadFx.fail], () => true)
  const $values = combine($isLoaded, $drafts, (isLoaded, drafts) =>
    isLoaded ? read((drafts[app] ?? {}) as Record<string, unknown>) : null,
  )
  const $isEmpty = $drafts.map((drafts) =>
    Object.entries(drafts[app] ?? {}).every(([key, value]) => value === '' || (settings as string[]).includes(key)),
  )
  const $before = personalStore<Values | null>(null)
  const $resets = personalStore(0).on([cleared, broughtBack], (count) => count + 1)

  const draftOf = (value: Partial<Values>) => ({ id: app as string, value: value as object })
  $before.on(sample({ clock: [cleared, replaced], source: $values }), (_, values) => values)
  const $edit = personalStore<Partial<Values>>({}).on([changed, replaced], (_, edit) => edit)
  sample({
    clock: sample({ clock: [changed, replaced], source: { edit: $edit, values: $values } }).filterMap(
      ({ edit, values }) => (values ? draftOf({ ...values, ...edit }) : undefined),
    ),
    target: draftChanged,
  })
  if (settings.length === 0) sample({ clock: cleared, fn: () => app as string, target: discarded })
  else
    sample({
      clock: sample({ clock: cleared, source: $values }).filterMap((values) =>
        values ? draftOf(pick(values, settings)) : undefined,
      ),
      target: draftChanged,
    })
  const returned = sample({ clock: broughtBack, source: $before }).filterMap((values) => values ?? undefined)
  sample({ clock: returned.map(draftOf), target: draftChanged })
  $before.reset([changed, returned])

  sample({
    clock: loadFx.doneData,
    fn: ({ own, orphans }) => app in own || orphans.some(({ id }) => id === app),
    target: readOldFx,
  })
  sample({
    clock: readOldFx.doneData.filterMap((record) => (record ? draftOf(read(record)) : undefined)),
    target: draftChanged,
  })
  sample({ clock: storeFx.done, filter: ({ params }) => params.id === app, fn: () => {}, target: removeOldFx })

  return {
    app,
    opened: smallAppDrafts.opened,
    changed,
    replaced,
    cleared,
    broughtBack,
    $values,
    $isEmpty,
    $resets,
    $canBringBack: $before.map((before) => before !== null),
    $isKept: $kept.map((ids) => ids.includes(app)),
    $problem,
  }
}

export type SmallAppModel<Values extends object> = ReturnType<typeof createSmallApp<Values>>

const pick = <Values extends object>(values: Values, keys: (keyof Values)[]) =>
  Object.fromEntries(keys.map((key) => [key, values[key]])) as Partial<Values>

/** A stored value if it is text. */
export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The stored values of these keys, each if it is text. */
export const textsIn = <Key extends string>(stored: Record<string, unknown>, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, textIn(stored[key])])) as Record<Key, string>

/** A stored value if it is one of the keys. */
export const choiceIn = <Choice extends string>(choices: Record<Choice, unknown>, value: unknown) =>
  (Object.keys(choices) as Choice[]).find((choice) => choice === value) ?? null
