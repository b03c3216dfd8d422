import { existsSync } from 'node:fs'
import { imagePattern } from '@stepwise/shared/contracts/page'
import type { Context } from '../../../context.ts'
import type { BodyParts } from './body-parts.ts'
import { findDocumentAddresses, findImageHashes } from './document-links.repository.ts'
import { error } from './finding.ts'

/** Areas of the product, and what proves that an address in one leads somewhere (docs/product/steps-and-player.md#own-links). */
const areas: Record<string, 'document' | 'app' | 'image' | 'area'> = {
  flows: 'document',
  wellbeing: 'document',
  support: 'document',
  apps: 'app',
  images: 'image',
  api: 'image',
  dashboard: 'area',
  favourites: 'area',
  tutorials: 'area',
  resources: 'area',
}
const uploaded = /^\/api\/content_images\/([0-9a-f]{64})\./
const appAddress = /^\/(apps\/[a-z0-9-]+)\/?(index\.html)?$/

/** Links to addresses of our own that lead nowhere, and pictures that do not exist. */
export async function ownAddressFindings({ db, settings }: Pick<Context, 'db' | 'settings'>, parts: BodyParts) {
  const links = parts.links
    .filter(({ address }) => address.startsWith('/'))
    .map(({ path, address }) => ({ path, address, place: address.replace(/[?#].*/, '').replace(/(?<=.)\/$/, '') }))
  const images = parts.images.map(({ path, address }) => ({ path, address }))

  const documents = await findDocumentAddresses(
    db,
    links.map(({ place }) => place),
  )
  const hashes = await findImageHashes(
    db,
    [...links, ...images].flatMap(({ address }) => uploaded.exec(address)?.[1] ?? []),
  )
  const hasImage = (address: string) => {
    const [, hash] = uploaded.exec(address) ?? []
    if (!imagePattern.test(address)) return false
    return hash === undefined ? existsSync(`${settings.contentFolder}${address}`) : hashes.has(hash)
  }
  const leadsSomewhere = (place: string) => {
    const [, area = ''] = place.split('/')
    const proof = areas[area]
    if (proof === 'app') {
      const [, app] = appAddress.exec(place) ?? []
      return app !== undefined && existsSync(`${settings.contentFolder}/${app}/index.html`)
    }
    if (proof === 'image') return hasImage(place)
    if (proof === 'document') return documents.has(place) || (place === `/${area}` && area !== 'flows')
    return proof === 'area'
  }
  return [
    ...links
      .filter(({ place }) => !leadsSomewhere(place))
      .map(({ path, address }) => error('link-address', path, `The link ${address} leads nowhere.`)),
    ...images
      .filter(({ address }) => !hasImage(address))
      .map(({ path, address }) => error('image', path, `There is no image ${address}.`)),
  ]
}
