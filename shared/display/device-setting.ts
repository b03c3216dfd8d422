import { createEffect, createEvent, createStore, sample } from 'effector'
import type { AccessabilitySetting, User } from '../contracts/index.ts'
import { preview } from '../preview/index.ts'
import { $user, signedIn } from '../session/index.ts'
import { $deviceSetting, complete, type DisplaySetting, defaultSetting, displaySettingChanged } from './setting.ts'

// docs/product/display.md#device: what is chosen signed out is kept by this browser, and taken along at the next sign-in.

/** What this browser keeps: as the person who was here last read, and what someone has chosen signed out since. */
interface DeviceDisplay {
  last: Partial<AccessabilitySetting>
  chosen: Partial<DisplaySetting>
}

const storageKey = 'stepwise.display'
const nothing: DeviceDisplay = { last: {}, chosen: {} }

/** The product has started: what this browser keeps is read. */
export const deviceDisplayRequested = createEvent()

export const $deviceDisplay = createStore(nothing)

const loadDeviceDisplayFx = createEffect((): DeviceDisplay => {
  // A preview is as the desk around it says.
  const stored = preview ? null : localStorage.getItem(storageKey)
  return stored === null ? nothing : { ...nothing, ...JSON.parse(stored) }
})
export const storeDeviceDisplayFx = createEffect((display: DeviceDisplay) => {
  if (preview) return
  const isNothing = Object.keys({ ...display.last, ...display.chosen }).length === 0
  if (isNothing) localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, JSON.stringify(display))
})

/** What goes along to the account of a person who signs in: only what they have never chosen there. */
const takenAlong = sample({
  clock: signedIn,
  source: $deviceDisplay,
  fn: ({ chosen }, user) => neverChosen(chosen, user),
})
const changedSignedOut = sample({
  clock: displaySettingChanged,
  source: $user,
  filter: (user) => user === null,
  fn: (_, changes) => changes,
})

$deviceDisplay
  .on(loadDeviceDisplayFx.doneData, (_, stored) => stored)
  .on(changedSignedOut, ({ last, chosen }, changes) => ({ last, chosen: { ...chosen, ...changes } }))
  .on($user, (display, user) => {
    if (!user || display.last === user.accessabilitySetting) return display
    // On a computer that others use, nothing of the person stays.
    return { ...display, last: user.isSharedComputer ? {} : user.accessabilitySetting }
  })
  .on(takenAlong, ({ last }) => ({ last, chosen: {} }))

sample({ clock: deviceDisplayRequested, target: loadDeviceDisplayFx })
sample({ clock: $deviceDisplay, fn: ({ last, chosen }) => complete({ ...last, ...chosen }), target: $deviceSetting })
sample({ clock: $deviceDisplay.updates, target: storeDeviceDisplayFx })
sample({ clock: takenAlong, filter: (changes) => Object.keys(changes).length > 0, target: displaySettingChanged })

function neverChosen(chosen: Partial<DisplaySetting>, { accessabilitySetting }: User): Partial<DisplaySetting> {
  const own = complete(accessabilitySetting)
  const isDefault = (field: string) => {
    const name = field as keyof DisplaySetting
    return JSON.stringify(own[name]) === JSON.stringify(defaultSetting[name])
  }
  return Object.fromEntries(Object.entries(chosen).filter(([field]) => isDefault(field)))
}
