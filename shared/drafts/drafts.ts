import { combine, createEffect, createEvent, createStore, merge, type Store, sample, scopeBind } from 'effector'
import { DeviceError, type DeviceProblem } from './device.ts'
import type { Owner } from './device-records.ts'
import {
  deleteDraft,
  loadDrafts,
  type OrphanDraft,
  openTabChannel,
  type StoredDrafts,
  storeDraft,
} from './stored-drafts.ts'
import { setUnstored } from './unstored.ts'

interface DraftsOptions<Value> {
  /** Names the drafts of one feature on the device. */
  area: string
  /** The signed-in person: `$user`. Their drafts stay on the device when they sign out, encrypted, and are only shown to them. */
  $owner: Store<Owner | null>
  /** Whether a stored value, which another build may have written, is a draft of this one. */
  isValue: (value: unknown) => value is Value
}

/**
 * The drafts of one feature, by the id of what is written (a step, an entry): stored on the device with every change, and back after
 * a reload, a crash or another sign-in. Values must be plain data.
 *
 * Each tab has its own drafts. A draft of a tab that was closed is an orphan: the next tab that has no draft with its id shows it,
 * and adopts it with the first change.
 */
export function createDrafts<Value>({ area, $owner, isValue }: DraftsOptions<Value>) {
  type Orphan = OrphanDraft<Value>

  /** A form is on screen: stored drafts are loaded. */
  const opened = createEvent()
  const changed = createEvent<{ id: string; value: Value }>()
  /** The draft was saved, or the person gave it up. */
  const discarded = createEvent<string>()
  /** The person gave up an orphan that no form shows, by its key. */
  const orphanDiscarded = createEvent<string>()
  /** Another tab changed which drafts there are: the person's id, '' for any person. */
  const otherTabChanged = createEvent<string>()

  const $person = $owner.map((owner) => owner?.id ?? null)
  const $own = createStore<Record<string, Value>>({})
  const $allOrphans = createStore<Orphan[]>([])
  /** Ids that were changed or discarded in this visit: what the device answers about them is older. */
  const $changedIds = createStore<readonly string[]>([])
  /** Ids of which another open tab has a draft, too. */
  const $inOtherTabs = createStore<readonly string[]>([])
  /** How many stored drafts cannot be read. They stay on the device. */
  const $unreadable = createStore(0)
  /** Why the device stores nothing; null while it does. */
  const $problem = createStore<DeviceProblem | null>(null)
  /** Ids that the device has confirmed, and those that it has refused. Of what was discarded meanwhile the answer may come later. */
  const $confirmed = createStore<readonly string[]>([])
  const $refused = createStore<readonly string[]>([])
  /** Ids of own drafts that are in this page alone. */
  const $unstored = combine($refused, $own, (refused, own) => refused.filter((id) => id in own))
  /** Null until the first form is open. */
  const $tabChannel = createStore<{ notify: (person: string) => void } | null>(null)

  const loadFx = createEffect((owner: Owner) => loadDrafts(area, owner, isValue))
  /** The same after another tab's change: no form waits for it. */
  const refreshFx = createEffect((owner: Owner) => loadDrafts(area, owner, isValue))
  const storeFx = createEffect(({ owner, id, value, adopted }: DraftChange & { owner: Owner; value: Value }) =>
    storeDraft(area, owner, id, value, adopted),
  )
  const deleteFx = createEffect(({ owner, id, adopted }: DraftChange & { owner: Owner }) =>
    deleteDraft(area, owner, id, adopted),
  )
  const setUnstoredFx = createEffect((count: number) => setUnstored(area, count))
  const openTabChannelFx = createEffect(() => ({
    notify: openTabChannel(area, scopeBind(otherTabChanged, { safe: true })),
  }))
  const notifyTabsFx = createEffect(({ notify, person }: { notify: (person: string) => void; person: string }) =>
    notify(person),
  )

  const $shown = combine($own, $allOrphans, $changedIds, withOrphans)
  /** This tab's drafts, and the orphans that it shows. */
  const $drafts = $shown.map(({ drafts }) => drafts)
  /** Ids of drafts that the device has, as far as it has answered. Only of these may a page say that they are kept. */
  const $kept = combine($confirmed, $shown, (confirmed, { orphanKeys }) => [...confirmed, ...Object.keys(orphanKeys)])
  /** Orphans that no form shows, because this tab has a draft with the same id. */
  const $orphans = $shown.map(({ hidden }) => hidden)

  // Both carry what the change means for the device, as it was just before: `$own` and `$shown` follow from them.
  const ownChanged = sample({
    clock: changed,
    source: { owner: $owner, own: $own, shown: $shown },
    fn: (source, { id, value }) => ({ ...draftChange(source, id), value }),
  })
  const ownDiscarded = sample({
    clock: discarded,
    source: { owner: $owner, own: $own, shown: $shown },
    fn: draftChange,
  })
  const loaded = sample({
    clock: merge([loadFx.done, refreshFx.done]),
    source: $person,
    filter: (person, { params }) => person === params.id,
    fn: (_, { result }): StoredDrafts<Value> => result,
  })

  $changedIds
    .on([ownChanged, ownDiscarded], (ids, { id }) => (ids.includes(id) ? ids : [...ids, id]))
    .reset($person.updates)
  $own
    .reset($person.updates)
    .on(ownChanged, (own, { id, value }) => ({ ...own, [id]: value }))
    .on(ownDiscarded, (own, { id }) => without(own, id))
  sample({
    clock: loaded,
    source: { own: $own, changedIds: $changedIds },
    fn: ({ own, changedIds }, stored) => ({ ...changedIds.reduce(without, stored.own), ...own }),
    target: $own,
  })
  $allOrphans
    .on(loaded, (_, { orphans }) => orphans)
    .on([ownChanged, ownDiscarded], (orphans, { adopted }) => orphans.filter(({ key }) => !adopted.includes(key)))
    .on(orphanDiscarded, (orphans, discardedKey) => orphans.filter(({ key }) => key !== discardedKey))
    .reset($person.updates)
  $inOtherTabs.on(loaded, (_, { inOtherTabs }) => inOtherTabs).reset($person.updates)
  $unreadable.on(loaded, (_, { unreadable }) => unreadable).reset($person.updates)
  $problem
    .on([storeFx.failData, loadFx.failData], (_, error) =>
      error instanceof DeviceError ? error.problem : 'unavailable',
    )
    .on(storeFx.done, () => null)
  // A device that is full can still be read.
  sample({
    clock: loadFx.done,
    source: $refused,
    filter: ({ length }) => length === 0,
    fn: () => null,
    target: $problem,
  })
  $confirmed
    .on(loaded, (ids, { own }) => [...new Set([...ids, ...Object.keys(own)])])
    .on(storeFx.done, (ids, { params: { id } }) => (ids.includes(id) ? ids : [...ids, id]))
    .on([storeFx.fail.map(({ params }) => params.id), ownDiscarded.map(({ id }) => id)], (ids, gone) =>
      ids.includes(gone) ? ids.filter((id) => id !== gone) : ids,
    )
    .reset($person.updates)
  $refused
    .on(storeFx.fail, (ids, { params: { id } }) => (ids.includes(id) ? ids : [...ids, id]))
    .on([storeFx.done.map(({ params }) => params.id), ownDiscarded.map(({ id }) => id)], (ids, stored) =>
      ids.includes(stored) ? ids.filter((id) => id !== stored) : ids,
    )
    .reset($person.updates)
  $tabChannel.on(openTabChannelFx.doneData, (_, channel) => channel)

  sample({ clock: [opened, $person], source: $owner, filter: Boolean, target: loadFx })
  sample({ clock: $unstored, fn: ({ length }) => length, target: setUnstoredFx })
  // There is room again: what had none is stored too, one after the other.
  sample({
    clock: storeFx.done,
    source: combine($owner, $own, $unstored, (owner, own, [id]) =>
      owner && id !== undefined && id in own ? { owner, id, value: own[id] as Value } : null,
    ),
    filter: Boolean,
    fn: (draft) => ({ ...draft, isNew: true, adopted: [] }),
    target: storeFx,
  })
  sample({
    clock: opened,
    source: $tabChannel,
    filter: (channel) => channel === null,
    fn: () => {},
    target: openTabChannelFx,
  })
  sample({
    clock: otherTabChanged,
    source: $owner,
    filter: (owner, person): owner is Owner => owner !== null && (person === '' || person === owner.id),
    target: refreshFx,
  })
  sample({ clock: ownChanged, filter: hasOwner, target: storeFx })
  sample({ clock: ownDiscarded, filter: hasOwner, target: deleteFx })
  sample({
    clock: orphanDiscarded,
    source: $owner,
    filter: Boolean,
    // No draft of this tab has this id.
    fn: (owner, key) => ({ owner, id: '', isNew: false, adopted: [key] }),
    target: deleteFx,
  })
  // Other tabs learn which drafts there are, not what is in them: typing on changes nothing for them.
  sample({
    clock: [
      sample({
        clock: storeFx.done,
        filter: ({ params }) => params.isNew || params.adopted.length > 0,
        fn: ({ params }) => params.owner.id,
      }),
      sample({
        clock: deleteFx.done,
        filter: ({ params }) => !params.isNew || params.adopted.length > 0,
        fn: ({ params }) => params.owner.id,
      }),
    ],
    source: $tabChannel,
    filter: Boolean,
    fn: ({ notify }, person) => ({ notify, person }),
    target: notifyTabsFx,
  })

  return {
    opened,
    changed,
    discarded,
    orphanDiscarded,
    $drafts,
    $orphans,
    $inOtherTabs,
    $unreadable,
    $problem,
    $kept,
    $unstored,
    loadFx,
    storeFx,
    deleteFx,
  }
}

