import { createEffect, createEvent, createStore, type Event, type Store, sample, scopeBind } from 'effector'
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

interface DraftsOptions<Value> {
  /** What kind of thing is written: keeps the drafts of one feature apart from those of another. */
  area: string
  /** Who is signed in: `$user`. Drafts stay on the device when a person signs out, encrypted, and are only ever shown to them. */
  $owner: Store<Owner | null>
  /** Whether what was kept, perhaps by another build, is a draft as this one knows them. */
  isValue: (value: unknown) => value is Value
}

/**
 * Drafts of one feature, by the thing that they belong to (`id`): on the device as typed, back after a reload, a crash or
 * another sign-in. Values must be plain data. Each tab has its own; what a tab that is gone has left is offered by the next one
 * that has nothing at that place, and is its own from the first change.
 */
export function createDrafts<Value>({ area, $owner, isValue }: DraftsOptions<Value>) {
  type Orphan = OrphanDraft<Value>

  /** A place where drafts are written is on screen: what is kept is brought back. */
  const opened = createEvent()
  const changed = createEvent<{ id: string; value: Value }>()
  /** Saved or given up. */
  const discarded = createEvent<string>()
  /** A left draft that no box shows is given up, by its key. */
  const orphanDiscarded = createEvent<string>()
  const othersChanged = createEvent<string>()

  const $person = $owner.map((owner) => owner?.id ?? null)
  const $own = createStore<Record<string, Value>>({})
  const $allOrphans = createStore<Orphan[]>([])
  /** Written or discarded here in this visit: what the device answers about them is older. */
  const $touched = createStore<readonly string[]>([])
  /** Ids that another open tab has a draft of, too. */
  const $elsewhere = createStore<readonly string[]>([])
  /** How many kept drafts cannot be read. They stay on the device. */
  const $unreadable = createStore(0)
  /** Why the device keeps nothing; null while it does. Then the person should save soon. */
  const $problem = createStore<DeviceProblem | null>(null)
  const $canKeep = $problem.map((problem) => problem === null)
  /** How to tell other tabs; null before anybody listens. */
  const $tell = createStore<{ others: (person: string) => void } | null>(null)

  const loadFx = createEffect((owner: Owner) => loadDrafts(area, owner, isValue))
  /** As loadFx, for what other tabs have changed. */
  const refreshFx = createEffect((owner: Owner) => loadDrafts(area, owner, isValue))
  const storeFx = createEffect(({ owner, id, value, replaced }: Written & { value: Value }) =>
    storeDraft(area, owner, id, value, replaced),
  )
  const deleteFx = createEffect(({ owner, id, replaced }: Written) => deleteDraft(area, owner, id, replaced))
  const listenFx = createEffect(() => ({
    others: openTabChannel(area, scopeBind(othersChanged, { safe: true })),
  }))
  const tellFx = createEffect(({ tell, person }: { tell: (person: string) => void; person: string }) => tell(person))

  const $shown = createStore<{ drafts: Record<string, Value>; taken: Record<string, string>; orphans: Orphan[] }>({
    drafts: {},
    taken: {},
    orphans: [],
  })
  /** All drafts of this tab, with those that were left at places where it has none. */
  const $drafts = $shown.map(({ drafts }) => drafts)
  /** What gone tabs have left and no box shows: another draft is there. */
  const $orphans = $shown.map(({ orphans }) => orphans)

  const facts = { owner: $owner, own: $own, shown: $shown }
  const written = sample({
    clock: changed,
    source: facts,
    fn: ({ owner, own, shown }, { id, value }) => ({ ...writtenBy(owner, own, shown.taken, id), value }),
  })
  const ended = sample({
    clock: discarded,
    source: facts,
    fn: ({ owner, own, shown }, id) => writtenBy(owner, own, shown.taken, id),
  })
  const loaded = sample({
    clock: [loadFx.done, refreshFx.done] as Event<{ params: Owner; result: StoredDrafts<Value> }>[],
    source: $person,
    filter: (person, { params }) => person === params.id,
    fn: (_, { result }) => result,
  })

  $touched
    .on([written, ended], (touched, { id }) => (touched.includes(id) ? touched : [...touched, id]))
    .reset($person.updates)
  $own
    .reset($person.updates)
    .on(written, (own, { id, value }) => ({ ...own, [id]: value }))
    .on(ended, (own, { id }) => without(own, id))
  sample({
    clock: loaded,
    source: { own: $own, touched: $touched },
    fn: ({ own, touched }, result) => ({ ...touched.reduce(without, result.own), ...own }),
    target: $own,
  })
  $allOrphans
    .on(loaded, (_, { orphans }) => orphans)
    .on([written, ended], (orphans, { replaced }) => orphans.filter(({ key }) => !replaced.includes(key)))
    .on(orphanDiscarded, (orphans, discarded) => orphans.filter(({ key }) => key !== discarded))
    .reset($person.updates)
  $elsewhere.on(loaded, (_, { elsewhere }) => elsewhere).reset($person.updates)
  $unreadable.on(loaded, (_, { unreadable }) => unreadable).reset($person.updates)
  $problem
    .on([storeFx.failData, loadFx.failData], (_, error) => (error instanceof DeviceError ? error.problem : 'refused'))
    .on([storeFx.done, loadFx.done], () => null)
  $tell.on(listenFx.doneData, (_, tell) => tell)

  sample({
    source: { own: $own, orphans: $allOrphans, touched: $touched },
    fn: ({ own, orphans, touched }) => withOrphans(own, orphans, touched),
    target: $shown,
  })

  sample({ clock: [opened, $person], source: $owner, filter: Boolean, target: loadFx })
  sample({ clock: opened, source: $tell, filter: (tell) => tell === null, fn: () => {}, target: listenFx })
  sample({
    clock: othersChanged,
    source: $owner,
    filter: (owner, person) => owner !== null && (person === '' || person === owner.id),
    fn: (owner) => owner as Owner,
    target: refreshFx,
  })
  sample({ clock: written, filter: isOwned, target: storeFx })
  sample({ clock: ended, filter: isOwned, target: deleteFx })
  sample({
    clock: orphanDiscarded,
    source: $owner,
    filter: Boolean,
    // No draft of its own has this id.
    fn: (owner, key) => ({ owner, id: '', isNew: false, replaced: [key] }),
    target: deleteFx,
  })
  // Not with each payload: a draft that goes on being written is no news.
  sample({
    clock: [
      sample({
        clock: storeFx.done,
        filter: ({ params }) => params.isNew || params.replaced.length > 0,
        fn: ({ params }) => params.owner.id,
      }),
      sample({
        clock: deleteFx.done,
        filter: ({ params }) => !params.isNew || params.replaced.length > 0,
        fn: ({ params }) => params.owner.id,
      }),
    ],
    source: $tell,
    filter: Boolean,
    fn: ({ others }, person) => ({ tell: others, person }),
    target: tellFx,
  })

  return {
    opened,
    changed,
    discarded,
    orphanDiscarded,
    $drafts,
    $orphans,
    $elsewhere,
    $unreadable,
    $problem,
    $canKeep,
    loadFx,
    storeFx,
    deleteFx,
  }
}

