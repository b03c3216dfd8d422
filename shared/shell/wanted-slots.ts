import { createEffect, createEvent, createStore, sample } from 'effector'
import type { SlotName } from '../contracts/index.ts'
import { $user, signedIn, signedOut } from '../session/index.ts'

const keyOf = (person: string) => `stepwise.wanted-slots.${person}`

/** Show this slot on every page of the shell from now on, for this person on this device. */
export const slotWanted = createEvent<SlotName>()
export const slotNotWanted = createEvent<SlotName>()

/** The slots that remotes have asked for: what nobody uses is never loaded. */
export const $wantedSlots = createStore<SlotName[]>([])

const readFx = createEffect((person: string): SlotName[] => {
  const kept = localStorage.getItem(keyOf(person))
  return kept ? (kept.split(' ') as SlotName[]) : []
})
const keepFx = createEffect(({ person, slots }: { person: string; slots: SlotName[] }) => {
  if (slots.length > 0) localStorage.setItem(keyOf(person), slots.join(' '))
  else localStorage.removeItem(keyOf(person))
})

$wantedSlots
  .on(readFx.doneData, (_, slots) => slots)
  .on(slotWanted, (slots, slot) => (slots.includes(slot) ? slots : [...slots, slot]))
  .on(slotNotWanted, (slots, slot) => (slots.includes(slot) ? slots.filter((name) => name !== slot) : slots))
  .reset(signedOut)

sample({ clock: signedIn, fn: ({ id }) => id, target: readFx })
sample({
  clock: [slotWanted, slotNotWanted],
  source: { user: $user, slots: $wantedSlots },
  filter: ({ user }) => user !== null,
  fn: ({ user, slots }) => ({ person: user?.id ?? '', slots }),
  target: keepFx,
})
