import { act, screen } from '@testing-library/react'
import { allSettled, createWatch, fork } from 'effector'
import { useUnit } from 'effector-react'
import { useLayoutEffect } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { displaySettingChanged } from '../display/index.ts'
import { signedOut } from '../session/index.ts'
import { renderPart } from '../testing/index.ts'
import { holdMs, lastHoldMs } from './announcement-queue.ts'
import {
  $announcement,
  announced,
  announcementMade,
  detailAnnounced,
  findingsAnnounced,
  hintAnnounced,
  LiveRegion,
} from './announcer.tsx'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))

function open() {
  const { scope } = renderPart(<LiveRegion />)
  return {
    scope,
    say: (...texts: string[]) =>
      act(async () => {
        for (const text of texts) await allSettled(announced, { scope, params: text })
      }),
    wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    said: () => screen.getByRole('status').textContent,
  }
}

test('announcements are said at once, two at the same moment one after the other', async () => {
  const { say, said, wait } = open()
  await say('Saved', 'Achievement unlocked.')
  expect(said()).toBe('Saved')
  await wait(holdMs - 100)
  expect(said()).toBe('Saved')
  await wait(100)
  expect(said()).toBe('Achievement unlocked.')
  await wait(holdMs)
  await say('3 results')
  expect(said()).toBe('3 results')
})

test('the same words twice change the text, or nothing would be read', async () => {
  const { say, said, wait } = open()
  await say('1 result', '1 result')
  await wait(holdMs)
  expect(said()).toBe('1 result\u00a0')
})

test('the newest of many at once are said', async () => {
  const { say, said, wait } = open()
  const heard: (string | null)[] = []
  await say('0', '1', '2', '3', '4', '5', '6', '7')
  for (let turn = 0; turn < 8; turn++) {
    heard.push(said())
    await wait(holdMs)
  }
  expect([...new Set(heard)]).toEqual(['0', '3', '4', '5', '6', '7'])
})

test('the last words go some seconds after they were said, so that no one reads old news', async () => {
  const { say, said, wait } = open()
  await say('Saved', 'Achievement unlocked.')
  await wait(holdMs)
  await wait(lastHoldMs - 100)
  expect(said()).toBe('Achievement unlocked.')
  await wait(100)
  expect(said()).toBe('')
  await say('3 results')
  expect(said()).toBe('3 results')
  await wait(lastHoldMs - 100)
  await say('2 results')
  await wait(lastHoldMs - 100)
  expect(said()).toBe('2 results')
})

test('announcements to a person, said or waiting, are not for the person who comes after their sign-out', async () => {
  const { scope, say, said, wait } = open()
  await say('Saving…', 'Achievement unlocked.')
  await act(() => allSettled(signedOut, { scope }))
  expect(said()).toBe('')
  await wait(holdMs)
  expect(said()).toBe('')
  await say('Sign in')
  expect(said()).toBe('Sign in')
})

function AnnouncingAtOnce() {
  const announce = useUnit(announced)
  useLayoutEffect(() => {
    announce('You are offline.')
  }, [announce])
  return null
}

test('an announcement of the page as it appears is said, although the region is after the page', () => {
  renderPart(
    <>
      <AnnouncingAtOnce />
      <LiveRegion />
    </>,
  )
  expect(screen.getByRole('status').textContent).toBe('You are offline.')
})

// docs/product/accessibility.md#announcing
test.each([
  ['less', ['Saved', 'No results found'], ['3 results', '2 selected']],
  ['normal', ['Saved', '3 results', 'No results found', '2 selected'], []],
  ['more', ['Saved', '3 results', 'No results found', '2 selected', 'Step completed'], []],
] as const)('a person who wants to hear %s hears %j', async (announcements, said, notSaid) => {
  const scope = fork()
  await allSettled(displaySettingChanged, { scope, params: { announcements } })
  const heard: string[] = []
  const made: string[] = []
  createWatch({ unit: $announcement, scope, fn: (text) => heard.push(text) })
  createWatch({ unit: announcementMade, scope, fn: ({ text, isSaid }) => !isSaid && made.push(text) })
  await allSettled(announced, { scope, params: 'Saved' })
  await allSettled(findingsAnnounced, { scope, params: { text: '3 results', isNothing: false } })
  await allSettled(findingsAnnounced, { scope, params: { text: 'No results found', isNothing: true } })
  await allSettled(hintAnnounced, { scope, params: '2 selected' })
  await allSettled(detailAnnounced, { scope, params: 'Step completed' })
  expect(heard).toEqual(said)
  expect(made).toEqual(notSaid)
})
