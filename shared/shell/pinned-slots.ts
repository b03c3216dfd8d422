import { createEffect, createEvent, sample } from 'effector'
import type { SlotName } from '../contracts/index.ts'
import { $personId, personalStore, signedIn } from '../session/index.ts'

/** Shows this slot on every page of the shell, for this person on this device, after a reload too. */
export const slotPinned = createEvent<SlotName>()
export const slotUnpinned = createEvent<SlotName>()

/** Only these slots are loaded without being opened: what no one uses costs nothing. */
export const $pinnedSlots = personalStore<SlotName[]>([])

interface StoredSlots {
  personId: string
  slots: SlotName[]
}

const buildKey = (personId: string) => `stepwise.wanted-slots.${personId}`

const loadSlotsFx = createEffect((personId: string): SlotName[] => {
  const stored = localStorage.getItem(buildKey(personId))
  return stored ? (stored.split(' ') as SlotName[]) : []
})
const storeSlotsFx = createEffect(({ personId, slots }: StoredSlots) => {
  if (slots.length > 0) localStorage.setItem(buildKey(personId), slots.join(' '))
  else localStorage.removeItem(buildKey(personId))
})

$pinnedSlots
  .on(loadSlotsFx.doneData, (_, slots) => slots)
  .on(slotPinned, (slots, slot) => (slots.includes(slot) ? slots : [...slots, slot]))
  .on(slotUnpinned, (slots, slot) => (slots.includes(slot) ? slots.filter((name) => name !== slot) : slots))

sample({ clock: signedIn, fn: ({ id }) => id, target: loadSlotsFx })
sample({
  clock: [slotPinned, slotUnpinned],
  source: { personId: $personId, slots: $pinnedSlots },
  filter: (stored): stored is StoredSlots => stored.personId !== null,
  target: storeSlotsFx,
})
