import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { addressGroup } from './address-group.ts'

/** How long a page that was sent may report what happened to it. */
export const pageMarkMs = 24 * 60 * 60_000

/** A page that a gateway has sent, and the network that asked for it: a digest, so that nobody reads the address from it. */
export type PageMark = { id: string; network: string }

/**
 * Marks a page that is sent to an address, for the `Server-Timing` header of its answer: the page's scripts can read it, and nothing is kept
 * on the device. Reports of versions count only with one (docs/product/errors.md#counts).
 */
export function pageMark(secret: string, address: string, now = new Date()): string {
  const network = digest(secret, `network.${addressGroup(address)}`).slice(0, 16)
  const payload = [randomBytes(12).toString('base64url'), network, now.getTime().toString(36)].join('.')
  return `${payload}.${digest(secret, `page.${payload}`)}`
}

/** Undefined for a mark that was made with another secret, or that is older than a day. */
export function readPageMark(secret: string, text: string, now = new Date()): PageMark | undefined {
  const [id = '', network = '', sent = '', signature = ''] = text.split('.')
  const [given, expected] = [Buffer.from(signature), Buffer.from(digest(secret, `page.${id}.${network}.${sent}`))]
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return now.getTime() - Number.parseInt(sent, 36) < pageMarkMs ? { id, network } : undefined
}

const digest = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url')
