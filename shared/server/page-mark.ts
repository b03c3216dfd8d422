import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { networkOf } from './address-group.ts'

/** How long a page that was sent may report what happened to it. */
export const pageMarkMs = 24 * 60 * 60_000

interface Version {
  part: string
  version: string
}

/** A page that is sent. */
export interface SentPage {
  address: string
  /** Of its versions: {@link versionTags}. */
  tags: string
  /** While there are canaries: the number of the person by which the set was chosen, or 'visitor'. */
  bucket?: number | 'visitor' | undefined
}

/** A page that a gateway has sent, and the network that asked for it: a digest, so that no one reads the address from it. */
export interface PageMark {
  id: string
  network: string
  /** As in {@link SentPage}. */
  bucket: number | 'visitor' | undefined
  /** Whether the page has this version of a part. */
  has: (version: Version) => boolean
}

/**
 * Marks a page that is sent to an address, for the `Server-Timing` header of its answer: the page's scripts can read it, and nothing is kept
 * on the device. Reports of versions count only with one, and only of the versions that the page has (docs/product/errors.md#counts).
 */
export function pageMark(secret: string, { address, tags, bucket }: SentPage, now = new Date()): string {
  const network = digest(secret, `network.${networkOf(address)}`).slice(0, 16)
  const id = randomBytes(12).toString('base64url')
  const payload = [id, network, now.getTime().toString(36), bucket ?? '', tags].join('.')
  return `${payload}.${digest(secret, `page.${payload}`)}`
}

/** The versions of a page, for its mark: four characters each, so that it stays a short header. */
export const versionTags = (secret: string, versions: Version[]): string =>
  versions.map((version) => versionTag(secret, version)).join('')

/** Undefined for a mark that was made with another secret, or that is older than a day. */
export function readPageMark(secret: string, text: string, now = new Date()): PageMark | undefined {
  const [id = '', network = '', sent = '', bucket = '', tags = '', signature = ''] = text.split('.')
  const expected = Buffer.from(digest(secret, `page.${[id, network, sent, bucket, tags].join('.')}`))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  if (now.getTime() - Number.parseInt(sent, 36) >= pageMarkMs) return undefined
  const known = new Set(tags.match(/.{4}/g))
  return {
    id,
    network,
    bucket: bucket === '' ? undefined : bucket === 'visitor' ? bucket : Number(bucket),
    has: (version) => known.has(versionTag(secret, version)),
  }
}

const versionTag = (secret: string, { part, version }: Version) =>
  digest(secret, `version.${part}@${version}`).slice(0, 4)

const digest = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url')
