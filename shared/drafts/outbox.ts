import { createEffect, createEvent, createStore, type Event, type Store, sample } from 'effector'
import { forgetOnDevice, keepOnDevice, prefixOf, recallFromDevice } from './device.ts'
import { isSomebody, without } from './drafts.ts'
import { pauseAfter, watchNetwork } from './network.ts'
import { afresh, asSending, freshItem, type Judgement, type Waiting } from './waiting.ts'

interface OutboxOptions<Letter, Answer> {
  area: string
  $person: Store<string | null>
  /** The key goes along as idempotency key, or the call is harmless when made twice. */
  send: (letter: Letter, key: string) => Promise<Answer>
  judge: (error: Error) => Judgement
  /** A newer letter has waited for this answer under the same key: what is then sent in its place, such as on a newer version. */
  follow?: (letter: Letter, answer: Answer) => Letter
}

/**
 * Sends what a person has saved, and keeps it on the device until the server has it: over a lost network, a reload, a crash
 * and another sign-in. Posting again under the same key replaces what waits there; letters of one key are sent one after the
 * other, so that an older one never arrives last.
 */
export function createOutbox<Letter, Answer>({
  area,
  $person,
  send,
  judge,
  follow = (letter) => letter,
}: OutboxOptions<Letter, Answer>) {
  type Item = Waiting<Letter>

  /** A place that shows what waits is on screen: what an earlier visit could not send is taken up. */
  const opened = createEvent()
  const posted = createEvent<{ key: string; letter: Letter }>()
  const retried = createEvent<string>()
  /** Given up by the person. */
  const withdrawn = createEvent<string>()
  const networkReturned = watchNetwork([opened, posted] as Event<unknown>[])
  const sendAsked = createEvent<string[]>()

  const $waiting = createStore<Record<string, Item>>({})
  /** Keys with a call under way. */
  const $underWay = createStore<string[]>([])
  const $recalledFor = createStore<string | null>(null)

  const recallFx = createEffect(
    (person: string) => recallFromDevice(prefixOf(area, person)) as Promise<Record<string, Letter>>,
  )
  const keepFx = createEffect(({ person, key, letter }: { person: string; key: string; letter: Letter }) =>
    keepOnDevice(prefixOf(area, person) + key, letter),
  )
  const forgetFx = createEffect(({ person, key }: { person: string; key: string }) =>
    forgetOnDevice(prefixOf(area, person) + key),
  )
  const sendFx = createEffect(({ key, letter }: { key: string; letter: Letter }) => send(letter, key))
  const sendAllFx = createEffect((items: Item[]) => {
    for (const { key, letter } of items) void sendFx({ key, letter }).catch(() => {})
  })
  const pauseFx = createEffect(({ failures }: { key: string; failures: number }) => pauseAfter(failures))

  const delivered = sendFx.done.map(({ params, result }) => ({ ...params, answer: result }))
  const failed = sendFx.fail.map(({ params, error }) => ({ ...params, ...judge(error) }))

  $underWay
    .on(sendFx, (underWay, { key }) => [...underWay, key])
    .on(sendFx.finally, (underWay, { params }) => underWay.filter((key) => key !== params.key))
  $recalledFor.on(recallFx.done, (_, { params }) => params).reset($person.updates)
  $waiting
    .reset($person.updates)
    .on(posted, (waiting, { key, letter }) => ({ ...waiting, [key]: freshItem(key, letter) }))
    .on(sendAsked, (waiting, keys) => keys.reduce(asSending, waiting))
    .on(retried, afresh)
    .on(withdrawn, without)
    .on(delivered, (waiting, { key, letter, answer }) => {
      const item = waiting[key]
      if (!item || item.letter === letter) return without(waiting, key)
      return { ...waiting, [key]: { ...item, letter: follow(item.letter, answer) } }
    })
    .on(failed, (waiting, { key, letter, isPassing, message, current }) => {
      const item = waiting[key]
      if (item?.letter !== letter) return waiting
      const state = isPassing ? ('waiting' as const) : ('refused' as const)
      return { ...waiting, [key]: { ...item, state, failures: item.failures + 1, problem: message, current } }
    })

  sample({
    clock: [opened, $person],
    source: { person: $person, recalledFor: $recalledFor },
    filter: ({ person, recalledFor }) => isSomebody(person) && person !== recalledFor,
    fn: ({ person }) => person as string,
    target: recallFx,
  })
  const recalled = sample({
    clock: recallFx.done,
    source: { person: $person, waiting: $waiting },
    filter: ({ person }, { params }) => person === params,
    fn: ({ waiting }, { result }) =>
      Object.entries(result).flatMap(([key, letter]) => (waiting[key] ? [] : [freshItem(key, letter)])),
  })
  $waiting.on(recalled, (waiting, items) => ({
    ...Object.fromEntries(items.map((item) => [item.key, item])),
    ...waiting,
  }))
  sample({ clock: recalled, fn: (items) => items.map(({ key }) => key), target: sendAsked })

  // On the device first: what is then lost on the way is not lost.
  sample({
    clock: posted,
    source: $person,
    filter: isSomebody,
    fn: (person, { key, letter }) => ({ person: person as string, key, letter }),
    target: keepFx,
  })
  sample({ clock: keepFx.finally, fn: ({ params }) => [params.key], target: sendAsked })

  sample({
    clock: failed,
    source: $waiting,
    filter: (waiting, { key }) => waiting[key]?.state === 'waiting',
    fn: (waiting, { key }) => ({ key, failures: waiting[key]?.failures ?? 1 }),
    target: pauseFx,
  })
  sample({
    clock: pauseFx.done,
    source: $waiting,
    // Only if nothing has been tried since.
    filter: (waiting, { params }) => {
      const item = waiting[params.key]
      return item?.state === 'waiting' && item.failures === params.failures
    },
    fn: (_, { params }) => [params.key],
    target: sendAsked,
  })
  sample({
    clock: networkReturned,
    source: $waiting,
    fn: (waiting) => Object.values(waiting).flatMap(({ key, state }) => (state === 'waiting' ? [key] : [])),
    target: sendAsked,
  })
  sample({
    clock: retried,
    source: $waiting,
    filter: (waiting, key) => waiting[key] !== undefined && waiting[key].state !== 'sending',
    fn: (_, key) => [key],
    target: sendAsked,
  })
  sample({
    clock: sendAsked,
    source: { waiting: $waiting, underWay: $underWay },
    fn: ({ waiting, underWay }, keys) => keys.flatMap((key) => (underWay.includes(key) ? [] : (waiting[key] ?? []))),
    target: sendAllFx,
  })
  // What was posted meanwhile has waited for its turn.
  sample({
    clock: sendFx.finally,
    source: $waiting,
    filter: (waiting, { params }) => waiting[params.key]?.state === 'sending',
    fn: (_, { params }) => [params.key],
    target: sendAsked,
  })

  sample({
    clock: [delivered, withdrawn.map((key) => ({ key }))],
    source: { person: $person, waiting: $waiting },
    // What has been posted under the same key meanwhile stays.
    filter: ({ person, waiting }, { key }) => isSomebody(person) && waiting[key] === undefined,
    fn: ({ person }, { key }) => ({ person: person as string, key }),
    target: forgetFx,
  })

  return {
    opened,
    posted,
    retried,
    withdrawn,
    networkReturned,
    delivered,
    failed,
    $waiting,
    recallFx,
    keepFx,
    forgetFx,
    sendFx,
  }
}
