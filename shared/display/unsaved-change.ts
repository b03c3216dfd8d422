import { createEffect } from 'effector'
import { preview } from '../preview/index.ts'
import type { DisplaySetting } from './setting.ts'

/** The fields that a person has changed and the server does not have yet. */
export type SettingChange = Partial<DisplaySetting>

interface UnsavedChange {
  person: string
  change: SettingChange
}

const buildKey = (person: string) => `stepwise.unsaved-display.${person}`

/** For the visit after a crash, or after one without a network. */
export const storeUnsavedFx = createEffect(({ person, change }: UnsavedChange) => {
  if (preview) return
  if (isEmpty(change)) localStorage.removeItem(buildKey(person))
  else localStorage.setItem(buildKey(person), JSON.stringify(change))
})

export const loadUnsavedFx = createEffect((person: string): SettingChange => {
  const stored = localStorage.getItem(buildKey(person))
  return stored === null ? {} : JSON.parse(stored)
})

export function isEmpty(change: SettingChange): boolean {
  return Object.keys(change).length === 0
}

/** The change without what has been saved of it: a field that was changed again since then stays. */
export function withoutSaved(change: SettingChange, saved: SettingChange): SettingChange {
  const unsaved = Object.entries(change).filter(([field, value]) => saved[field as keyof SettingChange] !== value)
  return Object.fromEntries(unsaved)
}
