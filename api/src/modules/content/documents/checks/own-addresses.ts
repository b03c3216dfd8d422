import { statSync } from 'node:fs'
import type { Finding } from '@stepwise/shared/contracts'
import { imagePattern } from '@stepwise/shared/contracts/page'
import type { Context } from '../../../../context.ts'
import { findOwnAddresses } from '../documents.repository.ts'
import { type AddressState, addressState, type KnownAddresses } from '../known-addresses.ts'
import type { BodyParts, LinkPart } from './body-parts.ts'
import { findImageHashes } from './document-links.repository.ts'
import { error, unchecked } from './finding.ts'

const uploaded = /^\/api\/content_images\/([0-9a-f]{64})\./

/** Links to addresses of our own that lead nowhere, and pictures that do not exist. */
export async function ownAddressFindings(
  context: Pick<Context, 'db' | 'settings' | 'liveRoutes'>,
  parts: BodyParts,
): Promise<Finding[]> {
  const { db, settings } = context
  const links = parts.links.filter(({ address }) => address.startsWith('/'))
  const hasFile = (path: string) =>
    statSync(`${settings.contentFolder}/${path}`, { throwIfNoEntry: false })?.isFile() ?? false
  const hashes = await findImageHashes(
    db,
    [...links, ...parts.images].flatMap(({ address }) => uploaded.exec(address)?.[1] ?? []),
  )
  const hasUpload = (address: string) => hashes.has(uploaded.exec(address)?.[1] ?? '')
  const hasImage = (address: string) =>
    imagePattern.test(address) && (uploaded.test(address) ? hasUpload(address) : hasFile(address.slice(1)))
  const states = links.length > 0 ? await linkStates(context, links, { hasFile, hasUpload }) : undefined
  return [
    ...links.flatMap((link) => linkFinding(link, states?.get(link.address))),
    ...parts.images
      .filter(({ address }) => !hasImage(address))
      .map(({ path, address }) => error('image', path, `There is no image ${address}.`)),
  ]
}

/** Where the links lead, by address. The registry is only read for those that content and this release do not know. */
async function linkStates(
  { db, liveRoutes }: Pick<Context, 'db' | 'liveRoutes'>,
  links: readonly LinkPart[],
  files: Pick<KnownAddresses, 'hasFile' | 'hasUpload'>,
) {
  const known = { ...(await findOwnAddresses(db)), ...files }
  const states = new Map(links.map(({ address }) => [address, addressState(address, known)]))
  const open = [...states].filter(([, state]) => state !== 'known')
  const routes = open.length > 0 ? await liveRoutes?.() : undefined
  for (const [address] of routes ? open : []) states.set(address, addressState(address, { ...known, routes }))
  return states
}

function linkFinding({ path, address }: LinkPart, state: AddressState | undefined): Finding[] {
  if (state === 'unknown') return [error('link-address', path, `The link ${address} leads nowhere.`)]
  return state === 'unchecked' ? [unchecked(path, address)] : []
}