interface DraftChange {
  /** Null where no one is signed in: nothing is stored then. */
  owner: Owner | null
  id: string
  /** This tab had no draft of its own with this id. */
  isNew: boolean
  /** Keys of orphans that this draft replaces on the device. */
  adopted: string[]
}

interface ShownDrafts<Value> {
  drafts: Record<string, Value>
  /** The keys of orphans among the drafts, by id. */
  orphanKeys: Record<string, string>
  hidden: OrphanDraft<Value>[]
}

interface DraftState<Value> {
  owner: Owner | null
  own: Record<string, Value>
  shown: ShownDrafts<Value>
}

function draftChange<Value>({ owner, own, shown }: DraftState<Value>, id: string): DraftChange {
  const orphanKey = shown.orphanKeys[id]
  return { owner, id, isNew: own[id] === undefined, adopted: orphanKey ? [orphanKey] : [] }
}

const hasOwner = <Change extends DraftChange>(change: Change): change is Change & { owner: Owner } =>
  change.owner !== null

/** What forms show: own drafts, and the newest orphan of each id that this tab has not changed in this visit. */
function withOrphans<Value>(own: Record<string, Value>, orphans: OrphanDraft<Value>[], changedIds: readonly string[]) {
  const shown: ShownDrafts<Value> = { drafts: { ...own }, orphanKeys: {}, hidden: [] }
  for (const orphan of orphans) {
    const isFree = shown.drafts[orphan.id] === undefined && !changedIds.includes(orphan.id)
    if (isFree) {
      shown.drafts[orphan.id] = orphan.value
      shown.orphanKeys[orphan.id] = orphan.key
    } else shown.hidden.push(orphan)
  }
  return shown
}

/** A copy of the record without this key. */
export function without<Value>(record: Record<string, Value>, key: string): Record<string, Value> {
  const { [key]: _, ...rest } = record
  return rest
}
