import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'

const key = '0123456789abcdef'.repeat(4)

test.each(['', 'Plan the evening.', '水 🎓\n'.repeat(5_000)])('what is sealed comes back', (text) => {
  expect(unseal(key, seal(key, text, 'drafts'), 'drafts')).toBe(text)
})

test('the same text is never sealed the same, and opens with its own key, context and bytes alone', () => {
  const sealed = seal(key, 'Plan', 'drafts')
  expect(seal(key, 'Plan', 'drafts')).not.toBe(sealed)
  expect(unseal('f'.repeat(64), sealed, 'drafts')).toBeNull()
  expect(unseal(key, sealed, 'outbox')).toBeNull()
  expect(unseal(key, `${sealed.slice(0, -6)}AAAAAA`, 'drafts')).toBeNull()
  for (const damaged of ['', 'AAAA', '?', 'x'.repeat(60)]) expect(unseal(key, damaged, 'drafts')).toBeNull()
})
