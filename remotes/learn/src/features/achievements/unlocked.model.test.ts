import type { Badge } from '@stepwise/shared/contracts'
import { badgesReceived } from '@stepwise/shared/session'
import { shell } from '@stepwise/shared/shell'
import { aUser, signedInScope } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { allSettled, type Scope } from 'effector'
import { expect, test } from 'vitest'
import { $unlocked, formatNames, shellShown, toastClosed, toastSeen } from './unlocked.model.ts'

// Far from the clock of this device, which may be wrong.
const createdAt = '2020-03-03T12:00:00Z'

function aBadge(code: Badge['code'], isNew: boolean): Badge {
  return { id: code, code, name: code.replaceAll('_', ' '), createdAt, isNew }
}

const newbie = aBadge('NEWBIE', true)
const ninja = aBadge('NOTE_NINJA', true)
const old = aBadge('EXPLORER', false)

async function shellOf(id: string, ...badges: Badge[]) {
  const scope = await signedInScope(aUser({ id, badges }))
  await allSettled(shellShown, { scope })
  return scope
}
const codesIn = (scope: Scope) => scope.getState($unlocked).map(({ code }) => code)

test('badges that are new by the clock of the server are announced once for each person on a device', async () => {
  const scope = await shellOf('robin', newbie, ninja, old)
  expect(codesIn(scope)).toEqual(['NEWBIE', 'NOTE_NINJA'])
  expect(scope.getState($announcement)).toBe('Achievement unlocked. NEWBIE and NOTE NINJA')
  await allSettled(toastSeen, { scope })
  expect(codesIn(scope)).toEqual(['NEWBIE', 'NOTE_NINJA'])
  expect(codesIn(await shellOf('robin', newbie, ninja, old))).toEqual([])
  expect(codesIn(await shellOf('kim', newbie))).toEqual(['NEWBIE'])
})

test('a badge in an answer is added to the toast', async () => {
  const scope = await shellOf('robin', newbie)
  await allSettled(badgesReceived, { scope, params: [newbie, ninja] })
  expect(codesIn(scope)).toEqual(['NEWBIE', 'NOTE_NINJA'])
  await allSettled(toastClosed, { scope })
  await allSettled(badgesReceived, { scope, params: [newbie, ninja] })
  expect(codesIn(scope)).toEqual([])
})

test('a toast that no one has seen is shown again after a reload', async () => {
  await shellOf('robin', newbie)
  const reloaded = await shellOf('robin', newbie, ninja)
  expect(codesIn(reloaded)).toEqual(['NEWBIE', 'NOTE_NINJA'])
  await allSettled(toastClosed, { scope: reloaded })
  expect(codesIn(await shellOf('robin', newbie, ninja))).toEqual([])
})

test('the same badges that come again are shown once', async () => {
  const scope = await shellOf('robin', newbie)
  await allSettled(badgesReceived, { scope, params: [newbie] })
  expect(codesIn(scope)).toEqual(['NEWBIE'])
})

test('a record on the device that cannot be read counts as none', async () => {
  localStorage.setItem('stepwise.announced-badges.robin', '{"NEWBIE"')
  expect(codesIn(await shellOf('robin', newbie))).toEqual(['NEWBIE'])
})

test('a badge earned while the dialog is open is not announced, also not afterwards', async () => {
  const scope = await shellOf('robin')
  await allSettled(shell.slotOpened, { scope, params: 'dialog.achievements' })
  await allSettled(badgesReceived, { scope, params: [newbie] })
  await allSettled(shell.slotClosed, { scope })
  expect(codesIn(scope)).toEqual([])
  expect(codesIn(await shellOf('robin', newbie))).toEqual([])
})

test('opening the dialog closes the toast', async () => {
  const viewed = await shellOf('robin', newbie)
  await allSettled(shell.slotOpened, { scope: viewed, params: 'dialog.achievements' })
  expect(codesIn(viewed)).toEqual([])
})

test('many names are shortened to two and a number', () => {
  expect(formatNames([newbie])).toBe('NEWBIE')
  expect(formatNames([newbie, ninja, old])).toBe('NEWBIE, NOTE NINJA and EXPLORER')
  expect(formatNames([newbie, ninja, old, newbie, ninja])).toBe('NEWBIE, NOTE NINJA and 3 more')
})
