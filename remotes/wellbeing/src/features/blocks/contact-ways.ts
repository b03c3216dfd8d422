import type { BlockOf } from '@stepwise/shared/contracts'

export interface ContactWay {
  kind: 'phone' | 'text' | 'email' | 'video'
  /** What kind of way it is. */
  label: string
  words: string
  to: string
}

/** How an organisation can be reached, only what it has. Its website is not among them. */
export function contactWays({ phone, text, email, video, title }: BlockOf<'contact'>): ContactWay[] {
  const ways: ContactWay[] = []
  if (phone) ways.push({ kind: 'phone', label: 'Phone', words: phone, to: `tel:${phone.replaceAll(' ', '')}` })
  if (text) ways.push({ kind: 'text', label: 'Text', words: text, to: smsAddress(text) })
  if (email) ways.push({ kind: 'email', label: 'Email', words: email, to: `mailto:${email}` })
  if (video) ways.push({ kind: 'video', label: 'Sign video call', words: `Call ${title} in sign language`, to: video })
  return ways
}

/** 'SHOUT to 85258' begins a message with that word to that number; a number alone begins an empty one. Else there is no address. */
function smsAddress(text: string): string {
  const [, word = '', number = ''] = /^(?:(\S+) to )?(\+?[\d ]+)$/.exec(text) ?? []
  if (number === '') return ''
  return `sms:${number.replaceAll(' ', '')}${word && `?body=${encodeURIComponent(word)}`}`
}
