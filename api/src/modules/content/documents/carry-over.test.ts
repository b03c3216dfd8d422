import { expect, test } from 'vitest'
import { type CarryStep, carryOver } from './carry-over.ts'

const by: Record<number, CarryStep> = {
  1: (_kind, { heading, ...body }) => ({ ...body, title: heading }),
  2: (kind, body) => (kind === 'page' ? { ...body, lead: 'New' } : body),
}

test('a body goes through every form between its own and that of this release', () => {
  expect(carryOver('page', { heading: 'Help' }, 1, { to: 3, by })).toEqual({ title: 'Help', lead: 'New' })
  expect(carryOver('page', { title: 'Help' }, 2, { to: 3, by })).toEqual({ title: 'Help', lead: 'New' })
  expect(carryOver('step', { heading: 'Help' }, 1, { to: 3, by })).toEqual({ title: 'Help' })
})

test('a body of this release, or of a later one, stays as it is', () => {
  const body = { title: 'Help' }
  expect(carryOver('page', body, 3, { to: 3, by })).toBe(body)
  expect(carryOver('page', body, 4, { to: 3, by })).toBe(body)
  expect(carryOver('page', body, 1)).toBe(body)
})
