import { createEffect, createEvent, createStore, type Store, sample } from 'effector'
import { forgetOnDevice, keepOnDevice, prefixOf, recallFromDevice } from './device.ts'

interface DraftsOptions {
  /** What kind of thing is written: keeps the drafts of one feature apart from those of another. */
  area: string
  /** Who is signed in, by id. Drafts stay on the device when a person signs out, and are only ever shown to them. */
  $person: Store<string | null>
}

/**
 * Drafts of one feature, by the thing that they belong to (`id`): on the device as typed, back after a reload, a crash or
 * another sign-in. Values must be plain data.
 */
export function createDrafts<Value>({ area, $person }: DraftsOptions) {
  /** A place where drafts are written is on screen: what is kept is brought back. */
  const opened = createEvent()
  const changed = createEvent<{ id: string; value: Value }>()
  /** Saved or given up. */
  const dropped = createEvent<string>()

  const $drafts = createStore<Record<string, Value>>({})
  /** False when the device refuses to keep anything: then the person should save soon. */
  const $canKeep = createStore(true)
  /** Changed while the device is read: what it answers is older. */
  const $touched = createStore<string[]>([])

  const recallFx = createEffect(
    (person: string) => recallFromDevice(prefixOf(area, person)) as Promise<Record<string, Value>>,
  )
  const keepFx = createEffect(({ person, id, value }: { person: string; id: string; value: Value }) =>
    keepOnDevice(prefixOf(area, person) + id, value),
  )
  const forgetFx = createEffect(({ person, id }: { person: string; id: string }) =>
    forgetOnDevice(prefixOf(area, person) + id),
  )

  $touched
    .on(changed, (touched, { id }) => [...touched, id])
    .on(dropped, (touched, id) => [...touched, id])
    .reset(recallFx)
  $drafts
    .reset($person.updates)
    .on(changed, (drafts, { id, value }) => ({ ...drafts, [id]: value }))
    .on(dropped, (drafts, id) => without(drafts, id))
  $canKeep.on(keepFx.fail, () => false).on(keepFx.done, () => true)

  sample({ clock: [opened, $person], source: $person, filter: isSomebody, target: recallFx })
  sample({
    clock: recallFx.done,
    source: { person: $person, drafts: $drafts, touched: $touched },
    filter: ({ person }, { params }) => person === params,
    fn: ({ drafts, touched }, { result }) => ({ ...touched.reduce(without, result), ...drafts }),
    target: $drafts,
  })
  sample({
    clock: changed,
    source: $person,
    filter: isSomebody,
    fn: (person, { id, value }) => ({ person: person as string, id, value }),
    target: keepFx,
  })
  sample({
    clock: dropped,
    source: $person,
    filter: isSomebody,
    fn: (person, id) => ({ person: person as string, id }),
    target: forgetFx,
  })

  return { opened, changed, dropped, $drafts, $canKeep, recallFx, keepFx, forgetFx }
}

export function isSomebody(person: string | null): person is string {
  return person !== null
}

export function without<Value>(record: Record<string, Value>, id: string): Record<string, Value> {
  const { [id]: _, ...rest } = record
  return rest
}
