import { expect, test } from 'vitest'
import { greetingFor } from './greeting.ts'

test.each([
  [0, "Hi Robin, let's begin..."],
  [5, "Hi Robin, let's begin..."],
  [6, 'Hi Robin, welcome back...'],
  [400, 'Hi Robin, welcome back...'],
])('after %i days: %s', (days, greeting) => {
  expect(greetingFor('Robin', days)).toBe(greeting)
})
