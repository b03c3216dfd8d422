import { existsSync } from 'node:fs'
import { imagePattern } from '@stepwise/shared/contracts/page'
import type { Context } from '../../../context.ts'
import { findOwnAddresses } from '../documents.repository.ts'
import { isKnownAddress } from '../known-addresses.ts'
import type { BodyParts } from './body-parts.ts'
import { findImageHashes } from './document-links.repository.ts'
import { error } from './finding.ts'

const uploaded = /^\/api\/content_images\/([0-9a-f]{64})\./

/** Links to addresses of our own that lead nowhere, and pictures that do not exist. */
export async function ownAddressFindings({ db, settings }: Pick<Context, 'db' | 'settings'>, parts: BodyParts) {
  const links = parts.links.filter(({ address }) => address.startsWith('/'))
  const hasFile = (path: string) => existsSync(`${settings.contentFolder}/${path}`)
  const known = links.length > 0 && { ...(await findOwnAddresses(db)), hasFile }
  const hashes = await findImageHashes(
    db,
    parts.images.flatMap(({ address }) => uploaded.exec(address)?.[1] ?? []),
  )
  const hasImage = (address: string) => {
    const [, hash] = uploaded.exec(address) ?? []
    if (!imagePattern.test(address)) return false
    return hash === undefined ? hasFile(address.slice(1)) : hashes.has(hash)
  }
  return [
    ...links
      .filter(({ address }) => known && !isKnownAddress(address, known))
      .map(({ path, address }) => error('link-address', path, `The link ${address} leads nowhere.`)),
    ...parts.images
      .filter(({ address }) => !hasImage(address))
      .map(({ path, address }) => error('image', path, `There is no image ${address}.`)),
  ]
}