interface Written {
  owner: Owner
  id: string
  /** This tab had no draft of its own there. */
  isNew: boolean
  /** Keys of left drafts that this one stands for now. */
  replaced: string[]
}

function writtenBy<Value>(
  owner: Owner | null,
  own: Record<string, Value>,
  taken: Record<string, string>,
  id: string,
): Written {
  // Nobody is signed in: the filter of the effects sees to it.
  return { owner: owner as Owner, id, isNew: own[id] === undefined, replaced: taken[id] ? [taken[id]] : [] }
}

const isOwned = ({ owner }: { owner: Owner | null }) => owner !== null

/** What boxes show: own drafts, and the newest left one at each place where this tab has written nothing in this visit. */
function withOrphans<Value>(own: Record<string, Value>, orphans: OrphanDraft<Value>[], touched: readonly string[]) {
  const shown = { drafts: { ...own }, taken: {} as Record<string, string>, orphans: [] as OrphanDraft<Value>[] }
  for (const draft of orphans) {
    const isFree = shown.drafts[draft.id] === undefined && !touched.includes(draft.id)
    if (isFree) {
      shown.drafts[draft.id] = draft.value
      shown.taken[draft.id] = draft.key
    } else shown.orphans.push(draft)
  }
  return shown
}

export function without<Value>(record: Record<string, Value>, id: string): Record<string, Value> {
  const { [id]: _, ...rest } = record
  return rest
}
