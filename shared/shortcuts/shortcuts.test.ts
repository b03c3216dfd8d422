import { displaySettingChanged } from '@stepwise/shared/display'
import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { $shortcutsOff, isShortcutOn } from './index.ts'
import { playerShortcuts, transcriptShortcuts } from './player-shortcuts.ts'
import { shortcutGroups } from './shortcut-groups.ts'

// docs/product/accessibility.md#shortcut-list

const all = shortcutGroups.flatMap(({ shortcuts }) => [...shortcuts])

test('each shortcut has an id of its own, which the account can keep', () => {
  const ids = all.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeLessThanOrEqual(50)
  for (const id of ids) expect(id).toMatch(/^[a-z-]{1,40}$/)
})

test('no two shortcuts that can meet have the same keys', () => {
  const everywhere = shortcutGroups[0].shortcuts.flatMap(({ keys }) => [...keys])
  for (const { where, shortcuts } of shortcutGroups) {
    const keys: string[] = shortcuts.flatMap((shortcut) => [...shortcut.keys])
    const met = where === 'Everywhere' ? keys : [...keys, ...everywhere]
    expect(new Set(met).size).toBe(met.length)
  }
})

test('a single key works in one place alone, where the focus is, never everywhere (WCAG 2.1.4)', () => {
  const single = (key: string) => key.length === 1
  const withSingle = shortcutGroups.filter(({ shortcuts }) => shortcuts.some(({ keys }) => keys.some(single)))
  expect(withSingle.map(({ where }) => where)).toEqual(['Video player', 'Transcript of a video'])
  expect(withSingle.map(({ shortcuts }) => shortcuts)).toEqual([playerShortcuts, transcriptShortcuts])
})

test('a shortcut that a person switches off is off, and the others are on', async () => {
  const scope = fork()
  await allSettled(displaySettingChanged, { scope, params: { shortcutsOff: ['player-mute'] } })
  expect(scope.getState($shortcutsOff)).toEqual(['player-mute'])
  expect(isShortcutOn('player-mute')).toBe(true)
  displaySettingChanged({ shortcutsOff: ['player-mute'] })
  expect(isShortcutOn('player-mute')).toBe(false)
  expect(isShortcutOn('player-play')).toBe(true)
})
