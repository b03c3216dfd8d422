import { aUser, signedInScope } from '@stepwise/shared/testing'
import { allSettled } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { $greeting, homeOpened } from './home.model.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:00:00Z') }))

async function greetingOf(user = aUser()) {
  const scope = await signedInScope(user)
  await allSettled(homeOpened, { scope })
  return scope.getState($greeting)
}

test('the greeting changes five days after the first visit', async () => {
  expect(await greetingOf()).toBe("Hi Robin, let's begin...")
  vi.setSystemTime(new Date('2026-11-25T20:00:00Z'))
  expect(await greetingOf()).toBe("Hi Robin, let's begin...")
  vi.setSystemTime(new Date('2026-11-26T20:00:00Z'))
  expect(await greetingOf()).toBe('Hi Robin, welcome back...')
})

test('each person of a browser has their own first login', async () => {
  await greetingOf()
  vi.setSystemTime(new Date('2026-12-20T09:00:00Z'))
  expect(await greetingOf(aUser({ id: 'user-2', firstName: 'Sam' }))).toBe("Hi Sam, let's begin...")
})

test('without local storage everyone is greeted as a new person', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden')
  })
  expect(await greetingOf()).toBe("Hi Robin, let's begin...")
})
