import type { Settings } from '../settings.ts'

type SenderSettings = Pick<Settings, 'mailFrom' | 'publicOrigin'>

/** Whom mails come from: an address, or a name with an address in angle brackets. */
export function buildSender({ mailFrom, publicOrigin }: SenderSettings) {
  return mailFrom ?? `Stepwise <no-reply@${publicOrigin ? new URL(publicOrigin).hostname : 'stepwise.test'}>`
}

/** The address of the people behind the product: they read what arrives at the sender's. */
export function teamAddress(settings: SenderSettings) {
  const sender = buildSender(settings)
  return /<(.+)>$/.exec(sender)?.[1] ?? sender
}

/** The address of those who answer messages. */
export function supportAddress(settings: SenderSettings & Pick<Settings, 'supportEmail'>) {
  return settings.supportEmail ?? teamAddress(settings)
}
