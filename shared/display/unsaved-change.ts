import { createEffect } from 'effector'
import type { AccessabilitySetting } from '../contracts/index.ts'

/** What a person has changed: the fields that the server does not have yet. */
export type SettingChange = Partial<AccessabilitySetting>

interface Unsaved {
  person: string
  change: SettingChange
}

const keyOf = (person: string) => `stepwise.unsaved-display.${person}`

/** Keeps on the device what the server does not have yet, for the visit after a crash or without a network. */
export const storeUnsavedFx = createEffect(({ person, change }: Unsaved) => {
  if (isEmpty(change)) localStorage.removeItem(keyOf(person))
  else localStorage.setItem(keyOf(person), JSON.stringify(change))
})

export const loadUnsavedFx = createEffect((person: string): SettingChange => {
  const kept = localStorage.getItem(keyOf(person))
  return kept === null ? {} : JSON.parse(kept)
})

export function isEmpty(change: SettingChange): boolean {
  return Object.keys(change).length === 0
}

/** What is left of a change when this part of it has been saved: a field that has changed since stays. */
export function withoutSaved(change: SettingChange, saved: SettingChange): SettingChange {
  const left = Object.entries(change).filter(([field, value]) => saved[field as keyof SettingChange] !== value)
  return Object.fromEntries(left)
}
