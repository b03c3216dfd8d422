import { createEffect, createEvent, createStore, type Event, type Store, sample } from 'effector'
import { without } from './drafts.ts'
import { forget, keep, type Owner, recall, setAside } from './keeper.ts'
import { pauseAfter, watchNetwork } from './network.ts'
import {
  afterFailure,
  askedAgain,
  asSending,
  type Failed,
  freshItem,
  heldUp,
  isAnyWaiting,
  type Judgement,
  nextOf,
  type Waiting,
} from './waiting.ts'

interface OutboxOptions<Letter, Answer> {
  area: string
  /** Who is signed in: `$user`. */
  $owner: Store<Owner | null>
  /** The key goes along as idempotency key, or the call is harmless when made twice. It must end: the others wait for it. */
  send: (letter: Letter, key: string) => Promise<Answer>
  judge: (error: Error) => Judgement
  /** Whether what was kept, perhaps by another build, is an entry as this one knows them. */
  isLetter: (value: unknown) => value is Letter
  /** A newer letter has waited for this answer under the same key: what is then sent in its place, such as on a newer version. */
  follow?: (letter: Letter, answer: Answer) => Letter
}

/**
 * Sends what a person has saved, and keeps it on the device until the server has it: over a lost network, a reload, a crash
 * and another sign-in. Entries are sent one at a time in their order. One that is refused waits for the person, one that the
 * server cannot take now waits for its next attempt, and the others go on; without a network all wait. Posting again under the
 * same key replaces what waits there, and follows what is under way.
 */
