import { displaySettingChanged } from '@stepwise/shared/display'
import { $shortcutsOff } from '@stepwise/shared/shortcuts'
import { shortcutGroups } from '@stepwise/shared/shortcuts/shortcut-groups'
import { announced } from '@stepwise/shared/ui'
import { createEvent, sample } from 'effector'

const allIds = shortcutGroups.flatMap(({ shortcuts }) => shortcuts.map(({ id }): string => id))

/** A shortcut is switched on or off. */
export const shortcutSwitched = createEvent<{ id: string; isOn: boolean }>()
/** All of them are, also those that this person is not shown. */
export const allShortcutsSwitched = createEvent<{ areOn: boolean }>()

export const $areAllOn = $shortcutsOff.map((off) => off.length === 0)
export const $areAllOff = $shortcutsOff.map((off) => allIds.every((id) => off.includes(id)))

sample({
  clock: shortcutSwitched,
  source: $shortcutsOff,
  fn: (off, { id, isOn }) => ({
    shortcutsOff: isOn ? off.filter((other) => other !== id) : [...new Set([...off, id])],
  }),
  target: displaySettingChanged,
})
sample({
  clock: allShortcutsSwitched,
  fn: ({ areOn }) => ({ shortcutsOff: areOn ? [] : allIds }),
  target: displaySettingChanged,
})
sample({
  clock: allShortcutsSwitched,
  fn: ({ areOn }) => (areOn ? 'All shortcuts are on' : 'All shortcuts are off'),
  target: announced,
})
