import { statSync } from 'node:fs'
import type { Finding } from '@stepwise/shared/contracts'
import { imagePattern } from '@stepwise/shared/contracts/page'
import type { Context } from '../../../../context.ts'
import type { Readers } from '../../../../readers.ts'
import { findOwnAddresses } from '../documents.repository.ts'
import { type AddressState, addressState, type KnownAddresses } from '../known-addresses.ts'
import type { BodyParts, LinkPart } from './body-parts.ts'
import { findImageHashes } from './document-links.repository.ts'
import { error, unchecked } from './finding.ts'

type Source = Pick<Context, 'db' | 'settings' | 'liveRoutes'>
type KnownFiles = Pick<KnownAddresses, 'hasFile' | 'hasUpload'>

const uploaded = /^\/api\/content_images\/([0-9a-f]{64})\./

/** Links to addresses of our own that lead nowhere or not for all readers of the document, and pictures that do not exist. */
export async function ownAddressFindings(context: Source, parts: BodyParts, readers: Readers): Promise<Finding[]> {
  const links = parts.links.filter(({ address }) => address.startsWith('/'))
  const files = await knownFiles(context, [...links, ...parts.images])
  const hasImage = (address: string) =>
    imagePattern.test(address) && (uploaded.test(address) ? files.hasUpload(address) : files.hasFile(address.slice(1)))
  const states = links.length > 0 ? await linkStates(context, links, files, readers) : undefined
  return [
    ...links.flatMap((link) => linkFinding(link, states?.get(link))),
    ...parts.images
      .filter(({ address }) => !hasImage(address))
      .map(({ path, address }) => error('image', path, `There is no image ${address}.`)),
  ]
}

/** Where an address of our own leads these readers. */
export async function findAddressState(context: Source, address: string, readers: Readers) {
  const link = { path: '', address, words: null }
  const states = await linkStates(context, [link], await knownFiles(context, [link]), readers)
  return states.get(link) ?? 'unknown'
}

async function knownFiles({ db, settings }: Source, places: readonly { address: string }[]): Promise<KnownFiles> {
  const hashes = await findImageHashes(
    db,
    places.flatMap(({ address }) => uploaded.exec(address)?.[1] ?? []),
  )
  return {
    hasFile: (path) => statSync(`${settings.contentFolder}/${path}`, { throwIfNoEntry: false })?.isFile() ?? false,
    hasUpload: (address) => hashes.has(uploaded.exec(address)?.[1] ?? ''),
  }
}

/** Where each link leads. The registry is only read for pages that are not documents. */
async function linkStates(
  { db, liveRoutes }: Pick<Context, 'db' | 'liveRoutes'>,
  links: readonly LinkPart[],
  files: KnownFiles,
  readers: Readers,
) {
  const addresses = await findOwnAddresses(db)
  const isDocument = ({ address }: LinkPart) => addresses.documents.has(address)
  const known = { ...addresses, ...files, routes: links.every(isDocument) ? undefined : await liveRoutes?.() }
  const checkState = ({ address, wellbeing }: LinkPart) =>
    addressState(address, known, { ...readers, access: wellbeing ?? readers.access })
  return new Map(links.map((link) => [link, checkState(link)]))
}

function linkFinding({ path, address }: LinkPart, state: AddressState | undefined): Finding[] {
  if (state === 'unknown') return [error('link-address', path, `The link ${address} leads nowhere.`)]
  if (state === 'closed')
    return [error('link-address', path, `The link ${address} leads to a page that some readers cannot open.`)]
  return state === 'unchecked' ? [unchecked(path, address)] : []
}
