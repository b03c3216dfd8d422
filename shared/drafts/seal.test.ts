import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'

const key = '0123456789abcdef'.repeat(4)

test.each(['', 'Plan the evening.', '水 🎓\n'.repeat(5_000)])('unseal returns the text that was sealed', (text) => {
  expect(unseal(key, seal(key, text, 'drafts'), 'drafts')).toBe(text)
})

test('sealing twice differs, and another key, another context or a damaged text give null', () => {
  const sealed = seal(key, 'Plan', 'drafts')
  expect(seal(key, 'Plan', 'drafts')).not.toBe(sealed)
  expect(unseal('f'.repeat(64), sealed, 'drafts')).toBeNull()
  expect(unseal(key, sealed, 'outbox')).toBeNull()
  expect(unseal(key, `${sealed.slice(0, -6)}AAAAAA`, 'drafts')).toBeNull()
  for (const damaged of ['', 'AAAA', '?', 'x'.repeat(60)]) expect(unseal(key, damaged, 'drafts')).toBeNull()
})