export function createOutbox<Letter, Answer>({
  area,
  $owner,
  send,
  judge,
  isLetter,
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
  /** One has failed, or waits behind one that nothing gets past. */
  const failed = createEvent<Failed<Letter>>()
  /** All that waits is tried, from the oldest on. */
  const roundStarted = createEvent()

  const $person = $owner.map((owner) => owner?.id ?? null)
  const $waiting = createStore<Record<string, Item>>({})
  /** What is on its way now. */
  const $underWay = createStore<{ key: string; letter: Letter } | null>(null)
  /** How many rounds have brought nothing, one after the other. */
  const $failures = createStore(0)
  /** Counts rounds, so that a pause that was cut short starts none. */
  const $round = createStore(0)
  const $recalledFor = createStore<string | null>(null)
  /** Keys of what is kept on the device and cannot be read. */
  const $unreadable = createStore<readonly string[]>([])

  const recallFx = createEffect((owner: Owner) => recall({ area, owner }, isLetter))
  const keepFx = createEffect(async ({ owner, key, letter, isTaken }: KeepCommand<Letter>) => {
    if (isTaken) await setAside({ area, owner }, key)
    await keep({ area, owner }, key, letter)
  })
  const forgetFx = createEffect(({ owner, key }: { owner: Owner; key: string }) => forget({ area, owner }, [key]))
  const sendFx = createEffect(({ key, letter }: { key: string; letter: Letter }) => send(letter, key))
  const pauseFx = createEffect(({ failures }: { failures: number; round: number }) => pauseAfter(failures))
  const failTogetherFx = createEffect((all: Failed<Letter>[]) => {
    for (const one of all) failed(one)
  })

  const delivered = sendFx.done.map(({ params, result }) => ({ ...params, answer: result }))

  $underWay
    .on(sendFx, (_, sent) => sent)
    .on(sendFx.finally, (underWay, { params }) => (underWay === params ? null : underWay))
  $recalledFor.on(recallFx.done, (_, { params }) => params.id).reset($person.updates)
  $unreadable
    .on(recallFx.doneData, (_, { unreadable }) => unreadable)
    .on(keepFx.done, (unreadable, { params }) => unreadable.map((key) => (key === params.key ? `${key}~` : key)))
    .reset($person.updates)
  $failures.on(pauseFx, (failures) => failures + 1).reset(delivered, networkReturned, retried, $person.updates)
  $round.on(roundStarted, (round) => round + 1)
  $waiting
    .reset($person.updates)
    .on(posted, (waiting, { key, letter }) => ({ ...waiting, [key]: freshItem(key, letter) }))
    .on(keepFx.finally, (waiting, { params }) => ready(waiting, params.key))
    .on(roundStarted, asSending)
    .on(retried, askedAgain)
    .on(withdrawn, without)
    .on(failed, afterFailure)
    .on(delivered, (waiting, { key, letter, answer }) => {
      const item = waiting[key]
      if (!item || item.letter === letter) return without(waiting, key)
      return { ...waiting, [key]: { ...item, letter: follow(item.letter, answer) } }
    })

  sample({
    clock: [opened, $person],
    source: { owner: $owner, recalledFor: $recalledFor },
    filter: ({ owner, recalledFor }) => owner !== null && owner.id !== recalledFor,
    fn: ({ owner }) => owner as Owner,
    target: recallFx,
  })
  const recalled = sample({
    clock: recallFx.done,
    source: { person: $person, waiting: $waiting },
    filter: ({ person }, { params }) => person === params.id,
    fn: ({ waiting }, { result }) =>
      result.items.flatMap(({ key, value }) => (waiting[key] ? [] : [freshItem(key, value, true)])),
  })
  $waiting.on(recalled, (waiting, items) => ({
    ...Object.fromEntries(items.map((item) => [item.key, item])),
    ...waiting,
  }))

  // On the device first: what is then lost on the way is not lost.
  sample({
    clock: posted,
    source: { owner: $owner, unreadable: $unreadable },
    filter: ({ owner }) => owner !== null,
    fn: ({ owner, unreadable }, { key, letter }) => ({
      owner: owner as Owner,
      key,
      letter,
      isTaken: unreadable.includes(key),
    }),
    target: keepFx,
  })

  sample({
    clock: [recalled, keepFx.finally, networkReturned, retried] as Event<unknown>[],
    fn: () => {},
    target: roundStarted,
  })
  sample({
    // Not when a call fails, but once that is written down.
    clock: [roundStarted, sendFx.done, failTogetherFx.finally] as Event<unknown>[],
    source: { waiting: $waiting, underWay: $underWay },
    filter: ({ waiting, underWay }) => underWay === null && nextOf(waiting) !== undefined,
    fn: ({ waiting }) => {
      const { key, letter } = nextOf(waiting) as Item
      return { key, letter }
    },
    target: sendFx,
  })
  sample({
    clock: sendFx.fail,
    source: $waiting,
    fn: (waiting, { params, error }): Failed<Letter>[] => {
      const verdict = judge(error)
      const others = verdict.isPassing && verdict.isGeneral ? heldUp(waiting) : []
      const behind = others.filter(({ key }) => key !== params.key)
      return [params, ...behind].map(({ key, letter }) => ({ ...verdict, key, letter }))
    },
    target: failTogetherFx,
  })
  sample({
    clock: [sendFx.done, failTogetherFx.finally] as Event<unknown>[],
    source: { waiting: $waiting, underWay: $underWay, failures: $failures, round: $round },
    filter: ({ waiting, underWay }) => underWay === null && isAnyWaiting(waiting) && nextOf(waiting) === undefined,
    fn: ({ failures, round }) => ({ failures: failures + 1, round }),
    target: pauseFx,
  })
  sample({
    clock: pauseFx.done,
    source: { waiting: $waiting, round: $round },
    filter: ({ waiting, round }, { params }) => round === params.round && isAnyWaiting(waiting),
    fn: () => {},
    target: roundStarted,
  })

  sample({
    clock: [delivered, withdrawn.map((key) => ({ key }))],
    source: { owner: $owner, waiting: $waiting },
    // What has been posted under the same key meanwhile stays.
    filter: ({ owner, waiting }, { key }) => owner !== null && waiting[key] === undefined,
    fn: ({ owner }, { key }) => ({ owner: owner as Owner, key }),
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
    $unreadable,
    recallFx,
    keepFx,
    forgetFx,
    sendFx,
  }
}

interface KeepCommand<Letter> {
  owner: Owner
  key: string
  letter: Letter
  /** Something that cannot be read is kept under this key. */
  isTaken: boolean
}

function ready<Letter>(waiting: Record<string, Waiting<Letter>>, key: string) {
  const item = waiting[key]
  return item ? { ...waiting, [key]: { ...item, isReady: true } } : waiting
}
