import type { User } from '@stepwise/shared/contracts'
import { edition } from '@stepwise/shared/edition'
import { settings } from '../settings/settings.ts'

/** Something of the owner's that tells others about a person, and therefore asks first. */
export interface Service {
  id: 'analytics' | 'chat'
  /** Whose answer it is and for whom: another recipient is another question, and so is the chat of another person. */
  key: string
  title: string
  text: string
}

/** What this build has for this person, or for a visitor. */
export function servicesFor(user: User | null): Service[] {
  const { analytics, chat, isProduction } = settings
  const services: Service[] = []
  if (analytics) {
    const recipient = findRecipient(analytics.url)
    services.push({
      id: 'analytics',
      key: `analytics ${recipient ?? ''}`,
      title: 'May we count page visits?',
      text: `${recipient ?? 'Our own server'} receives the kind of page you open, the time and, like any website you visit, your internet address and the name of your browser. It does not receive your name, your account or anything you type.`,
    })
  }
  // docs/product/shell-and-search.md#chat
  if (chat && isProduction && edition.id === 'study' && user) {
    const recipient = findRecipient(chat.script)
    services.push({
      id: 'chat',
      key: `chat ${recipient ?? ''} ${user.id}`,
      title: 'Would you like the support chat?',
      text: `It is provided by ${recipient ?? 'our own server'}, which receives your name, your email address and what you write in the chat.`,
    })
  }
  return services
}

/** The name of the server that an address leads to; undefined for this product's own. */
function findRecipient(address: string): string | undefined {
  const { host, origin } = new URL(address, location.href)
  return origin === location.origin ? undefined : host
}
