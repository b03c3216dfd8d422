import type { BlockOf } from '@stepwise/shared/contracts'
import { expect, test } from 'vitest'
import { contactWays } from './contact-ways.ts'

const contact: BlockOf<'contact'> = {
  id: 'help',
  type: 'contact',
  title: 'Help',
  content: '<p>Help</p>',
  image: '',
  alt: '',
  phone: '',
  email: '',
  video: '',
  text: '',
  web: 'https://help.test',
  hours: '',
  checked: '2026-11-21',
  source: 'help.test',
}

test('only the ways that an organisation has', () => {
  expect(contactWays(contact)).toEqual([])
  const ways = contactWays({ ...contact, phone: '116 123', email: 'a@help.test', video: 'https://help.test/bsl' })
  expect(ways.map(({ kind, to }) => [kind, to])).toEqual([
    ['phone', 'tel:116123'],
    ['email', 'mailto:a@help.test'],
    ['video', 'https://help.test/bsl'],
  ])
})

test.each([
  ['SHOUT to 85258', 'sms:85258?body=SHOUT'],
  ['85258', 'sms:85258'],
  ['+44 7700 900123', 'sms:+447700900123'],
  ['Ask your university', ''],
])('%s', (text, to) => {
  expect(contactWays({ ...contact, text })[0]?.to).toBe(to)
})
