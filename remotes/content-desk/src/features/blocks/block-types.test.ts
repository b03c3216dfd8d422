import { expect, test } from 'vitest'
import { offeredTypes } from './block-types.ts'

test('a created page outside of wellbeing is offered the blocks that it shows', () => {
  const created = { isCreated: true, area: 'Support' }
  expect(offeredTypes(created)).not.toContain('exercise')
  expect(offeredTypes(created)).toContain('faq')
  expect(offeredTypes({ ...created, area: 'Wellbeing' })).toContain('exercise')
  expect(offeredTypes({ isCreated: false, area: 'Support' })).toContain('exercise')
  expect(offeredTypes(null)).toContain('exercise')
})
